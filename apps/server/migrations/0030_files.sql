-- Uploaded pictures: who brought them, what for, what shows them. The pictures themselves lie in
-- the folder `files` of the data folder. Times in milliseconds since the epoch (bigint).

CREATE TABLE file (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  purpose text NOT NULL CHECK (purpose IN ('avatar', 'voucher')),
  -- SHA-256 of the picture as encoded anew: the same for the same picture, whatever it was sent in.
  content_hash text NOT NULL,
  -- Of all its sizes together.
  bytes integer NOT NULL CHECK (bytes > 0),
  created_time bigint NOT NULL,
  -- Since when something shows it; nothing does: it is removed a day after it came.
  used_time bigint,
  -- It is being removed, and may not be used any more.
  removing_time bigint,
  CHECK (used_time IS NULL OR removing_time IS NULL)
);
CREATE INDEX file_of_user ON file (user_id, created_time);
CREATE INDEX file_content ON file (content_hash);
CREATE INDEX file_unused ON file (created_time) WHERE used_time IS NULL;

-- Signs the addresses of private files, the same on every machine.
CREATE TABLE file_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key text NOT NULL
);

ALTER TABLE app_user ADD COLUMN avatar_file text REFERENCES file (id);
CREATE INDEX app_user_avatar ON app_user (avatar_file) WHERE avatar_file IS NOT NULL;

GRANT SELECT, INSERT, DELETE ON file TO fairtick_app;
GRANT UPDATE (used_time, removing_time) ON file TO fairtick_app;
GRANT SELECT, INSERT ON file_key TO fairtick_app;
GRANT UPDATE (avatar_file) ON app_user TO fairtick_app;
