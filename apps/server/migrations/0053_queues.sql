-- The queues of the back office. Times in milliseconds since the epoch (bigint).

-- Who looks at a case. It hinders nobody; one that has run out is anyone's.
CREATE TABLE queue_claim (
  queue text NOT NULL CHECK (queue IN ('deposit', 'withdrawal', 'bank_change')),
  case_id text NOT NULL,
  staff_id text NOT NULL REFERENCES staff (id),
  until_time bigint NOT NULL,
  PRIMARY KEY (queue, case_id)
);

-- Of a deposit whose credit is above the limit: the first of the two who approve it (REL-58).
CREATE TABLE deposit_first_approval (
  deposit_id text PRIMARY KEY REFERENCES deposit (id),
  staff_id text NOT NULL REFERENCES staff (id),
  time bigint NOT NULL
);
CREATE TRIGGER deposit_first_approval_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_first_approval
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE INDEX deposit_status ON deposit (status, number);
CREATE INDEX bank_change_status ON bank_change (status, submitted_time, id);

GRANT SELECT, INSERT, UPDATE, DELETE ON queue_claim TO fairtick_app;
GRANT SELECT, INSERT ON deposit_first_approval TO fairtick_app;
