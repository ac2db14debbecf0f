-- The share of accounts that lost on contracts, as it is measured each month (TR-13): what screens
-- must warn with where the rules of a country ask for it. A row follows from the ledger alone and
-- can be worked out again. Times in milliseconds since the epoch (bigint).

CREATE TABLE loss_share (
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  -- The twelve months that are counted: from the one, up to the other.
  from_time bigint NOT NULL,
  until_time bigint NOT NULL,
  -- Those that had a contract open in that time, and those of them whose result was below zero.
  accounts integer NOT NULL CHECK (accounts >= 0),
  losing integer NOT NULL CHECK (losing BETWEEN 0 AND accounts),
  measured_time bigint NOT NULL,
  -- Of all that stands above, under a key that is not in the database.
  seal text NOT NULL,
  PRIMARY KEY (account_kind, until_time),
  CHECK (from_time < until_time AND until_time <= measured_time)
);
CREATE TRIGGER loss_share_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON loss_share
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON loss_share TO fairtick_app;
