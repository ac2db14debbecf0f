-- System messages: a template with its values, put into words in the language of who reads.

CREATE TABLE message (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL,
  -- What it tells of; the same cause again makes no second message.
  cause text NOT NULL UNIQUE,
  template text NOT NULL,
  message_values jsonb NOT NULL,
  about_kind text,
  about_id text,
  time bigint NOT NULL,
  read_time bigint,
  deleted_time bigint,
  CHECK ((about_kind IS NULL) = (about_id IS NULL))
);
CREATE INDEX message_user ON message (user_id, number DESC);
CREATE INDEX message_unread ON message (user_id) WHERE read_time IS NULL AND deleted_time IS NULL;

GRANT SELECT, INSERT ON message TO fairtick_app;
GRANT UPDATE (read_time, deleted_time) ON message TO fairtick_app;
