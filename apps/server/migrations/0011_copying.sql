-- Copy trading (TR-10): who follows whom, what came of it, and copies that are still to be made.

-- Of which order of which account a contract is a copy; null: the customer's own.
ALTER TABLE contract_order
  ADD COLUMN copy_leader text,
  ADD COLUMN copy_order text,
  ADD CONSTRAINT contract_order_copy CHECK (num_nulls(copy_leader, copy_order) IN (0, 2));
-- What followers of a leader got; few orders are copies.
CREATE INDEX contract_order_copies ON contract_order (copy_leader, account_id)
  WHERE copy_leader IS NOT NULL;

CREATE OR REPLACE VIEW contract AS
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

-- The terms under which the account may be followed, as JSON; null: it may not (TR-10.7).
ALTER TABLE account ADD COLUMN lead_terms text;
GRANT UPDATE (lead_terms) ON account TO fairtick_app;

-- One row a follow, from its beginning to its end (TR-10.1).
CREATE TABLE copy_follow (
  account_id text NOT NULL,
  leader_id text NOT NULL,
  -- Number of the command by which it began: the order of the beginnings.
  begun bigint NOT NULL,
  begun_time bigint NOT NULL,
  -- What the follower chose, as JSON.
  terms text NOT NULL,
  profit_share numeric NOT NULL CHECK (profit_share >= 0 AND profit_share <= 0.2),
  is_paused boolean NOT NULL,
  -- The copy result of this leader when it began: the copy stop counts from it.
  result_at_begin bigint NOT NULL,
  ended_time bigint,
  end_reason text CHECK (end_reason IN ('manual', 'copy_stop')),
  PRIMARY KEY (account_id, leader_id, begun),
  CHECK ((ended_time IS NULL) = (end_reason IS NULL))
);
CREATE UNIQUE INDEX copy_follow_active ON copy_follow (leader_id, account_id)
  WHERE ended_time IS NULL;
CREATE INDEX copy_follow_leader ON copy_follow (leader_id, begun);
GRANT SELECT, INSERT, UPDATE (is_paused, ended_time, end_reason) ON copy_follow TO fairtick_app;

-- What an account got by copying a leader, over all follows (TR-10.5, TR-10.6).
CREATE TABLE copy_result (
  account_id text NOT NULL,
  leader_id text NOT NULL,
  result bigint NOT NULL,
  -- USD, an exact fraction: numerator, slash, denominator.
  high_water text NOT NULL,
  PRIMARY KEY (account_id, leader_id)
);
GRANT SELECT, INSERT, UPDATE (result, high_water) ON copy_result TO fairtick_app;

-- Orders of a leader that were not copied, with the reason (TR-10.3); what was is in contract_order.
CREATE TABLE copy_skip (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  leader_id text NOT NULL,
  order_id text NOT NULL,
  reason text NOT NULL,
  time bigint NOT NULL,
  tape_position bigint NOT NULL,
  UNIQUE (account_id, order_id)
);
GRANT SELECT, INSERT ON copy_skip TO fairtick_app;

-- What leaders did that some follower still has to copy: a restart goes on with it (TR-10.2).
CREATE TABLE leader_event (
  leader_id text NOT NULL,
  number integer NOT NULL,
  event text NOT NULL,
  PRIMARY KEY (leader_id, number)
);
-- Who has to, and through which event each has handled those of a leader.
CREATE TABLE due_copy (
  account_id text NOT NULL,
  leader_id text NOT NULL,
  handled integer NOT NULL,
  PRIMARY KEY (account_id, leader_id, handled)
);
GRANT SELECT, INSERT, DELETE ON leader_event, due_copy TO fairtick_app;
