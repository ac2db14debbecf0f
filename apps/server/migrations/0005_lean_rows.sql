-- Answers under a key are read as they were written: as text they need not be parsed to be stored.

ALTER TABLE idempotency ALTER COLUMN outcome TYPE text;
