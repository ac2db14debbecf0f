-- The back office: staff, their roles and sessions, requests that need two people, lock flags of
-- customers, and the audit log. Times in milliseconds since the epoch (bigint).

CREATE TABLE staff (
  id text PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL,
  -- Null until he has enrolled.
  password_hash text,
  -- The secret of the authenticator app, sealed with a key that is not in the database.
  sealed_factor text,
  -- The newest time step whose code was used: none is used twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_time bigint NOT NULL,
  deactivated_time bigint
);
CREATE UNIQUE INDEX staff_email ON staff (email_key) WHERE deactivated_time IS NULL;
CREATE INDEX staff_created ON staff (created_time);

CREATE TABLE staff_role (
  staff_id text NOT NULL REFERENCES staff (id),
  role text NOT NULL CHECK (
    role IN ('support', 'reviewer', 'finance', 'risk', 'content', 'admin', 'auditor')),
  PRIMARY KEY (staff_id, role)
);

-- One-time secrets: of the installation's first admin, of an invitation, of a reset factor.
CREATE TABLE staff_enrolment (
  secret_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('setup', 'invitation', 'factor')),
  staff_id text UNIQUE REFERENCES staff (id),
  -- What was shown last, until a code of it proves that it arrived.
  sealed_factor text,
  expires_time bigint NOT NULL,
  CHECK ((kind = 'setup') = (staff_id IS NULL))
);
CREATE UNIQUE INDEX staff_setup ON staff_enrolment ((true)) WHERE kind = 'setup';

CREATE TABLE staff_session (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  token_hash text NOT NULL UNIQUE,
  device text NOT NULL,
  address text NOT NULL,
  created_time bigint NOT NULL,
  last_seen_time bigint NOT NULL
);
CREATE INDEX staff_session_owner ON staff_session (staff_id, last_seen_time DESC);

-- Role changes: what is asked for is fixed by its hash from the first step on.
CREATE TABLE role_request (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  staff_id text NOT NULL REFERENCES staff (id),
  payload text NOT NULL,
  payload_hash text NOT NULL,
  requested_by text NOT NULL REFERENCES staff (id),
  requested_time bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'withdrawn')),
  decided_by text REFERENCES staff (id),
  decided_time bigint,
  CHECK ((status = 'pending') = (decided_by IS NULL)),
  CHECK ((decided_by IS NULL) = (decided_time IS NULL)),
  CHECK (status <> 'approved' OR decided_by <> requested_by)
);
CREATE UNIQUE INDEX role_request_pending ON role_request (staff_id) WHERE status = 'pending';

-- What staff locked of a customer (TR-12.4), with a reason of a closed list that he is told.
CREATE TABLE user_lock (
  user_id text NOT NULL REFERENCES app_user (id),
  flag text NOT NULL CHECK (flag IN ('login', 'trading', 'deposits', 'withdrawals')),
  reason text NOT NULL CHECK (
    reason IN ('customer_request', 'security_review', 'terms_breach', 'legal_order')),
  locked_by text NOT NULL REFERENCES staff (id),
  time bigint NOT NULL,
  PRIMARY KEY (user_id, flag)
);

-- Everything that staff saw of a person and everything they changed, in one chain of hashes.
CREATE TABLE audit_entry (
  number bigint PRIMARY KEY CHECK (number > 0),
  time bigint NOT NULL,
  staff_id text,
  address text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  detail text NOT NULL,
  previous_hash text NOT NULL UNIQUE,
  hash text NOT NULL UNIQUE
);
CREATE INDEX audit_entry_staff ON audit_entry (staff_id, number DESC);
CREATE INDEX audit_entry_subject ON audit_entry (subject_id, number DESC);
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What asks of a request, and what was decided, stand.
CREATE FUNCTION refuse_new_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a request and its decision are final' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER role_request_final BEFORE UPDATE ON role_request FOR EACH ROW
  WHEN (OLD.status <> 'pending'
    OR (OLD.staff_id, OLD.payload, OLD.payload_hash, OLD.requested_by, OLD.requested_time)
       IS DISTINCT FROM
       (NEW.staff_id, NEW.payload, NEW.payload_hash, NEW.requested_by, NEW.requested_time))
  EXECUTE FUNCTION refuse_new_request();
CREATE TRIGGER role_request_kept BEFORE DELETE OR TRUNCATE ON role_request
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE INDEX app_user_created ON app_user (created_time DESC, id);

GRANT SELECT, INSERT ON audit_entry, staff, role_request TO fairtick_app;
GRANT UPDATE (password_hash, sealed_factor, last_step, deactivated_time) ON staff TO fairtick_app;
GRANT UPDATE (status, decided_by, decided_time) ON role_request TO fairtick_app;
GRANT SELECT, INSERT, DELETE ON staff_role, user_lock TO fairtick_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_enrolment, staff_session TO fairtick_app;
