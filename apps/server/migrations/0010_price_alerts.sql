-- Price alerts of customers that wait, and how far the tape was looked at for them. An alert that
-- has fired is a message, and its row is gone. Times in milliseconds since the epoch (bigint).

CREATE TABLE price_alert (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES app_user (id),
  symbol text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('above', 'below')),
  price numeric NOT NULL CHECK (price > 0),
  created_time bigint NOT NULL,
  -- The end of the tape when it was set: only ticks behind it count.
  tape_position bigint NOT NULL,
  UNIQUE (user_id, symbol, direction, price)
);
GRANT SELECT, INSERT, DELETE ON price_alert TO fairtick_app;

-- All that was to fire up to this position of the tape has fired. It may lag behind what was looked
-- at, never run ahead: what is looked at twice finds no row to fire the second time.
CREATE TABLE price_alert_cursor (
  only_one boolean PRIMARY KEY CHECK (only_one),
  tape_position bigint NOT NULL
);
INSERT INTO price_alert_cursor
  SELECT true, coalesce(max(last_position), 0) FROM tape_block;
GRANT SELECT, UPDATE (tape_position) ON price_alert_cursor TO fairtick_app;
