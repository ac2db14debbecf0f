-- The watchlists of the customers.

CREATE TABLE watchlist (
  user_id text NOT NULL,
  symbol text NOT NULL,
  place integer NOT NULL,
  PRIMARY KEY (user_id, symbol)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON watchlist TO fairtick_app;
