-- Chat with customer service: conversations, their messages, what the staff did in them, canned
-- replies. Times in milliseconds since the epoch (bigint).

CREATE TABLE chat_conversation (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  -- Null: a visitor who has not logged in.
  user_id text REFERENCES app_user (id),
  -- SHA-256 of the token of a visitor; it stays when the conversation is attached to an account.
  visitor_hash text,
  status text NOT NULL DEFAULT 'open' CHECK (
    status IN ('open', 'waiting_for_customer', 'snoozed', 'resolved')),
  -- Of the staff: those that wait with a high one come first.
  priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('normal', 'high')),
  -- In which the customer reads.
  language text NOT NULL,
  assignee text REFERENCES staff (id),
  assigned_time bigint,
  created_time bigint NOT NULL,
  -- Of the newest message.
  last_time bigint NOT NULL,
  -- Since when the customer waits for an answer; null: they do not.
  waiting_since bigint,
  first_reply_time bigint,
  snoozed_until bigint,
  resolved_time bigint,
  -- The highest number of its messages; read markers are such numbers. They only rise.
  last_number integer NOT NULL DEFAULT 0,
  read_by_customer integer NOT NULL DEFAULT 0,
  read_by_staff integer NOT NULL DEFAULT 0,
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  -- The customer was told that the office is closed until then.
  away_until bigint,
  CHECK (user_id IS NOT NULL OR visitor_hash IS NOT NULL),
  CHECK ((status = 'resolved') = (resolved_time IS NOT NULL)),
  CHECK ((status = 'snoozed') = (snoozed_until IS NOT NULL)),
  CHECK ((assignee IS NULL) = (assigned_time IS NULL)),
  CHECK (rating IS NULL OR status = 'resolved'),
  CHECK (read_by_customer BETWEEN 0 AND last_number AND read_by_staff BETWEEN 0 AND last_number)
);
-- One conversation of each person is open.
CREATE UNIQUE INDEX chat_conversation_of_user ON chat_conversation (user_id)
  WHERE status <> 'resolved';
CREATE UNIQUE INDEX chat_conversation_of_visitor ON chat_conversation (visitor_hash)
  WHERE status <> 'resolved' AND user_id IS NULL;
CREATE INDEX chat_conversation_user ON chat_conversation (user_id, number DESC);
CREATE INDEX chat_conversation_visitor ON chat_conversation (visitor_hash, number DESC);
CREATE INDEX chat_conversation_status ON chat_conversation (status, waiting_since);
CREATE INDEX chat_conversation_last ON chat_conversation (last_time);
GRANT SELECT, INSERT, DELETE ON chat_conversation TO fairtick_app;
GRANT UPDATE (user_id, status, priority, language, assignee, assigned_time, last_time, waiting_since,
              first_reply_time, snoozed_until, resolved_time, last_number, read_by_customer,
              read_by_staff, rating, away_until)
  ON chat_conversation TO fairtick_app;

CREATE TABLE chat_message (
  conversation_id text NOT NULL REFERENCES chat_conversation (id),
  -- Given under the lock of the conversation's row: without gaps.
  number integer NOT NULL CHECK (number > 0),
  -- Of the one who sent it: sent again it is the same message.
  client_id text NOT NULL,
  sender text NOT NULL CHECK (sender IN ('customer', 'agent', 'system')),
  staff_id text REFERENCES staff (id),
  body text NOT NULL CHECK (length(body) <= 4000),
  image_file text REFERENCES file (id),
  about_kind text CHECK (about_kind IN ('option', 'contract', 'deposit', 'withdrawal')),
  about_id text,
  about_label text,
  -- Of a notice that the office is closed: when it opens.
  opens_time bigint,
  time bigint NOT NULL,
  deleted_time bigint,
  PRIMARY KEY (conversation_id, number),
  UNIQUE (conversation_id, client_id),
  CHECK ((sender = 'agent') = (staff_id IS NOT NULL)),
  CHECK ((sender = 'system') = (opens_time IS NOT NULL)),
  CHECK (num_nulls(about_kind, about_id, about_label) IN (0, 3))
);
GRANT SELECT, INSERT, DELETE ON chat_message TO fairtick_app;
GRANT UPDATE (deleted_time) ON chat_message TO fairtick_app;

-- What the staff see of a conversation besides its messages; no call of customers reads it.
CREATE TABLE chat_event (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id text NOT NULL REFERENCES chat_conversation (id),
  kind text NOT NULL CHECK (
    kind IN ('attached', 'attached_apart', 'claimed', 'transferred', 'snoozed', 'resolved',
      'priority_high', 'priority_normal')),
  staff_id text REFERENCES staff (id),
  -- To whom it was transferred; null: to the queue.
  to_staff_id text REFERENCES staff (id),
  note text CHECK (length(note) <= 500),
  time bigint NOT NULL
);
CREATE INDEX chat_event_of ON chat_event (conversation_id, number);
GRANT SELECT, INSERT, DELETE ON chat_event TO fairtick_app;

CREATE TABLE chat_canned_reply (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- By language.
  texts jsonb NOT NULL,
  changed_by text NOT NULL REFERENCES staff (id),
  changed_time bigint NOT NULL
);
GRANT SELECT, INSERT, DELETE ON chat_canned_reply TO fairtick_app;
GRANT UPDATE (name, texts, changed_by, changed_time) ON chat_canned_reply TO fairtick_app;
