-- What the engine runs on: the run-time role, the lease, the tape and the command log, instruments
-- and candles, and the rows by which engine and slices tell each other what to do.
-- Times in milliseconds since the epoch (bigint).

-- Where an administrator made the role beforehand, the owner of the tables need not be one who may
-- make roles.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairtick_app') THEN
    CREATE ROLE fairtick_app NOLOGIN;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_auth_members
                 WHERE roleid = 'fairtick_app'::regrole AND member = CURRENT_USER::regrole) THEN
    GRANT fairtick_app TO CURRENT_USER;
  END IF;
END
$$;
GRANT USAGE ON SCHEMA public TO fairtick_app;
GRANT SELECT ON migration TO fairtick_app;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

-- One writer: each commit names the epoch it was granted; an older one is refused. A database is
-- that of one shard, and the row says of which.
CREATE TABLE engine_lease (
  shard integer PRIMARY KEY,
  epoch bigint NOT NULL,
  -- When the engine that leads was last there, by the clock of the database.
  alive_time timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX engine_lease_is_one_row ON engine_lease ((true));
INSERT INTO engine_lease VALUES (1, 0);
GRANT SELECT, UPDATE ON engine_lease TO fairtick_app;

CREATE FUNCTION check_epoch(expected bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM engine_lease WHERE epoch = expected) THEN
    RAISE EXCEPTION 'the lease of epoch % is lost', expected USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN true;
END
$$;

-- The public tape in hash-chained blocks. `previous_first` makes a block impossible whose
-- predecessor was not committed, even when both are under way at once.
CREATE TABLE tape_block (
  first_position bigint PRIMARY KEY,
  last_position bigint NOT NULL CHECK (last_position >= first_position),
  previous_first bigint UNIQUE REFERENCES tape_block (first_position),
  first_time bigint NOT NULL,
  last_time bigint NOT NULL CHECK (last_time >= first_time),
  payload text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL UNIQUE,
  CHECK ((previous_first IS NULL) = (first_position = 1))
);
CREATE INDEX tape_block_time ON tape_block (last_time);
CREATE TRIGGER tape_block_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tape_block
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The private command log, chained likewise.
CREATE TABLE command_block (
  first_number bigint PRIMARY KEY,
  last_number bigint NOT NULL CHECK (last_number >= first_number),
  tape_first bigint NOT NULL UNIQUE REFERENCES tape_block (first_position),
  payload text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL UNIQUE
);
CREATE TRIGGER command_block_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON command_block
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What groups are written down as is compressed by half the work, where the server knows how.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings
             WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE tape_block ALTER COLUMN payload SET COMPRESSION lz4;
    ALTER TABLE command_block ALTER COLUMN payload SET COMPRESSION lz4;
  END IF;
END
$$;

-- Where to begin reading for a tick: the first one of each instrument and minute.
CREATE TABLE tick_index (
  symbol text NOT NULL,
  minute bigint NOT NULL,
  first_seq bigint NOT NULL,
  block bigint NOT NULL REFERENCES tape_block (first_position),
  PRIMARY KEY (symbol, minute),
  UNIQUE (symbol, first_seq)
);

CREATE TABLE checkpoint (
  tape_position bigint PRIMARY KEY,
  command_number bigint NOT NULL,
  time bigint NOT NULL,
  state text NOT NULL,
  state_hash text NOT NULL
);
CREATE TRIGGER checkpoint_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON checkpoint
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The kind of market source that the data of this installation belongs to (TR-2.11), and what
-- stands on the tape for everyone.
CREATE TABLE installation (
  id integer PRIMARY KEY CHECK (id = 1),
  source text NOT NULL CHECK (source IN ('live', 'replay', 'simulated')),
  -- How many days of the operator began so far.
  day_number integer NOT NULL DEFAULT 0,
  -- Of the one that runs, in days since 1970-01-01; null until the first one has begun.
  local_day integer,
  -- Null: nothing can be withdrawn and nobody earns.
  money_terms json,
  -- What the rules of the country leave of the offer (TR-13).
  jurisdiction json NOT NULL,
  -- Whether real money moves (TR-12.2).
  mode text NOT NULL DEFAULT 'practice' CHECK (mode IN ('practice', 'live')),
  -- In which withdrawals can be paid out now, apart by spaces (TR-6.5).
  open_windows text NOT NULL DEFAULT '',
  -- What the tape said of the sources of each instrument, as JSON by its symbol (TR-5.3).
  source_health text NOT NULL DEFAULT '{}'
);
GRANT SELECT, INSERT ON installation TO fairtick_app;
GRANT UPDATE (source, day_number, local_day, money_terms, jurisdiction, mode, open_windows,
              source_health)
  ON installation TO fairtick_app;

-- Its row is there when everything in this installation was made up by `npm run seed:demo`: each
-- screen says so, and nothing takes the row away again.
CREATE TABLE demo_mark (
  id integer PRIMARY KEY CHECK (id = 1),
  since bigint NOT NULL
);
CREATE TRIGGER demo_mark_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON demo_mark
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON demo_mark TO fairtick_app;

CREATE TABLE instrument (
  symbol text PRIMARY KEY,
  constants json NOT NULL
);
GRANT SELECT, INSERT ON instrument TO fairtick_app;
GRANT UPDATE (constants) ON instrument TO fairtick_app;

CREATE TABLE candle (
  symbol text NOT NULL,
  "interval" text NOT NULL,
  time bigint NOT NULL,
  open numeric NOT NULL,
  high numeric NOT NULL,
  low numeric NOT NULL,
  close numeric NOT NULL,
  volume numeric NOT NULL,
  PRIMARY KEY (symbol, "interval", time)
);

GRANT SELECT, INSERT ON tape_block, command_block, tick_index, checkpoint, candle TO fairtick_app;

-- What the newest record still has to do: a restart goes on with it.
CREATE TABLE due_work (
  account_id text NOT NULL,
  tape_position bigint NOT NULL,
  -- An account may be left over by one record and by the next within one commit.
  PRIMARY KEY (account_id, tape_position)
);
GRANT SELECT, INSERT, DELETE ON due_work TO fairtick_app;

-- Answers under a key, read as they were written: as text they need not be parsed to be stored.
CREATE TABLE idempotency (
  -- The first 16 bytes of SHA-256 of the scope, a line feed and the key: one narrow column in the
  -- row and its index.
  id uuid PRIMARY KEY,
  body_hash text NOT NULL,
  outcome text NOT NULL,
  time bigint NOT NULL
);
CREATE INDEX idempotency_time ON idempotency USING brin (time);
GRANT SELECT, INSERT, DELETE ON idempotency TO fairtick_app;

-- What the engine tells the slices: taken and deleted by them, in order.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload json NOT NULL
);
-- UPDATE is what `FOR UPDATE` needs; nothing changes a message.
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox TO fairtick_app;

