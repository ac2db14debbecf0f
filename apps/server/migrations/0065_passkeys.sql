-- Passkeys of customers and staff, recovery codes, and challenges that were used.
-- Times in milliseconds since the epoch (bigint); keys and credential ids are base64url.

CREATE TABLE passkey (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  -- As the authenticator counted last; many count nothing and stay at 0.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_time bigint NOT NULL,
  last_used_time bigint
);
CREATE INDEX passkey_of_user ON passkey (user_id, created_time);

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
  last_used_time bigint
);
CREATE INDEX staff_passkey_owner ON staff_passkey (staff_id, created_time);

CREATE TABLE recovery_code (
  user_id text NOT NULL REFERENCES app_user (id),
  code_hash text NOT NULL,
  used_time bigint,
  PRIMARY KEY (user_id, code_hash)
);

-- A challenge carries its own seal and is kept nowhere; only that it was used is.
CREATE TABLE spent_challenge (
  hash text PRIMARY KEY,
  expires_time bigint NOT NULL
);
CREATE INDEX spent_challenge_expires ON spent_challenge (expires_time);

GRANT SELECT, INSERT, DELETE ON passkey, staff_passkey, recovery_code, spent_challenge
  TO fairtick_app;
GRANT UPDATE (counter, name, is_synced, last_used_time) ON passkey, staff_passkey TO fairtick_app;
GRANT UPDATE (used_time) ON recovery_code TO fairtick_app;
