-- To which places outside the heads were sent, and what time-stamp authorities said of them.

-- One row a place, for as long as its setting stands. Whoever changes it makes a place get heads again,
-- or fewer: their numbers have no gaps, so what is missing shows there.
CREATE TABLE head_place (
  -- A hash of its kind and setting: an address may hold a secret.
  id text PRIMARY KEY,
  -- The first head that it does not have.
  next_number bigint NOT NULL CHECK (next_number >= 0)
);
-- No place goes back, nor past the newest head, where it would be silent for long.
CREATE FUNCTION refuse_wrong_next_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.next_number > (SELECT max(number) FROM tape_head) + 1
     OR (TG_OP = 'UPDATE' AND NEW.next_number < OLD.next_number) THEN
    RAISE EXCEPTION 'a place goes on from head to head' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER head_place_onwards BEFORE INSERT OR UPDATE ON head_place
  FOR EACH ROW EXECUTE FUNCTION refuse_wrong_next_head();
GRANT SELECT, INSERT ON head_place TO fairtick_app;
GRANT UPDATE (next_number) ON head_place TO fairtick_app;

-- That a head was there at a time, signed by an authority that is not the house (RFC 3161).
CREATE TABLE head_timestamp (
  number bigint PRIMARY KEY REFERENCES tape_head (number),
  -- Its host.
  authority text NOT NULL,
  -- The token in base64: a CMS SignedData over the SHA-256 of what the house signed.
  token text NOT NULL
);
CREATE TRIGGER head_timestamp_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON head_timestamp
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON head_timestamp TO fairtick_app;
