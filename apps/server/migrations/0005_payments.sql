-- Money in and out as customers and reviewers see it: where it is paid to, deposits, targets of
-- withdrawals, and who reviews them (TR-6, TR-7). What moves in the books stands in 0002.
-- Times in milliseconds since the epoch, money in micro-units of USD (bigint).

-- One a user.
CREATE TABLE bank_account (
  user_id text PRIMARY KEY REFERENCES app_user (id),
  bank_way text NOT NULL,
  account_name text NOT NULL,
  bank_name text NOT NULL,
  branch_name text NOT NULL,
  branch_number text NOT NULL,
  bank_code text NOT NULL,
  card_number text NOT NULL,
  ifsc text NOT NULL,
  changed_time bigint NOT NULL,
  -- Of all of it, under a key that is not in the database: nothing is paid to what was planted.
  seal text NOT NULL
);
CREATE INDEX bank_account_number ON bank_account (card_number);
GRANT SELECT, INSERT ON bank_account TO fairtick_app;
GRANT UPDATE (bank_way, account_name, bank_name, branch_name, branch_number, bank_code,
  card_number, ifsc, changed_time, seal) ON bank_account TO fairtick_app;

-- Changes of it that somebody reviews; a newer one takes the place of one that waits.
CREATE TABLE bank_change (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  bank_way text NOT NULL,
  account_name text NOT NULL,
  bank_name text NOT NULL,
  branch_name text NOT NULL,
  branch_number text NOT NULL,
  bank_code text NOT NULL,
  card_number text NOT NULL,
  ifsc text NOT NULL,
  submitted_time bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'success', 'failed', 'replaced')),
  reason text CHECK (
    reason IN ('name_differs', 'account_unknown', 'details_unclear', 'not_own_account')),
  reviewed_by text,
  reviewed_time bigint,
  -- Of what its owner asked for, and when: what was planted cannot be approved.
  seal text NOT NULL,
  CHECK ((status = 'failed') = (reason IS NOT NULL)),
  CHECK ((status IN ('success', 'failed')) = (reviewed_by IS NOT NULL)),
  CHECK ((reviewed_by IS NULL) = (reviewed_time IS NULL))
);
CREATE UNIQUE INDEX bank_change_pending ON bank_change (user_id) WHERE status = 'pending';
CREATE INDEX bank_change_waiting ON bank_change (submitted_time, id) WHERE status = 'pending';
CREATE INDEX bank_change_of_user ON bank_change (user_id, submitted_time DESC);
CREATE INDEX bank_change_status ON bank_change (status, submitted_time, id);
CREATE INDEX bank_change_submitted ON bank_change (submitted_time, id);
GRANT SELECT, INSERT ON bank_change TO fairtick_app;
GRANT UPDATE (status, reason, reviewed_by, reviewed_time) ON bank_change TO fairtick_app;

-- The first of the two who approve a change (REL-58). One that counts no more (too old, or of
-- somebody who may not approve any more) stays, and another is written beside it.
CREATE TABLE bank_change_first_approval (
  change_id text REFERENCES bank_change (id),
  staff_id text NOT NULL REFERENCES staff (id),
  time bigint NOT NULL,
  -- SHA-256 of the account that was approved.
  details_hash text NOT NULL,
  -- Of all of it, under a key that is not in the database: a row that was planted approves nothing.
  seal text NOT NULL,
  PRIMARY KEY (change_id, time, staff_id)
);
CREATE TRIGGER bank_change_first_approval_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_change_first_approval
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON bank_change_first_approval TO fairtick_app;

CREATE TABLE wallet_address (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  currency text NOT NULL,
  channel text NOT NULL,
  address text NOT NULL,
  added_time bigint NOT NULL,
  removed_time bigint,
  -- As that of `bank_account`.
  seal text NOT NULL
);
CREATE UNIQUE INDEX wallet_address_once ON wallet_address (user_id, currency, channel, address)
  WHERE removed_time IS NULL;
