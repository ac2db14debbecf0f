-- Customers: who they are, how they log in, what guards them, what they are told, what they uploaded.
-- Times in milliseconds since the epoch (bigint).

CREATE TABLE app_user (
  id text PRIMARY KEY,
  phone text NOT NULL,
  phone_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  -- Of phone and mail and whose they are, under a key that is not in the database: no password is
  -- set anew by a code that went to a planted address.
  contact_seal text NOT NULL,
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
CREATE INDEX app_user_created ON app_user (created_time, id);
CREATE INDEX app_user_inviter ON app_user (inviter_id, created_time DESC);
CREATE INDEX app_user_second_inviter ON app_user (second_inviter_id, created_time DESC);
CREATE INDEX app_user_third_inviter ON app_user (third_inviter_id, created_time DESC);
GRANT SELECT, INSERT ON app_user TO fairtick_app;
-- How a user is reached and logs in may change; whose account it is stays.
GRANT UPDATE (phone, phone_key, email, email_key, contact_seal, nickname, password_hash, language, opening_until,
              accounts_opened_time)
  ON app_user TO fairtick_app;

-- By what staff find a customer (features/profile/search-keys.ts): an ordered list of beginnings, so
-- that each search reads a short piece of it. Compared byte by byte; what it finds is compared with
-- the customer's own row again, so that a key that was planted finds nobody.
CREATE TABLE user_search_key (
  key text COLLATE "C" NOT NULL,
  user_id text NOT NULL REFERENCES app_user (id),
  PRIMARY KEY (key, user_id)
);
CREATE INDEX user_search_key_of_user ON user_search_key (user_id, key);
GRANT SELECT, INSERT, DELETE ON user_search_key TO fairtick_app;

-- The code without a user is the installation's first one.
CREATE TABLE invitation (
  code text PRIMARY KEY,
  user_id text UNIQUE REFERENCES app_user (id),
  created_time bigint NOT NULL
);
CREATE UNIQUE INDEX invitation_first ON invitation ((true)) WHERE user_id IS NULL;
GRANT SELECT, INSERT ON invitation TO fairtick_app;

-- The token itself is nowhere: its SHA-256 is enough to know it again.
CREATE TABLE session (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  token_hash text NOT NULL UNIQUE,
  device text NOT NULL,
  address text NOT NULL,
  created_time bigint NOT NULL,
  last_seen_time bigint NOT NULL,
  -- Of id, user, hash and beginning, under a key that is not in the database: a row that was planted
  -- or given to another user opens nothing.
  seal text NOT NULL
);
CREATE INDEX session_of_user ON session (user_id, last_seen_time DESC);
CREATE INDEX session_last_seen ON session (last_seen_time);

-- Devices from which a user has logged in: an attack on the account does not lock them out. Keys are
-- hashes of a token that the browser keeps, and of its program in its network.
CREATE TABLE known_device (
  user_id text NOT NULL REFERENCES app_user (id),
  device_key text NOT NULL,
  last_time bigint NOT NULL,
  PRIMARY KEY (user_id, device_key)
);
CREATE INDEX known_device_key ON known_device (device_key);
CREATE INDEX known_device_time ON known_device (last_time);

-- One code a purpose, address and asker: a new one replaces the old, and nobody else's.
CREATE TABLE mail_code (
  purpose text NOT NULL,
  target text NOT NULL,
  -- Hash of who asked: a session, a browser that the owner knows, else a network.
  holder text NOT NULL,
  challenge_hash text NOT NULL,
  salt text NOT NULL,
  -- Under a key that is not in the database, with what it is for, of whom, and until when.
  code_hash text NOT NULL,
  expires_time bigint NOT NULL,
  -- By who asked, and by who only comes from the same network: neither uses up the other's.
  tries integer NOT NULL,
  network_tries integer NOT NULL,
  used_time bigint,
  -- When the newest ones were sent, newest first.
  sent_times bigint[] NOT NULL,
  PRIMARY KEY (purpose, target, holder)
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
GRANT SELECT, INSERT, UPDATE, DELETE ON session, known_device, mail_code, throttle TO fairtick_app;

CREATE TABLE fund_password (
  user_id text PRIMARY KEY REFERENCES app_user (id),
  password_hash text NOT NULL,
  -- Tries since the last right one; each is counted before it is looked at.
  misses integer NOT NULL DEFAULT 0 CHECK (misses >= 0),
  locked_until bigint NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT ON fund_password TO fairtick_app;
GRANT UPDATE (password_hash, misses, locked_until) ON fund_password TO fairtick_app;

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
GRANT SELECT, INSERT, DELETE ON second_factor TO fairtick_app;
GRANT UPDATE (sealed_secret, started_time, confirmed_time, last_step)
  ON second_factor TO fairtick_app;

-- Keys and credential ids are base64url.
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
  last_used_time bigint,
  -- Of id, owner, credential and key, under a key that is not in the database.
  seal text NOT NULL
);
CREATE INDEX passkey_of_user ON passkey (user_id, created_time);
GRANT SELECT, INSERT, DELETE ON passkey TO fairtick_app;
GRANT UPDATE (counter, name, is_synced, last_used_time) ON passkey TO fairtick_app;

CREATE TABLE recovery_code (
  user_id text NOT NULL REFERENCES app_user (id),
  -- Under a key that is not in the database, with whose it is.
  code_hash text NOT NULL,
  used_time bigint,
  PRIMARY KEY (user_id, code_hash)
);
GRANT SELECT, INSERT, DELETE ON recovery_code TO fairtick_app;
GRANT UPDATE (used_time) ON recovery_code TO fairtick_app;

-- A challenge, of a customer or of staff, carries its own seal and is kept nowhere; only that it was
-- used is.
CREATE TABLE spent_challenge (
  hash text PRIMARY KEY,
  expires_time bigint NOT NULL
);
CREATE INDEX spent_challenge_expires ON spent_challenge (expires_time);
GRANT SELECT, INSERT, DELETE ON spent_challenge TO fairtick_app;

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
GRANT SELECT, INSERT ON security_change TO fairtick_app;

-- Limits that customers set for themselves (TR-12.3), with what is to come, by user and field.
CREATE TABLE own_limit (
  user_id text NOT NULL REFERENCES app_user (id),
  field text NOT NULL CHECK (field IN ('dailyLoss', 'depositDay', 'depositWeek', 'depositMonth',
    'openPositions', 'sessionMinutes', 'timeOutUntil', 'selfExcludedUntil')),
  -- Null: none.
  value text,
  -- What takes its place, and when: looser limits wait.
  pending_value text,
  pending_from bigint,
  -- Of all of these: a row that the server did not write loosens nothing.
  seal text NOT NULL,
  PRIMARY KEY (user_id, field)
);
CREATE INDEX own_limit_id ON own_limit ((user_id || ' ' || field));
CREATE INDEX own_limit_pending ON own_limit (pending_from) WHERE pending_from IS NOT NULL;
GRANT SELECT, INSERT ON own_limit TO fairtick_app;
GRANT UPDATE (value, pending_value, pending_from, seal) ON own_limit TO fairtick_app;

-- What accounts may have in common (REL-12), each only as a hash under a key that is not in the
-- database: a device, a name, a place or a bank account cannot be read or guessed from it.
CREATE TABLE link_signal (
  user_id text NOT NULL REFERENCES app_user (id),
  -- The hash is of all that must be the same: `device_name` of both, `place_name` of network, program
  -- and name. Sharing a network alone links nobody.
  kind text NOT NULL CHECK (
    kind IN (
      'bank', 'wallet', 'identity', 'device', 'device_name', 'place_name', 'network')),
  key_hash text NOT NULL,
  first_time bigint NOT NULL,
  PRIMARY KEY (user_id, kind, key_hash)
);
CREATE INDEX link_signal_key ON link_signal (kind, key_hash, first_time);
CREATE TRIGGER link_signal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON link_signal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON link_signal TO fairtick_app;

CREATE TABLE watchlist (
  user_id text NOT NULL,
  symbol text NOT NULL,
  place integer NOT NULL,
  PRIMARY KEY (user_id, symbol)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON watchlist TO fairtick_app;

-- System messages: a template with its values, put into words in the language of who reads.
CREATE TABLE message (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL,
  -- What it tells of; the same cause again makes no second message.
  cause text NOT NULL UNIQUE,
  template text NOT NULL,
  message_values jsonb NOT NULL,
  -- Whose cash, order or record it tells of; null: of neither account alone.
  account_kind text CHECK (account_kind IN ('practice', 'real')),
  -- An order or record by its id, an instrument by its symbol.
  about_kind text,
  about_id text,
  time bigint NOT NULL,
  read_time bigint,
  deleted_time bigint,
  CHECK ((about_kind IS NULL) = (about_id IS NULL)),
  -- Nobody is led to an order or record without being told of which account it is.
  CHECK (about_kind IS NULL OR about_kind = 'instrument' OR account_kind IS NOT NULL)
);
CREATE INDEX message_user ON message (user_id, number DESC);
CREATE INDEX message_unread ON message (user_id) WHERE read_time IS NULL AND deleted_time IS NULL;
GRANT SELECT, INSERT ON message TO fairtick_app;
GRANT UPDATE (read_time) ON message TO fairtick_app;

-- Uploaded pictures: who brought them, what for, what shows them.
CREATE TABLE file (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  purpose text NOT NULL CHECK (purpose IN ('avatar', 'voucher', 'kyc', 'chat')),
  -- SHA-256 of the picture as encoded anew: the same for the same picture, whatever it was sent in.
  content_hash text NOT NULL,
  -- Of a picture of a document, 256 bits of what it looks like, as hexadecimal text.
  likeness text,
  -- Of all its sizes together.
  bytes integer NOT NULL CHECK (bytes > 0),
  created_time bigint NOT NULL,
  -- Since when something shows it; nothing does: it is removed a day after it came.
  used_time bigint
);
CREATE INDEX file_of_user ON file (user_id, created_time);
CREATE INDEX file_content_hash ON file (content_hash);
CREATE INDEX file_unused ON file (created_time) WHERE used_time IS NULL;
GRANT SELECT, INSERT, DELETE ON file TO fairtick_app;
GRANT UPDATE (used_time) ON file TO fairtick_app;

-- The pictures themselves, as encoded anew; those of documents (`kyc`) sealed for their owner. They
-- come with their row of `file` and go with it: there is no right to take one away alone, so that
-- nobody with the role of the server puts another in the place of one that a deposit names.
CREATE TABLE file_content (
  file_id text NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  size text NOT NULL CHECK (size IN ('large', 'small')),
  bytes bytea NOT NULL,
  PRIMARY KEY (file_id, size)
);
-- They are packed already: to try it again would take time for nothing.
ALTER TABLE file_content ALTER COLUMN bytes SET STORAGE EXTERNAL;
GRANT SELECT, INSERT ON file_content TO fairtick_app;

-- Users and files name each other.
ALTER TABLE app_user ADD COLUMN avatar_file text REFERENCES file (id);
CREATE INDEX app_user_avatar ON app_user (avatar_file) WHERE avatar_file IS NOT NULL;
GRANT UPDATE (avatar_file) ON app_user TO fairtick_app;

-- Signs the addresses of private files, the same on every machine.
CREATE TABLE file_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key text NOT NULL
);
GRANT SELECT, INSERT ON file_key TO fairtick_app;

-- Mails that have to arrive, to customers and staff: one of a cause to an address.
CREATE TABLE mail_outbox (
  cause text NOT NULL,
  address text NOT NULL,
  user_id text REFERENCES app_user (id),
  -- What it warns of: taken back with it.
  topic text,
  -- Under a key that is not in the database; empty once it was sent.
  sealed_mail text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'given_up')),
  tries integer NOT NULL DEFAULT 0,
  -- When it is due, or tried again.
  next_time bigint NOT NULL,
  PRIMARY KEY (cause, address)
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_time) WHERE state = 'waiting';
CREATE INDEX mail_outbox_topic ON mail_outbox (topic) WHERE state = 'waiting';
GRANT SELECT, INSERT, DELETE ON mail_outbox TO fairtick_app;
GRANT UPDATE (sealed_mail, state, tries, next_time) ON mail_outbox TO fairtick_app;
