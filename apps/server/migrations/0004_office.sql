-- The back office: staff, their roles and sessions, what needs two people, lock flags of customers,
-- the audit log, and statements of the house's accounts. Times in milliseconds since the epoch
-- (bigint).

CREATE TABLE staff (
  id text PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL,
  -- Null until enrolled.
  password_hash text,
  -- The secret of the authenticator app, sealed with a key that is not in the database.
  sealed_factor text,
  -- The newest time step whose code was used: none is used twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_time bigint NOT NULL,
  deactivated_time bigint,
  -- Of the first two admins: whose secret of the setup they used. Nobody takes a seat again.
  setup_seat integer UNIQUE CHECK (setup_seat IN (1, 2))
);
CREATE UNIQUE INDEX staff_email ON staff (email_key) WHERE deactivated_time IS NULL;
CREATE INDEX staff_created ON staff (created_time, id);
GRANT SELECT, INSERT ON staff TO fairtick_app;
GRANT UPDATE (password_hash, sealed_factor, last_step, deactivated_time) ON staff TO fairtick_app;

CREATE TABLE staff_role (
  staff_id text NOT NULL REFERENCES staff (id),
  role text NOT NULL CHECK (
    role IN ('support', 'reviewer', 'finance', 'risk', 'content', 'admin', 'auditor')),
  -- The request that gave it, or `enrolment`: of a newer request none of before counts.
  basis text NOT NULL,
  -- Of all three, under a key that is not in the database: a row that was planted gives nothing.
  seal text NOT NULL,
  PRIMARY KEY (staff_id, role)
);
GRANT SELECT, INSERT, DELETE ON staff_role TO fairtick_app;

-- One-time secrets: of the first two admins, of those after a recovery, of an invitation, of a reset
-- factor.
CREATE TABLE staff_enrolment (
  secret_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('setup', 'recovery', 'invitation', 'factor')),
  staff_id text UNIQUE REFERENCES staff (id),
  -- Which of two new admins it makes.
  seat integer CHECK (seat IN (1, 2)),
  -- What was shown last, until a code of it proves that it arrived.
  sealed_factor text,
  expires_time bigint NOT NULL,
  -- Made with a key that is not in the database: a row that was planted opens nothing.
  seal text NOT NULL,
  UNIQUE (kind, seat),
  CHECK ((kind IN ('setup', 'recovery')) = (staff_id IS NULL)),
  CHECK ((staff_id IS NULL) = (seat IS NOT NULL))
);
-- Those that were used: a row that is put back opens nothing again.
CREATE TABLE staff_enrolment_spent (
  secret_hash text PRIMARY KEY
);
GRANT SELECT, INSERT ON staff_enrolment_spent TO fairtick_app;

-- What admins keep on paper: two of them, of two people, recover an office whose admins are lost.
CREATE TABLE staff_recovery (
  staff_id text PRIMARY KEY REFERENCES staff (id),
  secret_hash text NOT NULL UNIQUE,
  made_time bigint NOT NULL,
  -- As of `staff_enrolment`.
  seal text NOT NULL
);
GRANT SELECT, INSERT, DELETE ON staff_recovery TO fairtick_app;
GRANT UPDATE (secret_hash, made_time, seal) ON staff_recovery TO fairtick_app;

