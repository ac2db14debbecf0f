-- Accounts, the journal, and what the engine writes with its entries: options, contracts,
-- withdrawals, rewards. Only the engine's statements write here, except readings of equity.
-- Money is in micro-units of USD, lots are scaled by 10^8, times are milliseconds since the epoch
-- (bigint). What the run-time role may change is granted column by column: nobody's terms, no
-- strike, no price (TR-5.6).

CREATE TABLE account (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('practice', 'real')),
  -- While positions are open cash alone may be negative: equity is what counts (TR-4.8).
  cash bigint NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  withdrawal_hold bigint NOT NULL CHECK (withdrawal_hold >= 0),
  salary bigint NOT NULL CHECK (salary >= 0),
  margin_called boolean NOT NULL DEFAULT false,
  -- Day numbers and notionals of the last 30 days: `day:volume`, apart by spaces (TR-9).
  volumes text NOT NULL DEFAULT '',
  -- Realised net gains that no withdrawal has counted yet; negative after losses (TR-6.3).
  untaxed_gains bigint NOT NULL DEFAULT 0,
  -- The accounts that earn of its fees, level 1 first, apart by spaces; `-`: nobody (TR-8.1).
  inviters text NOT NULL DEFAULT '',
  -- The number of the day on which they were first named; null: never (TR-8.1).
  invited_day integer,
  -- At most the place (`placed`) of its oldest contract that waits or is open; null: it has none.
  -- Instead of an index of what is open: the end of a contract then changes no index.
  oldest_open bigint,
  -- Why nothing may be opened, as the customer is told (TR-12.4).
  trading_lock text,
  -- Limits of openings that the customer set (TR-12.3); all of them stand in `own_limit`.
  own_limits text,
  -- Tape time of the commit that wrote the row last: to find accounts to which something happened.
  changed bigint,
  -- The terms under which it may be followed, as JSON; null: it may not (TR-10.7).
  lead_terms text,
  UNIQUE (user_id, kind)
) WITH (
  -- Room in each page for what changes with every order, so that no index changes with it.
  fillfactor = 40
);
GRANT SELECT, INSERT ON account TO fairtick_app;
GRANT UPDATE (cash, stake, withdrawal_hold, salary, margin_called, volumes, untaxed_gains, inviters,
              oldest_open, trading_lock, own_limits, changed, lead_terms,
              invited_day)
  ON account TO fairtick_app;

-- That the amounts of an entry sum to zero is told by their type: a connection reads the check of a
-- type once, those of a table with every statement, and this one is the longest that there is.
-- Written out, since a function over the array would cost more than the row. What is counted is all:
-- an array may begin before 1 or have rows.
CREATE DOMAIN balanced_amounts AS bigint[] CONSTRAINT balanced_amounts_check CHECK (
  array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) <= 6
    AND coalesce(VALUE[1], 0) + coalesce(VALUE[2], 0) + coalesce(VALUE[3], 0)
      + coalesce(VALUE[4], 0) + coalesce(VALUE[5], 0) + coalesce(VALUE[6], 0) = 0);

-- One row per entry, holding its legs; the view `posting` shows them one by one.
CREATE TABLE journal_entry (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Which of several entries of one reason and id: the cause is all three.
  part bigint,
  reason text NOT NULL,
  cause_id text NOT NULL,
  account_id text NOT NULL,
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  time bigint NOT NULL,
  tape_position bigint NOT NULL,
  ledgers smallint[] NOT NULL,
  amounts balanced_amounts NOT NULL,
  cash_change bigint NOT NULL,
  cash_after bigint NOT NULL,
  CHECK (cardinality(ledgers) = cardinality(amounts)),
  -- The id comes first: what is new is entered at the young end.
  CONSTRAINT journal_entry_cause UNIQUE NULLS NOT DISTINCT (cause_id, reason, part)
);
-- Entries that `entries_of` finds by no order. A reason that comes later is among them.
CREATE INDEX journal_entry_of_no_order ON journal_entry (account_id, number DESC)
  WHERE reason NOT IN ('contract-open', 'contract-close', 'option-purchase', 'option-settlement',
                       'overnight', 'team-reward', 'profit-share-paid');
CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON journal_entry TO fairtick_app;

CREATE TABLE ledger_name (code smallint PRIMARY KEY, name text NOT NULL UNIQUE);
INSERT INTO ledger_name VALUES
  (1, 'cash'), (2, 'stake'), (3, 'withdrawal_hold'), (4, 'salary'),
  (101, 'trading_pnl'), (102, 'fees'), (103, 'overnight'), (104, 'option_pnl'),
  (105, 'deposits'), (106, 'payouts'), (107, 'withdrawal_fees'), (108, 'tax'),
  (109, 'rewards'), (110, 'rewards_payable'), (111, 'protection'), (112, 'welfare'),
  (113, 'adjustments'), (114, 'practice_funds'), (115, 'clearing');

-- The cause of an entry as one text, to be shown.
CREATE FUNCTION cause_of(entry journal_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(':', entry.reason, entry.cause_id, entry.part)
$$;

CREATE VIEW posting AS
SELECT e.number AS entry, cause_of(e) AS cause, e.reason, e.account_id, e.account_kind, e.time,
       n.name AS ledger, leg.amount
FROM journal_entry e
CROSS JOIN LATERAL unnest(e.ledgers, e.amounts) AS leg (code, amount)
JOIN ledger_name n ON n.code = leg.code;
GRANT SELECT ON posting TO fairtick_app;

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
  -- Whose it was that there was no fresh price at the expiry; null: there was one (TR-5.3).
  outage text CONSTRAINT option_order_outage CHECK (outage IS NULL
    OR result = 'void' AND outage IN ('own', 'source') OR result = 'win' AND outage = 'own'),
  CHECK (num_nulls(result, settle_price, settle_seq, close_time, profit) IN (0, 5))
);
CREATE INDEX option_order_account ON option_order (account_id, placed DESC);
CREATE UNIQUE INDEX option_order_open ON option_order (placed) WHERE result IS NULL;
-- Settled options are listed by their end, newest first. Ended contracts are too, but the end of one
-- is its last close's and no column: theirs are sorted.
CREATE INDEX option_order_ended
  ON option_order (account_id, least(expiry_time, close_time), id);
GRANT SELECT, INSERT ON option_order TO fairtick_app;
GRANT UPDATE (result, settle_price, settle_seq, close_time, profit, outage)
  ON option_order TO fairtick_app;

-- Whoever writes: the terms stand from the purchase on, the result from the settlement on.
CREATE FUNCTION refuse_new_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms and the result of an option are final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER option_order_final BEFORE UPDATE ON option_order FOR EACH ROW
  WHEN (OLD.result IS NOT NULL OR
        (OLD.id, OLD.account_id, OLD.symbol, OLD.direction, OLD.stake, OLD.duration_seconds,
         OLD.payout_rate, OLD.strike, OLD.strike_seq, OLD.order_time, OLD.expiry_time, OLD.placed)
        IS DISTINCT FROM
        (NEW.id, NEW.account_id, NEW.symbol, NEW.direction, NEW.stake, NEW.duration_seconds,
         NEW.payout_rate, NEW.strike, NEW.strike_seq, NEW.order_time, NEW.expiry_time, NEW.placed))
  EXECUTE FUNCTION refuse_new_terms();
