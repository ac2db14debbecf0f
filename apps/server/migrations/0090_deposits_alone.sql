-- What one person credited alone: its sums over a day are bounded, by reviewer and by account
-- (REL-58). Times in milliseconds since the epoch, money in micro-USD (bigint).
CREATE TABLE deposit_sole_approval (
  deposit_id text PRIMARY KEY REFERENCES deposit (id),
  staff_id text NOT NULL REFERENCES staff (id),
  account_id text NOT NULL,
  credit bigint NOT NULL CHECK (credit > 0),
  time bigint NOT NULL
);
CREATE INDEX deposit_sole_approval_staff ON deposit_sole_approval (staff_id, time);
CREATE INDEX deposit_sole_approval_account ON deposit_sole_approval (account_id, time);
CREATE TRIGGER deposit_sole_approval_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_sole_approval
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON deposit_sole_approval TO fairtick_app;

-- A first approval that counts no more (too old, or of somebody who may not approve any more) stays
-- and another is written beside it.
ALTER TABLE deposit_first_approval DROP CONSTRAINT deposit_first_approval_pkey;
ALTER TABLE deposit_first_approval ADD PRIMARY KEY (deposit_id, credit, time, staff_id);
