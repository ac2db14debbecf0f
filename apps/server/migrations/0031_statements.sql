-- What accounts were worth: one real reading an hour and account, thinned to one a day later on.

CREATE TABLE equity_snapshot (
  account_id text NOT NULL,
  -- Since the epoch, by `time`: at most one reading an hour.
  hour bigint NOT NULL,
  time bigint NOT NULL,
  equity bigint NOT NULL,
  -- The first of its day of the operator: kept when the others of the day go.
  of_day boolean NOT NULL,
  PRIMARY KEY (account_id, hour)
);
CREATE INDEX equity_snapshot_hours ON equity_snapshot (hour) WHERE NOT of_day;
CREATE INDEX equity_snapshot_days ON equity_snapshot (hour) WHERE of_day;

-- Nothing changes a reading once it was taken.
GRANT SELECT, INSERT, DELETE ON equity_snapshot TO fairtick_app;
