-- People: users, invitations, sessions, mailed codes, throttles.
-- Times in milliseconds since the epoch (bigint).

CREATE TABLE app_user (
  id text PRIMARY KEY,
  phone text NOT NULL,
  phone_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  full_name text NOT NULL,
  nickname text NOT NULL,
  password_hash text NOT NULL,
  language text NOT NULL CHECK (language IN ('ja', 'zh', 'en', 'ko', 'th', 'ms')),
  -- Who invited, who invited that one, and who invited that one again: fixed at registration.
  inviter_id text REFERENCES app_user (id),
  second_inviter_id text REFERENCES app_user (id),
  third_inviter_id text REFERENCES app_user (id),
  created_time bigint NOT NULL,
  -- Chosen with the row, so that opening the accounts can be repeated.
  practice_account_id text NOT NULL UNIQUE,
  real_account_id text NOT NULL UNIQUE,
  opening_until bigint NOT NULL,
  accounts_opened_time bigint,
  CHECK (second_inviter_id IS NULL OR inviter_id IS NOT NULL),
  CHECK (third_inviter_id IS NULL OR second_inviter_id IS NOT NULL)
);

-- The code without a user is the installation's first one.
CREATE TABLE invitation (
  code text PRIMARY KEY,
  user_id text UNIQUE REFERENCES app_user (id),
  created_time bigint NOT NULL
);
CREATE UNIQUE INDEX invitation_first ON invitation ((true)) WHERE user_id IS NULL;

-- The token itself is nowhere: its SHA-256 is enough to know it again.
CREATE TABLE session (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  token_hash text NOT NULL UNIQUE,
  device text NOT NULL,
  address text NOT NULL,
  created_time bigint NOT NULL,
  last_seen_time bigint NOT NULL
);
CREATE INDEX session_of_user ON session (user_id, last_seen_time DESC);
CREATE INDEX session_last_seen ON session (last_seen_time);

-- Devices from which a user has logged in: an attack on his account does not lock them out.
CREATE TABLE known_device (
  user_id text NOT NULL REFERENCES app_user (id),
  device_key text NOT NULL,
  last_time bigint NOT NULL,
  PRIMARY KEY (user_id, device_key)
);
CREATE INDEX known_device_time ON known_device (last_time);

-- One code a purpose and address: a new one replaces the old.
CREATE TABLE mail_code (
  purpose text NOT NULL,
  target text NOT NULL,
  salt text NOT NULL,
  code_hash text NOT NULL,
  expires_time bigint NOT NULL,
  tries integer NOT NULL,
  used_time bigint,
  -- When the newest ones were sent, newest first.
  sent_times bigint[] NOT NULL,
  PRIMARY KEY (purpose, target)
);
CREATE INDEX mail_code_expires ON mail_code (expires_time);

-- Keys are hashes of who is tried and from where.
CREATE TABLE throttle (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  last_time bigint NOT NULL,
  next_time bigint NOT NULL
);
CREATE INDEX throttle_time ON throttle (last_time);

GRANT SELECT, INSERT ON app_user, invitation TO fairtick_app;
GRANT UPDATE (nickname, password_hash, language, opening_until, accounts_opened_time)
  ON app_user TO fairtick_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON session, known_device, mail_code, throttle TO fairtick_app;
