-- Who leads others (TR-10.7), what they applied for, and the figures that are worked out of them.
-- Times in milliseconds since the epoch (bigint).

CREATE TABLE leader_application (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id),
  user_id text NOT NULL REFERENCES app_user (id),
  name text NOT NULL,
  intro text NOT NULL,
  profit_share numeric NOT NULL CHECK (profit_share >= 0 AND profit_share <= 0.2),
  max_followers integer NOT NULL CHECK (max_followers BETWEEN 1 AND 1000),
  -- USD, in millionths.
  max_copied bigint NOT NULL CHECK (max_copied > 0 AND max_copied <= 1000000000000),
  applied_time bigint NOT NULL,
  -- Of all that stands above, under a key that is not in the database.
  seal text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'replaced')),
  reason text CHECK (
    reason IN ('leader_name', 'leader_text', 'leader_one_person', 'leader_record')),
  decided_by text REFERENCES staff (id),
  decided_time bigint,
  CHECK ((status = 'rejected') = (reason IS NOT NULL)),
  CHECK ((status IN ('approved', 'rejected')) = (decided_by IS NOT NULL)),
  CHECK ((status = 'pending') = (decided_time IS NULL))
);
CREATE UNIQUE INDEX leader_application_open ON leader_application (user_id)
  WHERE status = 'pending';
CREATE INDEX leader_application_status ON leader_application (status, applied_time, id);
CREATE INDEX leader_application_of_account ON leader_application (account_id, applied_time DESC);
CREATE INDEX leader_application_of_user ON leader_application (user_id, applied_time DESC);
GRANT SELECT, INSERT ON leader_application TO fairtick_app;
GRANT UPDATE (status, reason, decided_by, decided_time) ON leader_application TO fairtick_app;

CREATE FUNCTION refuse_new_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an application that was decided is final'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER leader_application_final BEFORE UPDATE ON leader_application FOR EACH ROW
  WHEN (OLD.status <> 'pending') EXECUTE FUNCTION refuse_new_decision();
CREATE TRIGGER leader_application_kept BEFORE DELETE OR TRUNCATE ON leader_application
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One row an account that ever led, for good: whoever applies again keeps the history.
CREATE TABLE leader (
  -- By which others name it; the account stays unnamed.
  id text PRIMARY KEY,
  account_id text NOT NULL UNIQUE REFERENCES account (id),
  user_id text NOT NULL REFERENCES app_user (id),
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  -- Its name, text and terms are those of this one.
  application_id text NOT NULL REFERENCES leader_application (id),
  began_time bigint NOT NULL,
  stopped_time bigint,
  stop_reason text CHECK (stop_reason IN (
    'own', 'leader_rules', 'leader_text', 'leader_one_person', 'leader_security')),
  -- Of all that stands above.
  seal text NOT NULL,
  CHECK ((stopped_time IS NULL) = (stop_reason IS NULL))
);
-- One identity leads once (TR-10.7); who else is the same person is looked for beside it.
CREATE UNIQUE INDEX leader_of_user ON leader (user_id) WHERE stopped_time IS NULL;
GRANT SELECT, INSERT ON leader TO fairtick_app;
GRANT UPDATE (application_id, stopped_time, stop_reason, seal) ON leader TO fairtick_app;
CREATE TRIGGER leader_kept BEFORE DELETE OR TRUNCATE ON leader
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What an account of a leader was worth each hour, and what of its change was not made by trading.
-- Kept for good: the readings of everybody else go after a month.
CREATE TABLE leader_equity (
  leader_id text NOT NULL REFERENCES leader (id),
  hour bigint NOT NULL,
  time bigint NOT NULL,
  equity bigint NOT NULL,
  -- Newest entry of the ledger that the equity has in it.
  newest_entry bigint NOT NULL,
  -- Since the reading before: what came in and what went out otherwise than by contracts.
  flow_in bigint NOT NULL CHECK (flow_in >= 0),
  flow_out bigint NOT NULL CHECK (flow_out >= 0),
  -- Time-weighted, in billionths: the change since the reading before, and all of them together.
  growth bigint NOT NULL CHECK (growth >= 0),
  growth_index bigint NOT NULL CHECK (growth_index >= 0),
  peak bigint NOT NULL CHECK (peak >= growth_index),
  -- The deepest fall from a height so far, in billionths of the height.
  drawdown bigint NOT NULL CHECK (drawdown BETWEEN 0 AND 1000000000),
  PRIMARY KEY (leader_id, hour)
);
CREATE TRIGGER leader_equity_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON leader_equity
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON leader_equity TO fairtick_app;

-- What is shown of a leader, as it was worked out last. The orders are ranks: the greatest is first.
CREATE TABLE leader_figures (
  leader_id text PRIMARY KEY REFERENCES leader (id),
  account_kind text NOT NULL,
  time bigint,
  tape_position bigint,
  figures text,
  curve text NOT NULL,
  by_copiers bigint NOT NULL,
  by_roi90d bigint NOT NULL,
  by_drawdown bigint NOT NULL,
  by_followers bigint NOT NULL,
  by_newest bigint NOT NULL
);
CREATE INDEX leader_figures_copiers ON leader_figures (account_kind, by_copiers, leader_id);
CREATE INDEX leader_figures_roi90d ON leader_figures (account_kind, by_roi90d, leader_id);
CREATE INDEX leader_figures_drawdown ON leader_figures (account_kind, by_drawdown, leader_id);
CREATE INDEX leader_figures_followers ON leader_figures (account_kind, by_followers, leader_id);
CREATE INDEX leader_figures_newest ON leader_figures (account_kind, by_newest, leader_id);
GRANT SELECT, INSERT ON leader_figures TO fairtick_app;
GRANT UPDATE (time, tape_position, figures, curve, by_copiers, by_roi90d, by_drawdown, by_followers)
  ON leader_figures TO fairtick_app;
