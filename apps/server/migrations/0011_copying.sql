-- Copy trading (TR-10): who follows whom, what came of it, and copies that are still to be made.

-- One row a follow, from its beginning to its end (TR-10.1).
CREATE TABLE copy_follow (
  account_id text NOT NULL,
  leader_id text NOT NULL,
  -- Number of the command by which it began: the order of the beginnings.
  begun bigint NOT NULL,
  begun_time bigint NOT NULL,
  -- What the follower chose, as JSON.
  terms text NOT NULL,
  profit_share numeric NOT NULL CHECK (profit_share >= 0 AND profit_share <= 0.2),
  is_paused boolean NOT NULL,
  -- The copy result of this leader when it began: the copy stop counts from it.
  result_at_begin bigint NOT NULL,
  ended_time bigint,
  end_reason text CHECK (end_reason IN ('manual', 'copy_stop', 'linked')),
  PRIMARY KEY (account_id, leader_id, begun),
  CHECK ((ended_time IS NULL) = (end_reason IS NULL))
);
CREATE UNIQUE INDEX copy_follow_active ON copy_follow (leader_id, account_id)
  WHERE ended_time IS NULL;
CREATE INDEX copy_follow_leader ON copy_follow (leader_id, begun);
GRANT SELECT, INSERT, UPDATE (is_paused, ended_time, end_reason) ON copy_follow TO fairtick_app;

-- What an account got by copying a leader, over all follows (TR-10.5, TR-10.6).
CREATE TABLE copy_result (
  account_id text NOT NULL,
  leader_id text NOT NULL,
  result bigint NOT NULL,
  -- USD, an exact fraction: numerator, slash, denominator.
  high_water text NOT NULL,
  PRIMARY KEY (account_id, leader_id)
);
GRANT SELECT, INSERT, UPDATE (result, high_water) ON copy_result TO fairtick_app;

-- Orders of a leader that were not copied, with the reason (TR-10.3); what was is in contract_order.
CREATE TABLE copy_skip (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  leader_id text NOT NULL,
  order_id text NOT NULL,
  -- Of the follow.
  begun bigint NOT NULL,
  reason text NOT NULL,
  time bigint NOT NULL,
  tape_position bigint NOT NULL,
  UNIQUE (account_id, order_id)
);
GRANT SELECT, INSERT ON copy_skip TO fairtick_app;

-- What leaders did that some follower still has to copy: a restart goes on with it (TR-10.2).
CREATE TABLE leader_event (
  leader_id text NOT NULL,
  number integer NOT NULL,
  event text NOT NULL,
  PRIMARY KEY (leader_id, number)
);
-- Who has to, and through which event each has handled those of a leader.
CREATE TABLE due_copy (
  account_id text NOT NULL,
  leader_id text NOT NULL,
  handled integer NOT NULL,
  PRIMARY KEY (account_id, leader_id, handled)
);
GRANT SELECT, INSERT, DELETE ON leader_event, due_copy TO fairtick_app;