-- What the engine is to be asked, inserted in the transaction of what makes it so. A row is asked
-- under its cause as the key, in order: doubles do nothing. It stays, so that no cause is asked again
-- and each such command of the log has its row.
CREATE TABLE engine_inbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause text NOT NULL UNIQUE,
  command json NOT NULL,
  time bigint NOT NULL,
  -- Of cause, command and time, under a key that is not in the database (platform/row-seal).
  seal text NOT NULL,
  -- Set aside: not sealed by the server, or not for a slice to ask; never asked.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'set_aside'))
);
CREATE INDEX engine_inbox_waiting ON engine_inbox (id) WHERE state = 'waiting';
CREATE INDEX engine_inbox_set_aside ON engine_inbox (id) WHERE state = 'set_aside';
CREATE TRIGGER engine_inbox_kept BEFORE DELETE OR TRUNCATE ON engine_inbox
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION refuse_new_inbox_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was asked of the engine, and that it was, is final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER engine_inbox_final BEFORE UPDATE ON engine_inbox FOR EACH ROW
  WHEN ((OLD.id, OLD.cause, OLD.command::text, OLD.time, OLD.seal)
        IS DISTINCT FROM (NEW.id, NEW.cause, NEW.command::text, NEW.time, NEW.seal) OR
        OLD.state <> 'waiting' AND OLD.state <> NEW.state)
  EXECUTE FUNCTION refuse_new_inbox_row();
GRANT SELECT, INSERT ON engine_inbox TO fairtick_app;
GRANT UPDATE (state) ON engine_inbox TO fairtick_app;
