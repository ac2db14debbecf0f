-- What is published of the records: heads, a minute apart, and the keys they are signed by. Times in
-- milliseconds since the epoch (bigint); hashes, roots, keys and signatures in hex.

-- Every key that the house has signed by, so that what is old can still be checked.
CREATE TABLE signing_key (
  id text PRIMARY KEY,
  public_key text NOT NULL UNIQUE,
  since bigint NOT NULL
);
CREATE TRIGGER signing_key_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON signing_key
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON signing_key TO fairtick_app;

CREATE TABLE tape_head (
  -- From 0, without gaps.
  number bigint PRIMARY KEY CHECK (number >= 0),
  -- Positions of the tape that stand under it and under no head before.
  first_position bigint NOT NULL UNIQUE,
  last_position bigint NOT NULL CHECK (last_position >= first_position),
  time bigint NOT NULL,
  -- The head in its text: a leaf of the tree of heads.
  head text NOT NULL,
  -- The complete subtrees that end with it, from the leaf upwards, 64 letters each.
  nodes text NOT NULL,
  -- Over all heads up to this one.
  root text NOT NULL,
  key text NOT NULL REFERENCES signing_key (id),
  signature text NOT NULL
);
CREATE TRIGGER tape_head_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tape_head
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON tape_head TO fairtick_app;

-- Where the records stand that are few among many: what an order goes by is found without reading the
-- whole tape.
CREATE TABLE tape_term (
  position bigint PRIMARY KEY,
  kind text NOT NULL,
  -- Of records about one instrument.
  symbol text
);
CREATE INDEX tape_term_symbol ON tape_term (symbol, position);
CREATE TRIGGER tape_term_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tape_term
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON tape_term TO fairtick_app;
