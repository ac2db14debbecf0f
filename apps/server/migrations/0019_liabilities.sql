-- What the house owes, day by day, as a tree whose root is published (decision 106). Money is in
-- micro-units of USD, times are milliseconds since the epoch (bigint).

-- One row a day, for ever. What stands here hashes to `root`: nothing of it can be told otherwise.
CREATE TABLE liability_tree (
  -- Of the operator, in days since 1970-01-01.
  day integer PRIMARY KEY,
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  time bigint NOT NULL,
  -- The newest record that the amounts have in them.
  tape_position bigint NOT NULL,
  -- How many accounts, what they are owed together, and the top of the tree over them.
  size integer NOT NULL CHECK (size >= 0),
  total bigint NOT NULL CHECK (total >= 0),
  tree text NOT NULL,
  -- Accounts whose open losses are above their cash, and by how much: taken off nobody's sum.
  deficit_count integer NOT NULL CHECK (deficit_count BETWEEN 0 AND size),
  deficit_total bigint NOT NULL CHECK (deficit_total >= 0),
  -- At which ticks open contracts were valued: [symbol, seq, price] each.
  marks json NOT NULL,
  root text NOT NULL
);
CREATE TRIGGER liability_tree_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON liability_tree
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON liability_tree TO fairtick_app;

-- The leaves of a tree in their order, many to a row. None names an account: whose it is follows
-- from a salt that is not in the database.
CREATE TABLE liability_page (
  day integer NOT NULL REFERENCES liability_tree (day),
  page integer NOT NULL CHECK (page >= 0),
  -- Of its first leaf: leaves stand by their ids.
  first_id text COLLATE "C" NOT NULL,
  -- The top over its leaves.
  sum bigint NOT NULL CHECK (sum >= 0),
  hash text NOT NULL,
  -- Texts of the leaves.
  leaves json NOT NULL,
  PRIMARY KEY (day, page)
);
-- Pages are forgotten when five weeks have passed, and never before.
CREATE FUNCTION refuse_young_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.day > (SELECT max(day) FROM liability_tree) - 35 THEN
    RAISE EXCEPTION 'leaves of the last 35 days are kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER liability_page_kept BEFORE DELETE ON liability_page
  FOR EACH ROW EXECUTE FUNCTION refuse_young_page();
CREATE TRIGGER liability_page_final BEFORE UPDATE OR TRUNCATE ON liability_page
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT, DELETE ON liability_page TO fairtick_app;

-- Whose proof of a day was asked for, by the id of their leaf, so that nobody is counted twice.
CREATE TABLE liability_check (
  day integer NOT NULL,
  leaf_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (day, leaf_id)
);
GRANT SELECT, INSERT, DELETE ON liability_check TO fairtick_app;

-- How many customers that were.
CREATE TABLE liability_checked (
  day integer PRIMARY KEY REFERENCES liability_tree (day),
  accounts integer NOT NULL CHECK (accounts > 0)
);
GRANT SELECT, INSERT ON liability_checked TO fairtick_app;
GRANT UPDATE (accounts) ON liability_checked TO fairtick_app;
