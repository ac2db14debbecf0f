-- An order keeps the constants of its instrument that stood when it was placed: a change acts on
-- later orders only. Spread, fee rate, overnight rates long and short, smallest lots.

ALTER TABLE contract_order ADD COLUMN constants text NOT NULL DEFAULT '';

-- No constants were ever changed before.
ALTER TABLE contract_order DISABLE TRIGGER contract_order_final;
UPDATE contract_order o
SET constants = concat_ws(' ',
  trim_scale((i.constants ->> 'spread')::numeric),
  trim_scale((i.constants ->> 'feeRate')::numeric),
  trim_scale((i.constants -> 'overnightRate' ->> 'long')::numeric),
  trim_scale((i.constants -> 'overnightRate' ->> 'short')::numeric),
  trim_scale((i.constants ->> 'minLots')::numeric))
FROM instrument i WHERE i.symbol = o.symbol;
ALTER TABLE contract_order ENABLE TRIGGER contract_order_final;
ALTER TABLE contract_order ALTER COLUMN constants DROP DEFAULT;

-- The run-time role may write them once: UPDATE is not granted on the column.

-- Their text is without the constants: the next day begins with a new one.
ALTER TABLE checkpoint DISABLE TRIGGER checkpoint_append_only;
DELETE FROM checkpoint;
ALTER TABLE checkpoint ENABLE TRIGGER checkpoint_append_only;

DROP TRIGGER contract_order_final ON contract_order;
CREATE TRIGGER contract_order_final BEFORE UPDATE ON contract_order FOR EACH ROW
  WHEN (OLD.status IN ('closed', 'cancelled') OR
        (OLD.id, OLD.account_id, OLD.symbol, OLD.direction, OLD.order_type, OLD.lots, OLD.leverage,
         OLD.limit_price, OLD.shown_price, OLD.order_time, OLD.placed, OLD.constants)
        IS DISTINCT FROM
        (NEW.id, NEW.account_id, NEW.symbol, NEW.direction, NEW.order_type, NEW.lots, NEW.leverage,
         NEW.limit_price, NEW.shown_price, NEW.order_time, NEW.placed, NEW.constants) OR
        OLD.status = 'trading' AND
        (OLD.open_price, OLD.open_seq, OLD.open_time, OLD.open_margin, OLD.open_fee)
        IS DISTINCT FROM
        (NEW.open_price, NEW.open_seq, NEW.open_time, NEW.open_margin, NEW.open_fee))
  EXECUTE FUNCTION refuse_new_contract_terms();