CREATE TABLE staff_session (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  token_hash text NOT NULL UNIQUE,
  device text NOT NULL,
  address text NOT NULL,
  created_time bigint NOT NULL,
  last_seen_time bigint NOT NULL,
  -- Wrong codes of a second factor that came by it, and those that are being looked at.
  factor_misses integer NOT NULL DEFAULT 0,
  -- As `session` of customers.
  seal text NOT NULL
);
CREATE INDEX staff_session_owner ON staff_session (staff_id, last_seen_time DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_enrolment, staff_session TO fairtick_app;

-- As `passkey` of customers.
CREATE TABLE staff_passkey (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_time bigint NOT NULL,
  last_used_time bigint,
  seal text NOT NULL
);
CREATE INDEX staff_passkey_owner ON staff_passkey (staff_id, created_time);
GRANT SELECT, INSERT, DELETE ON staff_passkey TO fairtick_app;
GRANT UPDATE (counter, name, is_synced, last_used_time) ON staff_passkey TO fairtick_app;

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
GRANT SELECT, INSERT ON role_request TO fairtick_app;
GRANT UPDATE (status, decided_by, decided_time) ON role_request TO fairtick_app;

-- What is asked for, and what was decided, stand.
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

-- What staff locked of a customer (TR-12.4), with a reason of a closed list that the customer is
-- told. The row stays when it is lifted: one that were deleted would be missed by nobody.
CREATE TABLE user_lock (
  user_id text NOT NULL REFERENCES app_user (id),
  flag text NOT NULL CHECK (flag IN ('login', 'trading', 'deposits', 'withdrawals')),
  reason text NOT NULL CHECK (
    reason IN ('customer_request', 'security_review', 'terms_breach', 'legal_order')),
  locked_by text NOT NULL REFERENCES staff (id),
  time bigint NOT NULL,
  -- Null: it is locked.
  unlocked_time bigint,
  -- Of all of these; one without it locks and says that it was altered.
  seal text NOT NULL,
  PRIMARY KEY (user_id, flag)
);
CREATE INDEX user_lock_id ON user_lock ((user_id || ' ' || flag));
GRANT SELECT, INSERT ON user_lock TO fairtick_app;
GRANT UPDATE (reason, locked_by, time, unlocked_time, seal) ON user_lock TO fairtick_app;

-- Two accounts that seem to be one person's (REL-12, H12). Who registered later is bound by the limits
-- of who registered earlier; not the other way round until somebody confirmed it, or a stranger could
-- close an account by making one like it.
CREATE TABLE account_link (
  id text PRIMARY KEY,
  later_user_id text NOT NULL REFERENCES app_user (id),
  earlier_user_id text NOT NULL REFERENCES app_user (id),
  -- Kinds of `link_signal`, each once, in alphabetical order.
  signals text[] NOT NULL,
  -- While it is open, breaks and limits of the earlier account hold for the later one.
  binds boolean NOT NULL,
  found_time bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'confirmed', 'lifted')),
  -- Of the two who lift it the first.
  first_lifted_by text REFERENCES staff (id),
  first_lifted_time bigint,
  decided_by text REFERENCES staff (id),
  decided_time bigint,
  -- When the customers were told how it stands.
  notified_time bigint,
  -- Of both users, the signals and whether it binds, under a key that is not in the database.
  seal text NOT NULL,
  CHECK (later_user_id <> earlier_user_id),
  CHECK ((status = 'open') = (decided_by IS NULL)),
  CHECK ((decided_by IS NULL) = (decided_time IS NULL)),
  CHECK ((first_lifted_by IS NULL) = (first_lifted_time IS NULL)),
  CHECK (status <> 'lifted' OR first_lifted_by IS NOT NULL AND first_lifted_by <> decided_by)
);
CREATE UNIQUE INDEX account_link_pair ON account_link (
  least(later_user_id, earlier_user_id), greatest(later_user_id, earlier_user_id));
CREATE INDEX account_link_later ON account_link (later_user_id);
CREATE INDEX account_link_earlier ON account_link (earlier_user_id);
CREATE INDEX account_link_status ON account_link (status, found_time, id);
CREATE INDEX account_link_unnotified ON account_link (found_time) WHERE notified_time IS NULL;
CREATE TRIGGER account_link_kept BEFORE DELETE OR TRUNCATE ON account_link
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON account_link TO fairtick_app;
GRANT UPDATE (signals, binds, found_time, status, first_lifted_by, first_lifted_time, decided_by,
              decided_time, notified_time, seal)
  ON account_link TO fairtick_app;

-- Whom a user is bound to: by open links that bind earlier accounts, and by confirmed ones both.
CREATE FUNCTION linked_users(of_user text) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE reached (user_id) AS (
    SELECT of_user
    UNION
    SELECT one.user_id FROM reached r CROSS JOIN LATERAL (
      SELECT earlier_user_id AS user_id FROM account_link
      WHERE later_user_id = r.user_id AND (status = 'confirmed' OR status = 'open' AND binds)
      UNION ALL
      SELECT later_user_id FROM account_link
      WHERE earlier_user_id = r.user_id AND status = 'confirmed') one)
  SELECT user_id FROM reached WHERE user_id <> of_user
$$;

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
  hash text NOT NULL UNIQUE,
  -- Of the hash, under a key that is not in the database: who can only write rows adds none that
  -- counts (platform/row-seal).
  seal text NOT NULL DEFAULT ''
);
CREATE INDEX audit_entry_staff ON audit_entry (staff_id, number DESC);
CREATE INDEX audit_entry_subject ON audit_entry (subject_id, number DESC);
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON audit_entry TO fairtick_app;

-- What two people change together (REL-58): what is asked for is fixed by its hash from the first
-- step on, and what stands is the newest change of its kind and subject that was done.
CREATE TABLE change_request (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (
    kind IN ('instrument', 'money_terms', 'jurisdiction', 'deposit_method', 'payout_way', 'limits',
             'profile', 'mode', 'adjustment')),
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
GRANT SELECT, INSERT ON change_request TO fairtick_app;
GRANT UPDATE (status, decided_by, decided_time, acts_time, announced_time, done_time, refusal)
  ON change_request TO fairtick_app;

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

-- Findings of the checks of authority that an operator looked into, sealed by the command by which
-- that was said: they are told no more.
CREATE TABLE examined_finding (
  finding text PRIMARY KEY,
  seal text NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON examined_finding TO fairtick_app;
