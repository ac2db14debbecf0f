-- How each leader's share of a copy's profit was worked out (TR-10.6), for both sides to recompute.

CREATE TABLE copy_share (
  -- The copy, and which of its closes passed the mark; the entries of it have the same cause.
  order_id text NOT NULL,
  ordinal integer NOT NULL,
  account_id text NOT NULL,
  leader_id text NOT NULL,
  -- Of the follow under which it was taken.
  begun bigint NOT NULL,
  profit_share numeric NOT NULL CHECK (profit_share >= 0 AND profit_share <= 0.2),
  -- USD, exact fractions: numerator, slash, denominator. The base is the mark from then on.
  mark text NOT NULL,
  base text NOT NULL,
  -- Less than base − mark times the part where there was no cash.
  amount bigint NOT NULL CHECK (amount >= 0),
  time bigint NOT NULL,
  PRIMARY KEY (order_id, ordinal)
);
CREATE INDEX copy_share_account ON copy_share (account_id, leader_id, begun);
CREATE INDEX copy_skip_account ON copy_skip (account_id, leader_id, begun);
GRANT SELECT, INSERT ON copy_share TO fairtick_app;
