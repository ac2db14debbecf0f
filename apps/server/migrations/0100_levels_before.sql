-- Each change of take profit and stop loss names what stood before it, so that the levels at placing
-- are known without a row for each order. Changes made before this are marked: theirs is not known.
ALTER TABLE contract_levels
  ADD COLUMN take_profit_before numeric,
  ADD COLUMN stop_loss_before numeric,
  ADD COLUMN before_recorded boolean NOT NULL DEFAULT false;
ALTER TABLE contract_levels ALTER COLUMN before_recorded SET DEFAULT true;
-- Held for what comes from here on only.
ALTER TABLE contract_levels ADD CONSTRAINT contract_levels_before CHECK (before_recorded) NOT VALID;
