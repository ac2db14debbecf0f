-- Leveraged contracts: what was ordered, what is open of it, its closes and level changes.
-- Lots are scaled by 10^8, money by 10^6, times are milliseconds (bigint).

-- While positions are open cash alone may be negative: equity is what counts (TR-4.8).
ALTER TABLE account DROP CONSTRAINT account_cash_check;
ALTER TABLE account
  ADD COLUMN margin_called boolean NOT NULL DEFAULT false,
  -- Day numbers and notionals of the last 30 days: `day:volume`, apart by spaces (TR-9).
  ADD COLUMN volumes text NOT NULL DEFAULT '';

-- How many days of the operator began so far.
ALTER TABLE installation ADD COLUMN day_number integer NOT NULL DEFAULT 0;

-- P/L, fee and protection of one close are one entry of up to six legs.
ALTER TABLE journal_entry DROP CONSTRAINT journal_entry_amounts_check;
ALTER TABLE journal_entry ADD CONSTRAINT journal_entry_balanced CHECK (
  cardinality(amounts) <= 6 AND coalesce(amounts[1], 0) + coalesce(amounts[2], 0)
    + coalesce(amounts[3], 0) + coalesce(amounts[4], 0) + coalesce(amounts[5], 0)
    + coalesce(amounts[6], 0) = 0);

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
  status text NOT NULL CHECK (status IN ('pending', 'trading', 'closed', 'cancelled')),
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
  -- What is left, and what has come together.
  lots_open bigint NOT NULL CHECK (lots_open BETWEEN 0 AND lots),
  margin bigint NOT NULL CHECK (margin >= 0),
  overnight_fee bigint NOT NULL,
  profit bigint NOT NULL,
  close_fee bigint NOT NULL,
  close_count integer NOT NULL,
  -- Of the last close, or of the cancelling.
  close_price numeric,
  close_seq bigint,
  close_time bigint,
  close_reason text,
  CHECK (num_nulls(open_price, open_seq, open_time, open_margin, open_fee) IN (0, 5)),
  CHECK ((open_price IS NOT NULL) = (status IN ('trading', 'closed'))),
  CHECK ((lots_open > 0) = (status = 'trading'))
);
CREATE INDEX contract_order_account ON contract_order (account_id, placed DESC);
CREATE INDEX contract_order_open ON contract_order (account_id)
  WHERE status IN ('pending', 'trading');

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
  PRIMARY KEY (order_id, ordinal)
);

-- Each setting of take profit and stop loss of an open position.
CREATE TABLE contract_levels (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL,
  time bigint NOT NULL,
  take_profit numeric,
  stop_loss numeric
);
CREATE INDEX contract_levels_order ON contract_levels (order_id, number);

-- What the newest record still has to do: a restart goes on with it (design §2, big ticks).
CREATE TABLE due_work (
  account_id text NOT NULL,
  tape_position bigint NOT NULL,
  -- An account may be left over by one record and by the next within one commit.
  PRIMARY KEY (account_id, tape_position)
);

CREATE TRIGGER contract_close_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON contract_close
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contract_levels_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON contract_levels
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contract_order_kept BEFORE DELETE OR TRUNCATE ON contract_order
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whoever writes: what was ordered and where it opened stand, and what has ended is final.
CREATE FUNCTION refuse_new_contract_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms and the end of a contract are final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER contract_order_final BEFORE UPDATE ON contract_order FOR EACH ROW
  WHEN (OLD.status IN ('closed', 'cancelled') OR
        (OLD.id, OLD.account_id, OLD.symbol, OLD.direction, OLD.order_type, OLD.lots, OLD.leverage,
         OLD.limit_price, OLD.shown_price, OLD.order_time, OLD.placed)
        IS DISTINCT FROM
        (NEW.id, NEW.account_id, NEW.symbol, NEW.direction, NEW.order_type, NEW.lots, NEW.leverage,
         NEW.limit_price, NEW.shown_price, NEW.order_time, NEW.placed) OR
        OLD.status = 'trading' AND
        (OLD.open_price, OLD.open_seq, OLD.open_time, OLD.open_margin, OLD.open_fee)
        IS DISTINCT FROM
        (NEW.open_price, NEW.open_seq, NEW.open_time, NEW.open_margin, NEW.open_fee))
  EXECUTE FUNCTION refuse_new_contract_terms();

GRANT SELECT, INSERT ON contract_order, contract_close, contract_levels TO fairtick_app;
GRANT UPDATE (status, take_profit, stop_loss, reserved_margin, reserved_fee, open_price, open_seq,
              open_time, open_margin, open_fee, lots_open, margin, overnight_fee, profit, close_fee,
              close_count, close_price, close_seq, close_time, close_reason)
  ON contract_order TO fairtick_app;
GRANT SELECT, INSERT, DELETE ON due_work TO fairtick_app;
GRANT UPDATE (margin_called, volumes) ON account TO fairtick_app;
GRANT UPDATE (source, day_number) ON installation TO fairtick_app;
