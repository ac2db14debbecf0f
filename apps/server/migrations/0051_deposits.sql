-- Deposits, where withdrawals are paid to, and what slices ask of the engine by a row (TR-6, TR-7).
-- Times in milliseconds since the epoch (bigint).

-- A payment that a customer told of. It is credited only after a review (TR-7).
CREATE TABLE deposit (
  id text PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES app_user (id),
  account_id text NOT NULL,
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  method_id text NOT NULL,
  currency text NOT NULL,
  channel text NOT NULL,
  network text,
  -- In `currency`.
  amount numeric NOT NULL CHECK (amount > 0),
  voucher_file text NOT NULL REFERENCES file (id),
  -- The same for the same picture, whoever brought it.
  voucher_hash text NOT NULL,
  submitted_time bigint NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'success', 'failed', 'cancelled')),
  reason text,
  -- USD of one unit of `currency` at the approval; with it the engine is asked to credit.
  rate numeric CHECK (rate > 0),
  approved_time bigint,
  reviewed_by text,
  credited bigint CHECK (credited > 0),
  ended_time bigint,
  CHECK ((rate IS NULL) = (approved_time IS NULL)),
  CHECK (rate IS NULL OR reviewed_by IS NOT NULL),
  CHECK ((ended_time IS NULL) = (status = 'pending')),
  CHECK ((status = 'success') = (credited IS NOT NULL)),
  CHECK ((status = 'failed') = (reason IS NOT NULL)),
  CHECK (status <> 'success' OR approved_time IS NOT NULL)
);
CREATE INDEX deposit_account ON deposit (account_id, number DESC);
CREATE INDEX deposit_pending ON deposit (number) WHERE status = 'pending';
CREATE INDEX deposit_voucher ON deposit (voucher_hash);

CREATE TRIGGER deposit_kept BEFORE DELETE OR TRUNCATE ON deposit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION refuse_new_deposit_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms and the end of a deposit are final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER deposit_final BEFORE UPDATE ON deposit FOR EACH ROW
  WHEN (OLD.status <> 'pending' OR
        OLD.approved_time IS NOT NULL AND
        (OLD.rate, OLD.approved_time, OLD.reviewed_by)
        IS DISTINCT FROM (NEW.rate, NEW.approved_time, NEW.reviewed_by) OR
        (OLD.id, OLD.user_id, OLD.account_id, OLD.account_kind, OLD.method_id, OLD.currency,
         OLD.channel, OLD.network, OLD.amount, OLD.voucher_file, OLD.voucher_hash,
         OLD.submitted_time)
        IS DISTINCT FROM
        (NEW.id, NEW.user_id, NEW.account_id, NEW.account_kind, NEW.method_id, NEW.currency,
         NEW.channel, NEW.network, NEW.amount, NEW.voucher_file, NEW.voucher_hash,
         NEW.submitted_time))
  EXECUTE FUNCTION refuse_new_deposit_terms();

-- What the engine is to be asked, inserted in the transaction of what makes it so. A row is asked
-- under its cause as the key, in order, and deleted after the answer: doubles do nothing.
CREATE TABLE engine_inbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause text NOT NULL UNIQUE,
  command json NOT NULL,
  time bigint NOT NULL
);

-- Where a withdrawal is paid to and on which terms, as it was when it was asked for.
CREATE TABLE withdrawal_target (
  withdrawal_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  account_id text NOT NULL,
  target json NOT NULL,
  terms json NOT NULL,
  reason text,
  approved_by text,
  paid_by text,
  failed_by text
);
CREATE FUNCTION refuse_lost_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM withdrawal WHERE id = OLD.withdrawal_id) THEN
    RAISE EXCEPTION 'a withdrawal keeps its target' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END
$$;
-- Only of what the engine refused may be removed.
CREATE TRIGGER withdrawal_target_kept BEFORE DELETE ON withdrawal_target
  FOR EACH ROW EXECUTE FUNCTION refuse_lost_target();

CREATE INDEX withdrawal_queue ON withdrawal (taken_from, submitted_time, id)
  WHERE status = 'pending';

GRANT SELECT, INSERT ON deposit, withdrawal_target TO fairtick_app;
GRANT UPDATE (status, reason, rate, approved_time, reviewed_by, credited, ended_time)
  ON deposit TO fairtick_app;
GRANT UPDATE (reason, approved_by, paid_by, failed_by) ON withdrawal_target TO fairtick_app;
GRANT DELETE ON withdrawal_target TO fairtick_app;
GRANT SELECT, INSERT, DELETE ON engine_inbox TO fairtick_app;