CREATE TRIGGER option_order_kept BEFORE DELETE OR TRUNCATE ON option_order
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Leveraged contracts: what was ordered, each close of it, each change of its levels.
CREATE TABLE contract_order (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  symbol text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('long', 'short')),
  order_type text NOT NULL CHECK (order_type IN ('market', 'limit')),
  lots bigint NOT NULL CHECK (lots > 0),
  leverage integer NOT NULL CHECK (leverage > 0),
  limit_price numeric,
  shown_price numeric,
  order_time bigint NOT NULL,
  placed bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'opened', 'cancelled')),
  take_profit numeric,
  stop_loss numeric,
  -- While it waits.
  reserved_margin bigint NOT NULL CHECK (reserved_margin >= 0),
  reserved_fee bigint NOT NULL CHECK (reserved_fee >= 0),
  -- From the fill on.
  open_price numeric,
  open_seq bigint,
  open_time bigint,
  open_margin bigint,
  open_fee bigint,
  overnight_fee bigint NOT NULL,
  cancel_time bigint,
  cancel_reason text,
  -- Those of its instrument when it was placed, since a change acts on later orders only: spread,
  -- fee rate, overnight rates long and short, smallest lots.
  constants text NOT NULL,
  -- Of which order of which account it is a copy (TR-10); null: the customer's own.
  copy_leader text,
  copy_order text,
  CONSTRAINT contract_order_copy CHECK (num_nulls(copy_leader, copy_order) IN (0, 2)),
  CHECK (num_nulls(open_price, open_seq, open_time, open_margin, open_fee) IN (0, 5)),
  CONSTRAINT contract_order_opened CHECK ((open_price IS NOT NULL) = (status = 'opened')),
  CONSTRAINT contract_order_cancelled
    CHECK (num_nulls(cancel_time, cancel_reason) = CASE status WHEN 'cancelled' THEN 0 ELSE 2 END)
);
CREATE INDEX contract_order_account ON contract_order (account_id, placed DESC);
-- What followers of a leader got; few orders are copies.
CREATE INDEX contract_order_copies ON contract_order (copy_leader, account_id)
  WHERE copy_leader IS NOT NULL;
GRANT SELECT, INSERT ON contract_order TO fairtick_app;
GRANT UPDATE (status, take_profit, stop_loss, reserved_margin, reserved_fee, open_price, open_seq,
              open_time, open_margin, open_fee, overnight_fee, cancel_time, cancel_reason)
  ON contract_order TO fairtick_app;

-- A close says what is left of its contract, and the row of the order is not touched any more: the
-- usual contract is two rows that are written once.
CREATE TABLE contract_close (
  order_id text NOT NULL,
  ordinal integer NOT NULL,
  lots bigint NOT NULL CHECK (lots > 0),
  price numeric NOT NULL,
  seq bigint NOT NULL,
  time bigint NOT NULL,
  profit bigint NOT NULL,
  fee bigint NOT NULL,
  reason text NOT NULL,
  -- What is left behind it.
  lots_open bigint NOT NULL CHECK (lots_open >= 0),
  margin bigint NOT NULL CHECK (margin >= 0),
  PRIMARY KEY (order_id, ordinal)
);

-- Each change of take profit and stop loss names what stood before it, so that the levels at placing
-- are known without a row for each order.
CREATE TABLE contract_levels (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL,
  time bigint NOT NULL,
  take_profit numeric,
  stop_loss numeric,
  take_profit_before numeric,
  stop_loss_before numeric
);
CREATE INDEX contract_levels_order ON contract_levels (order_id, number);

CREATE TRIGGER contract_close_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON contract_close
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contract_levels_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON contract_levels
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contract_order_kept BEFORE DELETE OR TRUNCATE ON contract_order
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON contract_close, contract_levels TO fairtick_app;

-- Whoever writes: what was ordered and where it opened stand, and what has ended is final. After
-- the rows and not before them, since a trigger before would lock each one once more.
CREATE FUNCTION refuse_new_contract_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'cancelled' OR
     (OLD.id, OLD.account_id, OLD.symbol, OLD.direction, OLD.order_type, OLD.lots, OLD.leverage,
      OLD.limit_price, OLD.shown_price, OLD.order_time, OLD.placed, OLD.constants,
      OLD.copy_leader, OLD.copy_order)
     IS DISTINCT FROM
     (NEW.id, NEW.account_id, NEW.symbol, NEW.direction, NEW.order_type, NEW.lots, NEW.leverage,
      NEW.limit_price, NEW.shown_price, NEW.order_time, NEW.placed, NEW.constants,
      NEW.copy_leader, NEW.copy_order) OR
     OLD.status = 'opened' AND
     (OLD.status, OLD.open_price, OLD.open_seq, OLD.open_time, OLD.open_margin, OLD.open_fee)
     IS DISTINCT FROM
     (NEW.status, NEW.open_price, NEW.open_seq, NEW.open_time, NEW.open_margin, NEW.open_fee) OR
     -- A charge and the last close may come in one commit.
     EXISTS (SELECT FROM contract_close
             WHERE order_id = OLD.id AND lots_open = 0 AND xmin <> pg_current_xact_id()::xid)
  THEN
    RAISE EXCEPTION 'the terms and the end of a contract are final'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER contract_order_final AFTER UPDATE ON contract_order
  FOR EACH ROW EXECUTE FUNCTION refuse_new_contract_terms();

