-- A close says what is left of its contract, and the row of the order is not touched any more: the
-- usual contract is two rows that are written once. The view `contract` shows how each stands.

ALTER TABLE contract_close
  -- What is left behind it.
  ADD COLUMN lots_open bigint CHECK (lots_open >= 0),
  -- Null in rows from before this column that were not the last of their order.
  ADD COLUMN margin bigint CHECK (margin >= 0);
ALTER TABLE contract_close DISABLE TRIGGER contract_close_append_only;
UPDATE contract_close c
SET lots_open = o.lots - (SELECT sum(lots) FROM contract_close e
                          WHERE e.order_id = c.order_id AND e.ordinal <= c.ordinal),
    margin = CASE WHEN c.ordinal = o.close_count THEN o.margin END
FROM contract_order o WHERE o.id = c.order_id;
ALTER TABLE contract_close ENABLE TRIGGER contract_close_append_only;
ALTER TABLE contract_close ALTER COLUMN lots_open SET NOT NULL;

DROP TRIGGER contract_order_final ON contract_order;
ALTER TABLE contract_order
  DROP CONSTRAINT contract_order_status_check,
  DROP COLUMN lots_open, DROP COLUMN margin, DROP COLUMN profit, DROP COLUMN close_fee,
  DROP COLUMN close_count, DROP COLUMN close_price, DROP COLUMN close_seq;
ALTER TABLE contract_order DROP CONSTRAINT contract_order_check2;
ALTER TABLE contract_order RENAME COLUMN close_time TO cancel_time;
ALTER TABLE contract_order RENAME COLUMN close_reason TO cancel_reason;
UPDATE contract_order SET status = 'opened', cancel_time = NULL, cancel_reason = NULL
WHERE status IN ('trading', 'closed');
ALTER TABLE contract_order
  ADD CONSTRAINT contract_order_status_check CHECK (status IN ('pending', 'opened', 'cancelled')),
  ADD CONSTRAINT contract_order_opened CHECK ((open_price IS NOT NULL) = (status = 'opened')),
  ADD CONSTRAINT contract_order_cancelled
    CHECK (num_nulls(cancel_time, cancel_reason) = CASE status WHEN 'cancelled' THEN 0 ELSE 2 END);
ALTER TABLE contract_order RESET (fillfactor);

-- Whoever writes: what was ordered and where it opened stand, and what has ended is final. After
-- the rows and not before them, since a trigger before would lock each one once more.
CREATE OR REPLACE FUNCTION refuse_new_contract_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'cancelled' OR
     (OLD.id, OLD.account_id, OLD.symbol, OLD.direction, OLD.order_type, OLD.lots, OLD.leverage,
      OLD.limit_price, OLD.shown_price, OLD.order_time, OLD.placed, OLD.constants)
     IS DISTINCT FROM
     (NEW.id, NEW.account_id, NEW.symbol, NEW.direction, NEW.order_type, NEW.lots, NEW.leverage,
      NEW.limit_price, NEW.shown_price, NEW.order_time, NEW.placed, NEW.constants) OR
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
       coalesce(last.reason, o.cancel_reason) AS close_reason
FROM contract_order o
LEFT JOIN LATERAL (SELECT * FROM contract_close c WHERE c.order_id = o.id
                   ORDER BY c.ordinal DESC LIMIT 1) last ON true;
GRANT SELECT ON contract TO fairtick_app;

-- Room in each page for what changes with every order, so that no index changes with it.
ALTER TABLE account SET (fillfactor = 40);
