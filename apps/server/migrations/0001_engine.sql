-- The engine's tables: tape, command log, ledger and what is projected from them.
-- Money is in micro-units of USD (bigint), times in milliseconds since the epoch (bigint).

DO $$
BEGIN
  CREATE ROLE fairtick_app NOLOGIN;
EXCEPTION
  WHEN duplicate_object THEN NULL;
END
$$;
GRANT fairtick_app TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO fairtick_app;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

-- One writer: each commit names the epoch it was granted; an older one is refused.
CREATE TABLE engine_lease (
  shard integer PRIMARY KEY,
  epoch bigint NOT NULL
);
INSERT INTO engine_lease VALUES (1, 0);

CREATE FUNCTION check_epoch(expected bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM engine_lease WHERE shard = 1 AND epoch = expected) THEN
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

-- The private command log, chained likewise.
CREATE TABLE command_block (
  first_number bigint PRIMARY KEY,
  last_number bigint NOT NULL CHECK (last_number >= first_number),
  tape_first bigint NOT NULL UNIQUE REFERENCES tape_block (first_position),
  payload text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL UNIQUE
);

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

-- The kind of market source that the data of this installation belongs to (TR-2.11).
CREATE TABLE installation (
  id integer PRIMARY KEY CHECK (id = 1),
  source text NOT NULL CHECK (source IN ('live', 'replay', 'simulated'))
);

CREATE TABLE instrument (
  symbol text PRIMARY KEY,
  constants json NOT NULL
);

CREATE TABLE account (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('practice', 'real')),
  cash bigint NOT NULL CHECK (cash >= 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  withdrawal_hold bigint NOT NULL CHECK (withdrawal_hold >= 0),
  salary bigint NOT NULL CHECK (salary >= 0),
  UNIQUE (user_id, kind)
);

-- One row per entry, holding its legs; the view `posting` shows them one by one.
CREATE TABLE journal_entry (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause text NOT NULL UNIQUE,
  reason text NOT NULL,
  cause_id text NOT NULL,
  account_id text NOT NULL,
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  time bigint NOT NULL,
  tape_position bigint NOT NULL,
  ledgers smallint[] NOT NULL,
  amounts bigint[] NOT NULL,
  cash_change bigint NOT NULL,
  cash_after bigint NOT NULL,
  -- Written out, since a function over the array would cost more than the row.
  CHECK (cardinality(amounts) <= 4 AND coalesce(amounts[1], 0) + coalesce(amounts[2], 0)
       + coalesce(amounts[3], 0) + coalesce(amounts[4], 0) = 0),
  CHECK (cardinality(ledgers) = cardinality(amounts))
);
CREATE INDEX journal_entry_account ON journal_entry (account_id, number DESC);

CREATE TABLE ledger_name (code smallint PRIMARY KEY, name text NOT NULL UNIQUE);
INSERT INTO ledger_name VALUES
  (1, 'cash'), (2, 'stake'), (3, 'withdrawal_hold'), (4, 'salary'),
  (101, 'trading_pnl'), (102, 'fees'), (103, 'overnight'), (104, 'option_pnl'),
  (105, 'deposits'), (106, 'payouts'), (107, 'withdrawal_fees'), (108, 'tax'),
  (109, 'rewards'), (110, 'rewards_payable'), (111, 'protection'), (112, 'welfare'),
  (113, 'adjustments'), (114, 'practice_funds');

CREATE VIEW posting AS
SELECT e.number AS entry, e.cause, e.reason, e.account_id, e.account_kind, e.time,
       n.name AS ledger, leg.amount
FROM journal_entry e
CROSS JOIN LATERAL unnest(e.ledgers, e.amounts) AS leg (code, amount)
JOIN ledger_name n ON n.code = leg.code;

CREATE TABLE option_order (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  symbol text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('up', 'down')),
  stake bigint NOT NULL CHECK (stake > 0),
  duration_seconds integer NOT NULL,
  payout_rate numeric NOT NULL,
  strike numeric NOT NULL,
  strike_seq bigint NOT NULL,
  order_time bigint NOT NULL,
  expiry_time bigint NOT NULL,
  placed bigint NOT NULL,
  result text CHECK (result IN ('win', 'lose', 'draw', 'void')),
  settle_price numeric,
  settle_seq bigint,
  close_time bigint,
  profit bigint,
  CHECK (num_nulls(result, settle_price, settle_seq, close_time, profit) IN (0, 5))
);
CREATE INDEX option_order_account ON option_order (account_id, placed DESC);
CREATE UNIQUE INDEX option_order_open ON option_order (placed) WHERE result IS NULL;

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

CREATE TABLE idempotency (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  outcome json NOT NULL,
  time bigint NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_time ON idempotency USING brin (time);

-- What the engine tells the slices: taken and deleted by them, in order.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload json NOT NULL
);

-- What a user's screens are told, numbered per user.
CREATE TABLE user_serial (user_id text PRIMARY KEY, serial bigint NOT NULL);
CREATE TABLE account_event (
  user_id text NOT NULL,
  serial bigint NOT NULL,
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  payload json NOT NULL,
  time bigint NOT NULL,
  PRIMARY KEY (user_id, serial)
);
CREATE INDEX account_event_time ON account_event USING brin (time);

-- Appends events under the next serials of their users and tells which they got. The connections
-- plan by index; here two lists of one group are joined, which only hashing does in their length.
CREATE FUNCTION append_account_events(users text[], kinds text[], payloads text[], at bigint)
RETURNS TABLE (place bigint, serial bigint) LANGUAGE sql SET enable_hashjoin = on AS $$
  WITH given AS (
    SELECT * FROM unnest(users, kinds, payloads) WITH ORDINALITY AS g (user_id, kind, payload, place)
  ), raised AS (
    INSERT INTO user_serial AS s
    SELECT user_id, count(*) FROM given GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET serial = s.serial + excluded.serial
    RETURNING s.user_id, s.serial
  ), numbered AS (
    SELECT g.*, r.serial - count(*) OVER (PARTITION BY g.user_id)
             + row_number() OVER (PARTITION BY g.user_id ORDER BY g.place) AS own_serial
    FROM given g JOIN raised r USING (user_id)
  ), added AS (
    INSERT INTO account_event
    SELECT user_id, own_serial, kind, payload::json, at FROM numbered
  )
  SELECT place, own_serial FROM numbered ORDER BY place
$$;

CREATE TRIGGER tape_block_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tape_block
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER command_block_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON command_block
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER checkpoint_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON checkpoint
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT SELECT, INSERT ON tape_block, command_block, tick_index, checkpoint, journal_entry, candle
  TO fairtick_app;
GRANT SELECT, INSERT, UPDATE ON account, option_order, user_serial, instrument, installation
  TO fairtick_app;
GRANT SELECT, UPDATE ON engine_lease TO fairtick_app;
GRANT SELECT, INSERT, DELETE ON idempotency, account_event TO fairtick_app;
-- UPDATE is what `FOR UPDATE` needs; nothing changes a message.
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox TO fairtick_app;
GRANT SELECT ON posting, ledger_name, migration TO fairtick_app;
