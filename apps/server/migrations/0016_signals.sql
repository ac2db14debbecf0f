-- What leaders post about an instrument, and what readers report of it (TR-10).
-- Times in milliseconds since the epoch (bigint).

CREATE TABLE signal_post (
  id text PRIMARY KEY,
  leader_id text NOT NULL REFERENCES leader (id),
  account_id text NOT NULL REFERENCES account (id),
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  symbol text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('long', 'short')),
  posted_time bigint NOT NULL,
  -- The mark that was in force, by the tick that made it.
  price numeric NOT NULL CHECK (price > 0),
  tick_seq bigint NOT NULL,
  tick_time bigint NOT NULL,
  -- What the leader had open on the instrument up to this position of the tape: lots in
  -- hundred-millionths and the average open price of each side.
  tape_position bigint NOT NULL,
  long_lots bigint NOT NULL CHECK (long_lots >= 0),
  long_price numeric CHECK (long_price > 0),
  short_lots bigint NOT NULL CHECK (short_lots >= 0),
  short_price numeric CHECK (short_price > 0),
  -- Empty once it is not shown.
  text text NOT NULL,
  status text NOT NULL CHECK (status IN ('shown', 'withdrawn', 'hidden')),
  ended_time bigint,
  reason text CHECK (reason IN (
    'signal_claim', 'signal_contact', 'signal_untrue', 'signal_insult', 'signal_spam')),
  -- Of all that stands above, under a key that is not in the database.
  seal text NOT NULL,
  CHECK ((long_lots > 0) = (long_price IS NOT NULL)),
  CHECK ((short_lots > 0) = (short_price IS NOT NULL)),
  CHECK ((status = 'shown') = (text <> '')),
  CHECK ((status = 'shown') = (ended_time IS NULL)),
  CHECK ((status = 'hidden') = (reason IS NOT NULL))
);
CREATE INDEX signal_post_newest ON signal_post (account_kind, posted_time, id);
CREATE INDEX signal_post_of_leader ON signal_post (leader_id, posted_time, id);
GRANT SELECT, INSERT ON signal_post TO fairtick_app;
GRANT UPDATE (text, status, ended_time, reason, seal) ON signal_post TO fairtick_app;

CREATE FUNCTION refuse_second_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a post ends once and is never written anew'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER signal_post_final BEFORE UPDATE ON signal_post FOR EACH ROW
  WHEN (OLD.status <> 'shown' OR NEW.status = 'shown') EXECUTE FUNCTION refuse_second_end();
CREATE TRIGGER signal_post_kept BEFORE DELETE OR TRUNCATE ON signal_post
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One a reader and post.
CREATE TABLE signal_report (
  post_id text NOT NULL REFERENCES signal_post (id),
  user_id text NOT NULL REFERENCES app_user (id),
  reason text NOT NULL CHECK (reason IN (
    'signal_claim', 'signal_contact', 'signal_untrue', 'signal_insult', 'signal_spam')),
  time bigint NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX signal_report_of_user ON signal_report (user_id, time);
CREATE TRIGGER signal_report_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON signal_report
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON signal_report TO fairtick_app;

-- What the office decides of a post, begun by its first report. A post never changes, so that later
-- reports ask for nothing new.
CREATE TABLE signal_case (
  post_id text PRIMARY KEY REFERENCES signal_post (id),
  -- As it was reported: the post loses it when it is withdrawn or hidden.
  text text NOT NULL,
  opened_time bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'hidden', 'dismissed')),
  decided_by text REFERENCES staff (id),
  decided_time bigint,
  CHECK ((status = 'pending') = (decided_by IS NULL)),
  CHECK ((status = 'pending') = (decided_time IS NULL))
);
CREATE INDEX signal_case_status ON signal_case (status, opened_time, post_id);
GRANT SELECT, INSERT ON signal_case TO fairtick_app;
GRANT UPDATE (status, decided_by, decided_time) ON signal_case TO fairtick_app;
CREATE TRIGGER signal_case_final BEFORE UPDATE ON signal_case FOR EACH ROW
  WHEN (OLD.status = 'hidden' OR NEW.status IN ('pending', OLD.status))
  EXECUTE FUNCTION refuse_second_end();
CREATE TRIGGER signal_case_kept BEFORE DELETE OR TRUNCATE ON signal_case
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