CREATE INDEX wallet_address_of_user ON wallet_address (user_id, added_time DESC);
GRANT SELECT, INSERT ON wallet_address TO fairtick_app;
GRANT UPDATE (removed_time) ON wallet_address TO fairtick_app;

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
CREATE INDEX deposit_status ON deposit (status, number);
CREATE INDEX deposit_voucher ON deposit (voucher_hash);
GRANT SELECT, INSERT ON deposit TO fairtick_app;
GRANT UPDATE (status, reason, rate, approved_time, reviewed_by, credited, ended_time)
  ON deposit TO fairtick_app;

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

-- Of a deposit whose credit is above the limit: the first of the two who approve it (REL-58). One
-- that counts no more (too old, of another credit, or of somebody who may not approve any more)
-- stays, and another is written beside it.
CREATE TABLE deposit_first_approval (
  deposit_id text REFERENCES deposit (id),
  staff_id text NOT NULL REFERENCES staff (id),
  time bigint NOT NULL,
  credit bigint NOT NULL,
  -- As that of `bank_change_first_approval`.
  seal text NOT NULL,
  PRIMARY KEY (deposit_id, credit, time, staff_id)
);
CREATE TRIGGER deposit_first_approval_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_first_approval
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON deposit_first_approval TO fairtick_app;

-- What one person credited alone: its sums over a day are bounded, by reviewer and by account
-- (REL-58).
CREATE TABLE deposit_sole_approval (
  deposit_id text PRIMARY KEY REFERENCES deposit (id),
  staff_id text NOT NULL REFERENCES staff (id),
  account_id text NOT NULL,
  credit bigint NOT NULL CHECK (credit > 0),
  time bigint NOT NULL
);
CREATE INDEX deposit_sole_approval_staff ON deposit_sole_approval (staff_id, time);
CREATE INDEX deposit_sole_approval_account ON deposit_sole_approval (account_id, time);
CREATE TRIGGER deposit_sole_approval_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_sole_approval
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON deposit_sole_approval TO fairtick_app;

-- Where a withdrawal is paid to and on which terms, as it was when it was asked for.
CREATE TABLE withdrawal_target (
  withdrawal_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES app_user (id),
  account_id text NOT NULL,
  target json NOT NULL,
  terms json NOT NULL,
  -- Of all that stands above: nothing is paid to what was planted.
  seal text NOT NULL,
  reason text,
  approved_by text,
  paid_by text,
  failed_by text,
  -- Under which it left the bank or stands on the chain, as who paid it noted it.
  payment_reference text CHECK (length(payment_reference) <= 100),
  -- Who of the staff is deciding it at this moment, while the engine is asked: nobody else begins
  -- meanwhile.
  begun_by text REFERENCES staff (id),
  begun_decision text CHECK (begun_decision IN ('approve', 'pay', 'fail')),
  begun_detail text CHECK (length(begun_detail) <= 100),
  begun_time bigint,
  CHECK (num_nulls(begun_by, begun_decision, begun_detail, begun_time) IN (0, 4))
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
GRANT SELECT, INSERT, DELETE ON withdrawal_target TO fairtick_app;
GRANT UPDATE (reason, approved_by, paid_by, failed_by, payment_reference, begun_by, begun_decision,
              begun_detail, begun_time)
  ON withdrawal_target TO fairtick_app;

-- Who looks at a case. It hinders nobody; one that has run out is anyone's.
CREATE TABLE queue_claim (
  queue text NOT NULL CHECK (
    queue IN ('deposit', 'withdrawal', 'bank_change', 'account_link', 'identity', 'recovery',
              'leader')),
  case_id text NOT NULL,
  staff_id text NOT NULL REFERENCES staff (id),
  until_time bigint NOT NULL,
  PRIMARY KEY (queue, case_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON queue_claim TO fairtick_app;
