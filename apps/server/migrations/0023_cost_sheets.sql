-- What a customer was shown of costs and risks before a first trade of each kind, and accepted.
-- Times in milliseconds since the epoch.

-- The facts that hash to `hash` (SHA-256 of the text), so that an acceptance says what it was of.
CREATE TABLE cost_sheet (
  hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('contract', 'option', 'copying')),
  facts text NOT NULL,
  -- When it was accepted first.
  time bigint NOT NULL
);
CREATE TRIGGER cost_sheet_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cost_sheet
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON cost_sheet TO fairtick_app;

CREATE TABLE cost_sheet_acceptance (
  user_id text NOT NULL REFERENCES app_user (id),
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  hash text NOT NULL REFERENCES cost_sheet (hash),
  time bigint NOT NULL,
  PRIMARY KEY (user_id, account_kind, hash)
);
CREATE TRIGGER cost_sheet_acceptance_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON cost_sheet_acceptance
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON cost_sheet_acceptance TO fairtick_app;
