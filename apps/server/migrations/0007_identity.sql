-- Identity verification: what customers sent to prove who they are, and who decided it. Names and
-- numbers are sealed with a key of each person. Times in milliseconds since the epoch (bigint).

-- The key of one person, sealed with `identity.key`, beside the database. Without its row nothing of
-- theirs can be read again, on any copy of the disk: that is how it is erased.
CREATE TABLE identity_key (
  user_id text PRIMARY KEY REFERENCES app_user (id),
  sealed_key text NOT NULL
);
GRANT SELECT, INSERT, DELETE ON identity_key TO fairtick_app;

CREATE TABLE identity_case (
  id text PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES app_user (id),
  status text NOT NULL CHECK (
    status IN ('pending', 'needs_fix', 'success', 'failed', 'expired')),
  id_type text NOT NULL CHECK (id_type IN ('idcard', 'passport', 'driverlicense')),
  country text NOT NULL CHECK (length(country) = 2),
  -- Null once they were erased.
  sealed_name text,
  sealed_number text,
  -- HMAC of country, type and number under a key that is not in the database: it stays, so that
  -- the same document is known again.
  number_mac text NOT NULL,
  -- How often it was sent, and may be.
  attempt integer NOT NULL CHECK (attempt >= 1),
  attempts_allowed integer NOT NULL,
  -- Nothing can be sent before.
  next_attempt_time bigint,
  submitted_time bigint NOT NULL,
  reviewed_time bigint,
  appealed_time bigint,
  -- Null once it was erased.
  appeal_text text,
  -- The beginning of the last day of the document, in UTC; null: it has none.
  expires_time bigint,
  verified_time bigint,
  -- Over what was verified, under a key that is not in the database: a row without it verifies
  -- nobody.
  seal text,
  erased_time bigint,
  CHECK ((status IN ('success', 'expired')) = (verified_time IS NOT NULL)),
  CHECK ((verified_time IS NULL) = (seal IS NULL)),
  CHECK (erased_time IS NULL OR sealed_name IS NULL AND sealed_number IS NULL)
);
CREATE UNIQUE INDEX identity_case_open ON identity_case (user_id)
  WHERE status IN ('pending', 'needs_fix');
CREATE INDEX identity_case_of_user ON identity_case (user_id, number DESC);
CREATE INDEX identity_case_status ON identity_case (status, submitted_time, id);
CREATE INDEX identity_case_submitted ON identity_case (submitted_time, id);
CREATE INDEX identity_case_mac ON identity_case (number_mac);
CREATE INDEX identity_case_reviewed ON identity_case (reviewed_time);
CREATE INDEX identity_case_expires ON identity_case (expires_time) WHERE status = 'success';
CREATE TRIGGER identity_case_kept BEFORE DELETE OR TRUNCATE ON identity_case
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON identity_case TO fairtick_app;
GRANT UPDATE (status, id_type, country, sealed_name, sealed_number, number_mac, attempt,
              attempts_allowed, next_attempt_time, submitted_time, reviewed_time, appealed_time,
              appeal_text, expires_time, verified_time, seal, erased_time)
  ON identity_case TO fairtick_app;

-- What a case was shown by, the newest of each side last. The picture itself is a file; when it is
-- erased its hashes stay, so that it is known when it comes again.
CREATE TABLE identity_picture (
  file_id text PRIMARY KEY,
  case_id text NOT NULL REFERENCES identity_case (id),
  user_id text NOT NULL REFERENCES app_user (id),
  side text NOT NULL CHECK (side IN ('front', 'back')),
  -- SHA-256 of the picture as encoded anew.
  content_hash text NOT NULL,
  -- Of what it looks like: alike pictures differ in few bits.
  likeness bit(256) NOT NULL,
  added_time bigint NOT NULL,
  replaced_time bigint,
  erased_time bigint
);
CREATE UNIQUE INDEX identity_picture_shown ON identity_picture (case_id, side)
  WHERE replaced_time IS NULL;
CREATE INDEX identity_picture_replaced ON identity_picture (replaced_time)
  WHERE erased_time IS NULL;
CREATE TRIGGER identity_picture_kept BEFORE DELETE OR TRUNCATE ON identity_picture
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON identity_picture TO fairtick_app;
GRANT UPDATE (replaced_time, erased_time) ON identity_picture TO fairtick_app;

-- Who decided what, and why. Only what people wrote is erased.
CREATE TABLE identity_decision (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id text NOT NULL REFERENCES identity_case (id),
  staff_id text NOT NULL REFERENCES staff (id),
  verdict text NOT NULL CHECK (verdict IN ('approve_first', 'approve', 'ask_again', 'fail')),
  reasons jsonb NOT NULL,
  -- The customer reads the comment; no customer ever reads the note.
  comment text,
  note text,
  -- SHA-256 of what was looked at.
  facts_hash text NOT NULL,
  time bigint NOT NULL
);
CREATE INDEX identity_decision_of_case ON identity_decision (case_id, number);
CREATE TRIGGER identity_decision_kept BEFORE DELETE OR TRUNCATE ON identity_decision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON identity_decision TO fairtick_app;
GRANT UPDATE (comment, note) ON identity_decision TO fairtick_app;
