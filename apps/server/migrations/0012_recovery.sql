-- Help for who lost what guards an account: what was asked for, who approved it, and until when its
-- hold runs. Times in milliseconds since the epoch (bigint).

CREATE TABLE recovery_request (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  -- The address that was proved by a code: the link goes there and nowhere else.
  contact text NOT NULL,
  -- In the order of `LOST_THINGS`, parted by spaces.
  lost text NOT NULL,
  note text NOT NULL,
  is_password_right boolean NOT NULL,
  is_own_address boolean NOT NULL,
  is_known_browser boolean NOT NULL,
  asked_time bigint NOT NULL,
  -- Of all that stands above, under a key that is not in the database.
  seal text NOT NULL,
  status text NOT NULL CHECK (
    status IN ('pending', 'approved', 'declined', 'stopped', 'replaced', 'expired', 'done')),
  -- When its owner was told, at every contact that is known; before that nobody reviews it.
  told_time bigint,
  reason text CHECK (
    reason IN ('not_proven', 'picture_unclear', 'document_differs', 'other_way')),
  decided_by text REFERENCES staff (id),
  decided_time bigint,
  -- Of an approval: when the link goes out, with the seal of who approved it.
  hold_until bigint,
  hold_seal text,
  ended_time bigint,
  CHECK ((status = 'declined') = (reason IS NOT NULL)),
  CHECK ((hold_until IS NULL) = (hold_seal IS NULL)),
  CHECK (status NOT IN ('approved', 'done') OR hold_until IS NOT NULL),
  CHECK ((status IN ('pending', 'approved')) = (ended_time IS NULL))
);
CREATE INDEX recovery_request_of_user ON recovery_request (user_id, asked_time DESC);
CREATE INDEX recovery_request_status ON recovery_request (status, asked_time, id);
-- One hold of an account at a time.
CREATE UNIQUE INDEX recovery_request_approved ON recovery_request (user_id)
  WHERE status = 'approved';
CREATE INDEX recovery_request_untold ON recovery_request (asked_time)
  WHERE told_time IS NULL AND status = 'pending';
CREATE INDEX recovery_request_ended ON recovery_request (ended_time);
GRANT SELECT, INSERT ON recovery_request TO fairtick_app;
GRANT UPDATE (status, told_time, reason, decided_by, decided_time, hold_until, hold_seal,
              ended_time)
  ON recovery_request TO fairtick_app;

CREATE FUNCTION refuse_new_recovery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a recovery that ended, its hold and what was asked for are final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER recovery_request_final BEFORE UPDATE ON recovery_request FOR EACH ROW
  WHEN (OLD.ended_time IS NOT NULL OR
        OLD.hold_until IS NOT NULL AND
        (OLD.hold_until, OLD.hold_seal) IS DISTINCT FROM (NEW.hold_until, NEW.hold_seal) OR
        OLD.status = 'approved' AND NEW.status = 'pending')
  EXECUTE FUNCTION refuse_new_recovery();
CREATE TRIGGER recovery_request_kept BEFORE DELETE OR TRUNCATE ON recovery_request
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The first of the two who approve a request; as that of `bank_change_first_approval`.
CREATE TABLE recovery_first_approval (
  request_id text REFERENCES recovery_request (id),
  staff_id text NOT NULL REFERENCES staff (id),
  time bigint NOT NULL,
  -- SHA-256 of what was approved, its pictures among it.
  facts_hash text NOT NULL,
  seal text NOT NULL,
  PRIMARY KEY (request_id, time, staff_id)
);
CREATE TRIGGER recovery_first_approval_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON recovery_first_approval
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON recovery_first_approval TO fairtick_app;

-- Pictures of documents that were added; each is a file that is sealed for the account's owner.
CREATE TABLE recovery_picture (
  file_id text PRIMARY KEY,
  request_id text NOT NULL REFERENCES recovery_request (id),
  added_time bigint NOT NULL,
  erased_time bigint
);
CREATE INDEX recovery_picture_of_request ON recovery_picture (request_id, added_time);
CREATE INDEX recovery_picture_kept ON recovery_picture (request_id) WHERE erased_time IS NULL;
GRANT SELECT, INSERT ON recovery_picture TO fairtick_app;
GRANT UPDATE (erased_time) ON recovery_picture TO fairtick_app;