-- Every order as it stands now: pending, trading, closed or cancelled. What closes made together is
-- only added up where it is asked for.
CREATE VIEW contract AS
SELECT o.id, o.account_id, o.symbol, o.direction, o.order_type, o.lots, o.leverage, o.limit_price,
       o.shown_price, o.order_time, o.placed, o.constants,
       CASE WHEN o.status <> 'opened' THEN o.status
            WHEN last.lots_open = 0 THEN 'closed' ELSE 'trading' END AS status,
       o.take_profit, o.stop_loss, o.reserved_margin, o.reserved_fee,
       o.open_price, o.open_seq, o.open_time, o.open_margin, o.open_fee,
       coalesce(last.lots_open, CASE o.status WHEN 'opened' THEN o.lots ELSE 0 END) AS lots_open,
       coalesce(last.margin, o.open_margin, 0) AS margin,
       o.overnight_fee,
       (SELECT coalesce(sum(c.profit), 0)::bigint FROM contract_close c WHERE c.order_id = o.id)
         AS profit,
       (SELECT coalesce(sum(c.fee), 0)::bigint FROM contract_close c WHERE c.order_id = o.id)
         AS close_fee,
       coalesce(last.ordinal, 0) AS close_count,
       last.price AS close_price, last.seq AS close_seq,
       coalesce(last.time, o.cancel_time) AS close_time,
       coalesce(last.reason, o.cancel_reason) AS close_reason,
       o.copy_leader, o.copy_order
FROM contract_order o
LEFT JOIN LATERAL (SELECT * FROM contract_close c WHERE c.order_id = o.id
                   ORDER BY c.ordinal DESC LIMIT 1) last ON true;
GRANT SELECT ON contract TO fairtick_app;

-- All entries of an account, in no order: those of its orders by their ids, since most entries are of
-- orders and so need no index by account. Plain enough to be planned with the query that asks it;
-- `OFFSET 0` keeps a planner that takes the whole journal for cheaper from joining it.
CREATE FUNCTION entries_of(account text) RETURNS SETOF journal_entry LANGUAGE sql STABLE AS $$
  SELECT e.* FROM contract_order o CROSS JOIN LATERAL (
    SELECT * FROM journal_entry e
    WHERE e.cause_id = o.id AND e.account_id = account
      AND e.reason IN ('contract-open', 'contract-close', 'overnight', 'team-reward',
                       'profit-share-paid')
    OFFSET 0) e
  WHERE o.account_id = account
  UNION ALL
  SELECT e.* FROM option_order o CROSS JOIN LATERAL (
    SELECT * FROM journal_entry e
    WHERE e.cause_id = o.id AND e.account_id = account
      AND e.reason IN ('option-purchase', 'option-settlement')
    OFFSET 0) e
  WHERE o.account_id = account
  UNION ALL
  SELECT e.* FROM journal_entry e
  WHERE e.account_id = account
    AND e.reason NOT IN ('contract-open', 'contract-close', 'option-purchase', 'option-settlement',
                         'overnight', 'team-reward', 'profit-share-paid')
$$;

-- The deductions of a withdrawal are those of the terms at the submit, and final (TR-6).
CREATE TABLE withdrawal (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  method text NOT NULL,
  taken_from text NOT NULL CHECK (taken_from IN ('cash', 'salary')),
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  taxable bigint NOT NULL CHECK (taxable BETWEEN 0 AND amount),
  tax bigint NOT NULL CHECK (tax >= 0),
  received bigint NOT NULL CHECK (received > 0),
  submitted_time bigint NOT NULL,
  approved_time bigint,
  status text NOT NULL CHECK (status IN ('pending', 'success', 'failed', 'cancelled')),
  ended_time bigint,
  CHECK (received + fee + tax = amount),
  CHECK ((ended_time IS NULL) = (status = 'pending')),
  CHECK (status <> 'success' OR approved_time IS NOT NULL)
);
-- A page that begins behind a row of another compares time and id together.
CREATE INDEX withdrawal_account ON withdrawal (account_id, submitted_time, id);
CREATE INDEX withdrawal_status ON withdrawal (status, submitted_time, id);
CREATE INDEX withdrawal_queue ON withdrawal (taken_from, submitted_time, id)
  WHERE status = 'pending';
