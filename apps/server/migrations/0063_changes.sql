-- What two people change together (REL-58): what is asked for is fixed by its hash from the first
-- step on, and what stands is the newest change of its kind and subject that was done.

CREATE TABLE change_request (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (
    kind IN ('instrument', 'money_terms', 'deposit_method', 'payout_way', 'limits', 'profile',
             'adjustment')),
  -- Which instrument, method or account.
  subject text NOT NULL,
  payload text NOT NULL,
  payload_hash text NOT NULL,
  note text NOT NULL,
  requested_by text NOT NULL REFERENCES staff (id),
  requested_time bigint NOT NULL,
  -- Undecided until then it is void.
  expires_time bigint NOT NULL,
  status text NOT NULL CHECK (
    status IN ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
  decided_by text REFERENCES staff (id),
  decided_time bigint,
  -- Of an approval: when it acts, when every customer was told, and when it did.
  acts_time bigint,
  announced_time bigint,
  done_time bigint,
  -- Why the engine would not do it.
  refusal text,
  CHECK ((status IN ('pending', 'expired')) = (decided_by IS NULL)),
  CHECK ((decided_by IS NULL) = (decided_time IS NULL)),
  CHECK (status <> 'approved' OR decided_by <> requested_by),
  CHECK ((status = 'approved') = (acts_time IS NOT NULL)),
  CHECK (acts_time >= decided_time),
  CHECK (coalesce(announced_time, done_time) IS NULL OR status = 'approved'),
  CHECK (refusal IS NULL OR status = 'approved' AND done_time IS NULL)
);
-- One of a subject at a time, until it is done.
CREATE UNIQUE INDEX change_request_under_way ON change_request (kind, subject)
  WHERE status = 'pending' OR status = 'approved' AND done_time IS NULL AND refusal IS NULL;
CREATE INDEX change_request_done ON change_request (kind, subject, number DESC)
  WHERE done_time IS NOT NULL;

CREATE FUNCTION refuse_new_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a change, its decision and its end are final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER change_request_final BEFORE UPDATE ON change_request FOR EACH ROW
  WHEN ((OLD.id, OLD.kind, OLD.subject, OLD.payload, OLD.payload_hash, OLD.note, OLD.requested_by,
         OLD.requested_time, OLD.expires_time)
        IS DISTINCT FROM
        (NEW.id, NEW.kind, NEW.subject, NEW.payload, NEW.payload_hash, NEW.note, NEW.requested_by,
         NEW.requested_time, NEW.expires_time) OR
        OLD.status <> 'pending' AND
        (OLD.status, OLD.decided_by, OLD.decided_time, OLD.acts_time)
        IS DISTINCT FROM (NEW.status, NEW.decided_by, NEW.decided_time, NEW.acts_time) OR
        OLD.announced_time IS NOT NULL AND OLD.announced_time IS DISTINCT FROM NEW.announced_time OR
        OLD.done_time IS NOT NULL OR OLD.refusal IS NOT NULL)
  EXECUTE FUNCTION refuse_new_change();
CREATE TRIGGER change_request_kept BEFORE DELETE OR TRUNCATE ON change_request
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT SELECT, INSERT ON change_request TO fairtick_app;
GRANT UPDATE (status, decided_by, decided_time, acts_time, announced_time, done_time, refusal)
  ON change_request TO fairtick_app;
