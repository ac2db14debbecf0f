-- Money in and out: withdrawals, team rewards and the payroll that pays them (TR-6, TR-8).

ALTER TABLE account
  -- Realised net gains that no withdrawal has counted yet; negative after losses (TR-6.3).
  ADD COLUMN untaxed_gains bigint NOT NULL DEFAULT 0,
  -- The accounts that earn of its fees, level 1 first, apart by spaces; `-`: nobody (TR-8.1).
  ADD COLUMN inviters text NOT NULL DEFAULT '';

-- What accounts have gained since they began, or since their last reset.
UPDATE account a SET untaxed_gains = g.gain
FROM (
  SELECT p.account_id, -sum(p.amount) AS gain
  FROM posting p
  WHERE p.ledger IN ('trading_pnl', 'fees', 'overnight', 'option_pnl', 'protection')
    AND p.entry > coalesce((
      SELECT max(r.number) FROM journal_entry r
      WHERE r.account_id = p.account_id AND r.reason = 'practice-reset'), 0)
  GROUP BY p.account_id) AS g
WHERE g.account_id = a.id;

ALTER TABLE installation
  -- As they stand on the tape; null: nothing can be withdrawn and nobody earns.
  ADD COLUMN money_terms json,
  -- In which withdrawals can be paid out now, apart by spaces (TR-6.5).
  ADD COLUMN open_windows text NOT NULL DEFAULT '';

-- Tapes of before do not tell the day, so that only the salary's window opened.
UPDATE installation SET open_windows = 'salary'
WHERE (SELECT edge[1]
       FROM tape_block b,
            regexp_matches(b.payload, '"calendar",[0-9]+,"window-(open|close)"', 'g')
              WITH ORDINALITY AS m (edge, place)
       WHERE b.last_time > (SELECT max(last_time) FROM tape_block) - 90000000
       ORDER BY b.first_position DESC, m.place DESC LIMIT 1) = 'open';

-- Their text is without the new figures: the next day begins with a new one.
ALTER TABLE checkpoint DISABLE TRIGGER checkpoint_append_only;
DELETE FROM checkpoint;
ALTER TABLE checkpoint ENABLE TRIGGER checkpoint_append_only;

-- The deductions are those of the terms at the submit, and final.
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
CREATE INDEX withdrawal_account ON withdrawal (account_id, submitted_time DESC);
CREATE INDEX withdrawal_pending ON withdrawal (submitted_time) WHERE status = 'pending';

-- What one inviter earned of one fee: of an order's opening (part 0) or of its n-th close.
CREATE TABLE team_reward (
  order_id text NOT NULL,
  part integer NOT NULL,
  level integer NOT NULL CHECK (level BETWEEN 1 AND 3),
  beneficiary_id text NOT NULL,
  account_id text NOT NULL,
  day integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  time bigint NOT NULL,
  PRIMARY KEY (order_id, part, level)
);
CREATE INDEX team_reward_beneficiary ON team_reward (beneficiary_id, time DESC);

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

GRANT SELECT, INSERT ON withdrawal, team_reward, payable_reward, payroll_record TO fairtick_app;
GRANT UPDATE (approved_time, status, ended_time) ON withdrawal TO fairtick_app;
GRANT UPDATE (amount) ON payable_reward TO fairtick_app;
GRANT DELETE ON payable_reward TO fairtick_app;
GRANT UPDATE (untaxed_gains, inviters) ON account TO fairtick_app;
GRANT UPDATE (money_terms, open_windows) ON installation TO fairtick_app;