GRANT SELECT, INSERT ON withdrawal TO fairtick_app;
GRANT UPDATE (approved_time, status, ended_time) ON withdrawal TO fairtick_app;

CREATE TRIGGER withdrawal_kept BEFORE DELETE OR TRUNCATE ON withdrawal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION refuse_new_withdrawal_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms and the end of a withdrawal are final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER withdrawal_final BEFORE UPDATE ON withdrawal FOR EACH ROW
  WHEN (OLD.status <> 'pending' OR
        OLD.approved_time IS NOT NULL AND OLD.approved_time IS DISTINCT FROM NEW.approved_time OR
        (OLD.id, OLD.account_id, OLD.method, OLD.taken_from, OLD.amount, OLD.fee, OLD.taxable,
         OLD.tax, OLD.received, OLD.submitted_time)
        IS DISTINCT FROM
        (NEW.id, NEW.account_id, NEW.method, NEW.taken_from, NEW.amount, NEW.fee, NEW.taxable,
         NEW.tax, NEW.received, NEW.submitted_time))
  EXECUTE FUNCTION refuse_new_withdrawal_terms();

-- What one inviter earned of one fee (TR-8): of an order's opening (part 0) or of its n-th close. The
-- fee is what was really paid of it, and `rate` the part of it that the level earned then.
CREATE TABLE team_reward (
  order_id text NOT NULL,
  part integer NOT NULL,
  level integer NOT NULL CHECK (level BETWEEN 1 AND 3),
  beneficiary_id text NOT NULL,
  account_id text NOT NULL,
  day integer NOT NULL,
  fee bigint NOT NULL CHECK (fee > 0),
  rate numeric NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  time bigint NOT NULL,
  PRIMARY KEY (order_id, part, level),
  CONSTRAINT team_reward_part CHECK (abs(fee * rate - amount) <= 0.5)
);
-- Rewards are looked for by day and by member; nothing looks for them by time.
CREATE INDEX team_reward_day ON team_reward (beneficiary_id, day);
CREATE INDEX team_reward_member ON team_reward (beneficiary_id, account_id);

-- Earned and not paid yet.
CREATE TABLE payable_reward (
  beneficiary_id text NOT NULL,
  day integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (beneficiary_id, day)
);

CREATE TABLE payroll_record (
  account_id text NOT NULL,
  day integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  time bigint NOT NULL,
  PRIMARY KEY (account_id, day)
);

CREATE TRIGGER team_reward_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON team_reward
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payroll_record_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payroll_record
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON team_reward, payable_reward, payroll_record TO fairtick_app;
GRANT UPDATE (amount) ON payable_reward TO fairtick_app;
GRANT DELETE ON payable_reward TO fairtick_app;

-- What accounts were worth: one real reading an hour and account, thinned to one a day later on.
CREATE TABLE equity_snapshot (
  account_id text NOT NULL,
  -- Since the epoch, by `time`: at most one reading an hour.
  hour bigint NOT NULL,
  time bigint NOT NULL,
  equity bigint NOT NULL,
  -- The first of its day of the operator: kept when the others of the day go.
  of_day boolean NOT NULL,
  -- Newest entry of the ledger that the equity has in it.
  newest_entry bigint NOT NULL,
  PRIMARY KEY (account_id, hour)
);
CREATE INDEX equity_snapshot_hours ON equity_snapshot (hour) WHERE NOT of_day;
CREATE INDEX equity_snapshot_days ON equity_snapshot (hour) WHERE of_day;
-- Nothing changes a reading once it was taken.
GRANT SELECT, INSERT, DELETE ON equity_snapshot TO fairtick_app;
