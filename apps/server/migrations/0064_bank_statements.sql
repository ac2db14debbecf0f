-- Statements of the house's own accounts at banks and on chains, as finance uploaded them (REL-64),
-- each with what was owed to customers at that moment. Amounts in micro-units of USD.

CREATE TABLE bank_statement (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  file_name text NOT NULL,
  -- The file itself, and its SHA-256.
  content text NOT NULL,
  content_hash text NOT NULL,
  lines integer NOT NULL CHECK (lines > 0),
  assets bigint NOT NULL,
  liabilities json NOT NULL,
  uploaded_by text NOT NULL REFERENCES staff (id),
  uploaded_time bigint NOT NULL
);
CREATE TRIGGER bank_statement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_statement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT SELECT, INSERT ON bank_statement TO fairtick_app;
