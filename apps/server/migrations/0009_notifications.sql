-- Notifications: which messages people get and how, their quiet hours, the browsers that pushes go
-- to, and what waits to be pushed or mailed. Times in milliseconds since the epoch (bigint).

-- Only of kinds for which somebody chose otherwise than usual.
CREATE TABLE notification_choice (
  user_id text NOT NULL REFERENCES app_user (id),
  kind text NOT NULL CHECK (kind IN ('security', 'money', 'margin', 'orders', 'options', 'account',
    'alerts', 'chat', 'terms')),
  in_app boolean NOT NULL,
  by_push boolean NOT NULL,
  by_mail boolean NOT NULL,
  PRIMARY KEY (user_id, kind)
);
GRANT SELECT, INSERT ON notification_choice TO fairtick_app;
GRANT UPDATE (in_app, by_push, by_mail) ON notification_choice TO fairtick_app;

-- From and until are minutes of the day; over midnight where the first is the later one.
CREATE TABLE quiet_hours (
  user_id text PRIMARY KEY REFERENCES app_user (id),
  from_minute smallint NOT NULL CHECK (from_minute BETWEEN 0 AND 1439),
  until_minute smallint NOT NULL CHECK (until_minute BETWEEN 0 AND 1439),
  time_zone text NOT NULL,
  CHECK (from_minute <> until_minute)
);
GRANT SELECT, INSERT, DELETE ON quiet_hours TO fairtick_app;
GRANT UPDATE (from_minute, until_minute, time_zone) ON quiet_hours TO fairtick_app;

-- The browser of a session: it goes with the session, however that ends.
CREATE TABLE push_subscription (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES app_user (id),
  endpoint text NOT NULL,
  -- A browser is one person's: whoever subscribes in it next takes it over.
  endpoint_hash text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_time bigint NOT NULL,
  -- Of id, session, user, endpoint and keys, under a key that is not in the database: nobody who only
  -- writes rows has somebody's pushes sent to a place of their own.
  seal text NOT NULL
);
CREATE INDEX push_subscription_session ON push_subscription (session_id);
CREATE INDEX push_subscription_user ON push_subscription (user_id, created_time DESC);
GRANT SELECT, INSERT, DELETE ON push_subscription TO fairtick_app;

-- Written in the transaction of what it tells. What it says is the name of one of our texts: a row
-- that others wrote cannot say anything else. Without a reference to the subscription: nobody who
-- logs out waits for a transaction that adds one.
CREATE TABLE push_outbox (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause text NOT NULL,
  subscription_id text NOT NULL,
  user_id text NOT NULL,
  notification text NOT NULL,
  -- Where it leads; null: to the chat.
  message_id text,
  state text NOT NULL DEFAULT 'waiting' CHECK (
    state IN ('waiting', 'sent', 'dropped', 'given_up')),
  tries smallint NOT NULL DEFAULT 0,
  created_time bigint NOT NULL,
  next_time bigint NOT NULL,
  -- Then nobody needs it any more.
  expires_time bigint NOT NULL,
  UNIQUE (cause, subscription_id)
);
CREATE INDEX push_outbox_waiting ON push_outbox (next_time) WHERE state = 'waiting';
CREATE INDEX push_outbox_user ON push_outbox (user_id) WHERE state = 'waiting';
CREATE INDEX push_outbox_subscription ON push_outbox (subscription_id, created_time);
CREATE INDEX push_outbox_expires ON push_outbox (expires_time);
GRANT SELECT, INSERT, DELETE ON push_outbox TO fairtick_app;
GRANT UPDATE (state, tries, next_time) ON push_outbox TO fairtick_app;

-- Messages that are to be mailed as well, until `mail_outbox` has them.
CREATE TABLE message_mail (
  message_id text PRIMARY KEY,
  user_id text NOT NULL,
  notification text NOT NULL,
  time bigint NOT NULL
);
CREATE INDEX message_mail_time ON message_mail (time);
GRANT SELECT, INSERT, DELETE ON message_mail TO fairtick_app;
