-- Limits that customers set for themselves (TR-12.3). What concerns openings stands with the
-- account, for the engine; all of them with what is to come stand by user and field.
-- Times in milliseconds since the epoch (bigint).

ALTER TABLE account ADD COLUMN own_limits text;
GRANT UPDATE (own_limits) ON account TO fairtick_app;

-- Their text is without the limits: the next day begins with a new one.
ALTER TABLE checkpoint DISABLE TRIGGER checkpoint_append_only;
DELETE FROM checkpoint;
ALTER TABLE checkpoint ENABLE TRIGGER checkpoint_append_only;

CREATE TABLE own_limit (
  user_id text NOT NULL REFERENCES app_user (id),
  field text NOT NULL CHECK (field IN ('dailyLoss', 'depositDay', 'depositWeek', 'depositMonth',
    'openPositions', 'sessionMinutes', 'timeOutUntil', 'selfExcludedUntil')),
  -- Null: none.
  value text,
  -- What takes its place, and when: looser limits wait.
  pending_value text,
  pending_from bigint,
  PRIMARY KEY (user_id, field)
);
CREATE INDEX own_limit_pending ON own_limit (pending_from) WHERE pending_from IS NOT NULL;

GRANT SELECT, INSERT ON own_limit TO fairtick_app;
GRANT UPDATE (value, pending_value, pending_from) ON own_limit TO fairtick_app;
