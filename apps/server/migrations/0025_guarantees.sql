-- A statement says of whose money it is: one of practice money says nothing of real money. It counts
-- only under the seal of the server that stored it, as it decides whether deposits are taken (H14).
ALTER TABLE bank_statement
  ADD COLUMN account_kind text NOT NULL DEFAULT 'practice'
    CHECK (account_kind IN ('practice', 'real')),
  ADD COLUMN seal text NOT NULL DEFAULT '';
ALTER TABLE bank_statement
  ALTER COLUMN account_kind DROP DEFAULT,
  ALTER COLUMN seal DROP DEFAULT;

-- One account of the house for money at banks and one for wallets, each way (TR-11, H14).
UPDATE ledger_name SET name = 'deposits_bank' WHERE code = 105;
UPDATE ledger_name SET name = 'payouts_bank' WHERE code = 106;
INSERT INTO ledger_name VALUES (116, 'deposits_wallet'), (117, 'payouts_wallet');

-- The best terms of withdrawals that stood when deposits of an account were credited (H6), as JSON.
ALTER TABLE account ADD COLUMN kept_terms text;
GRANT UPDATE (kept_terms) ON account TO fairtick_app;

-- Terms of withdrawals that stood before those of now, each with when it ended, as JSON: a deposit
-- keeps all that stood from when it was submitted until it was credited (H6).
ALTER TABLE installation ADD COLUMN past_terms text NOT NULL DEFAULT '[]';
GRANT UPDATE (past_terms) ON installation TO fairtick_app;
