-- What stands before a withdrawal: fund password, second factor, security changes, bank account
-- and wallets. Times in milliseconds since the epoch (bigint).

CREATE TABLE fund_password (
  user_id text PRIMARY KEY REFERENCES app_user (id),
  password_hash text NOT NULL,
  -- Tries since the last right one; each is counted before it is looked at.
  misses integer NOT NULL DEFAULT 0 CHECK (misses >= 0),
  locked_until bigint NOT NULL DEFAULT 0
);

CREATE TABLE second_factor (
  user_id text PRIMARY KEY REFERENCES app_user (id),
  -- The secret of the authenticator app, sealed with a key that is not in the database.
  sealed_secret text NOT NULL,
  started_time bigint NOT NULL,
  -- Null until a code of it was given.
  confirmed_time bigint,
  -- The newest time step whose code was used: none is used twice.
  last_step bigint NOT NULL DEFAULT 0
);

-- After each of these withdrawals wait (TR-6.6).
CREATE TABLE security_change (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  change text NOT NULL CHECK (
    change IN ('password', 'contact', 'fund_password', 'factor', 'bank', 'wallet')),
  time bigint NOT NULL
);
CREATE INDEX security_change_of_user ON security_change (user_id, time DESC);
CREATE TRIGGER security_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One a user.
CREATE TABLE bank_account (
  user_id text PRIMARY KEY REFERENCES app_user (id),
  bank_way text NOT NULL,
  account_name text NOT NULL,
  bank_name text NOT NULL,
  branch_name text NOT NULL,
  branch_number text NOT NULL,
  bank_code text NOT NULL,
  card_number text NOT NULL,
  ifsc text NOT NULL,
  changed_time bigint NOT NULL
);
CREATE INDEX bank_account_number ON bank_account (card_number);

-- Changes of it that somebody reviews; a newer one takes the place of one that waits.
CREATE TABLE bank_change (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  bank_way text NOT NULL,
  account_name text NOT NULL,
  bank_name text NOT NULL,
  branch_name text NOT NULL,
  branch_number text NOT NULL,
  bank_code text NOT NULL,
  card_number text NOT NULL,
  ifsc text NOT NULL,
  submitted_time bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'success', 'failed', 'replaced')),
  reason text CHECK (
    reason IN ('name_differs', 'account_unknown', 'details_unclear', 'not_own_account')),
  reviewed_by text,
  reviewed_time bigint,
  CHECK ((status = 'failed') = (reason IS NOT NULL)),
  CHECK ((status IN ('success', 'failed')) = (reviewed_by IS NOT NULL)),
  CHECK ((reviewed_by IS NULL) = (reviewed_time IS NULL))
);
CREATE UNIQUE INDEX bank_change_pending ON bank_change (user_id) WHERE status = 'pending';
CREATE INDEX bank_change_waiting ON bank_change (submitted_time, id) WHERE status = 'pending';
CREATE INDEX bank_change_of_user ON bank_change (user_id, submitted_time DESC);

CREATE TABLE wallet_address (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  currency text NOT NULL,
  channel text NOT NULL,
  address text NOT NULL,
  added_time bigint NOT NULL,
  removed_time bigint
);
CREATE UNIQUE INDEX wallet_address_once ON wallet_address (user_id, currency, channel, address)
  WHERE removed_time IS NULL;
CREATE INDEX wallet_address_of_user ON wallet_address (user_id, added_time DESC);

GRANT SELECT, INSERT ON fund_password, security_change, bank_account, bank_change, wallet_address
  TO fairtick_app;
GRANT UPDATE (password_hash, misses, locked_until) ON fund_password TO fairtick_app;
GRANT SELECT, INSERT, DELETE ON second_factor TO fairtick_app;
GRANT UPDATE (sealed_secret, started_time, confirmed_time, last_step)
  ON second_factor TO fairtick_app;
GRANT UPDATE (bank_way, account_name, bank_name, branch_name, branch_number, bank_code,
  card_number, ifsc, changed_time) ON bank_account TO fairtick_app;
GRANT UPDATE (status, reason, reviewed_by, reviewed_time) ON bank_change TO fairtick_app;
GRANT UPDATE (removed_time) ON wallet_address TO fairtick_app;
