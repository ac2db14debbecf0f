-- What the run-time role may change of the engine's rows, column by column: nobody's terms, no
-- strike, no price (TR-5.6).

REVOKE UPDATE ON account, option_order, user_serial, instrument, installation FROM fairtick_app;
GRANT UPDATE (cash, stake, withdrawal_hold, salary) ON account TO fairtick_app;
GRANT UPDATE (result, settle_price, settle_seq, close_time, profit) ON option_order TO fairtick_app;
GRANT UPDATE (serial) ON user_serial TO fairtick_app;
GRANT UPDATE (constants) ON instrument TO fairtick_app;
GRANT UPDATE (source) ON installation TO fairtick_app;

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
