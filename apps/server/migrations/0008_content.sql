-- What the operator writes for everyone, in six languages: announcements, activities, documents,
-- questions. What readers have seen and accepted of it. Times in milliseconds since the epoch.

CREATE TABLE content_version (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  -- Versions of one thing follow each other.
  item text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  kind text NOT NULL CHECK (
    kind IN ('announcement', 'activity', 'agreement', 'about', 'service', 'faq')),
  -- JSON of what it says, as it was hashed.
  payload text NOT NULL,
  payload_hash text NOT NULL,
  -- Out of the payload: where an announcement stands.
  placements text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'approved', 'published', 'withdrawn')),
  -- Staff who wrote it; none: it shipped.
  authors text[] NOT NULL,
  drafted_time bigint NOT NULL,
  approved_by text,
  approved_time bigint,
  published_by text,
  published_time bigint,
  withdrawn_by text,
  withdrawn_time bigint,
  -- Shown from here on, until there (exclusive): of the publication and the payload.
  start_time bigint,
  end_time bigint,
  -- When every screen was told of an announcement.
  told_time bigint,
  -- Of the approval, then of the publication, under a key that is not in the database: who can only
  -- write rows shows nothing to anybody (platform/row-seal).
  seal text NOT NULL DEFAULT '',
  UNIQUE (item, version),
  CHECK (status NOT IN ('approved', 'published') OR approved_time IS NOT NULL),
  CHECK ((published_time IS NULL) = (start_time IS NULL)),
  CHECK (status <> 'published' OR published_time IS NOT NULL),
  CHECK ((status = 'withdrawn') = (withdrawn_time IS NOT NULL)),
  CHECK (approved_by IS NULL OR NOT approved_by = ANY (authors))
);
CREATE UNIQUE INDEX content_published ON content_version (item) WHERE status = 'published';
-- One next version of a thing at a time.
CREATE UNIQUE INDEX content_under_way ON content_version (item)
  WHERE status IN ('draft', 'approved');
CREATE INDEX content_shown ON content_version (kind, start_time DESC) WHERE status = 'published';
CREATE INDEX content_untold ON content_version (start_time)
  WHERE status = 'published' AND kind = 'announcement' AND told_time IS NULL;
GRANT SELECT, INSERT ON content_version TO fairtick_app;
GRANT UPDATE (payload, payload_hash, placements, status, authors, approved_by, approved_time,
              published_by, published_time, withdrawn_by, withdrawn_time, start_time, end_time,
              told_time, seal)
  ON content_version TO fairtick_app;

-- What was approved is what is shown, and what was withdrawn stays withdrawn.
CREATE FUNCTION refuse_new_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was approved or withdrawn is final' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER content_version_final BEFORE UPDATE ON content_version FOR EACH ROW
  WHEN (OLD.status = 'withdrawn'
    OR OLD.status <> 'draft' AND
       (OLD.payload, OLD.payload_hash, OLD.placements, OLD.authors, OLD.approved_by,
        OLD.approved_time)
       IS DISTINCT FROM
       (NEW.payload, NEW.payload_hash, NEW.placements, NEW.authors, NEW.approved_by,
        NEW.approved_time)
    OR OLD.published_time IS NOT NULL AND
       (OLD.published_by, OLD.published_time, OLD.start_time, OLD.end_time)
       IS DISTINCT FROM
       (NEW.published_by, NEW.published_time, NEW.start_time, NEW.end_time))
  EXECUTE FUNCTION refuse_new_content();
CREATE TRIGGER content_version_kept BEFORE DELETE OR TRUNCATE ON content_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Announcements that a reader has read.
CREATE TABLE announcement_read (
  user_id text NOT NULL REFERENCES app_user (id),
  content_id text NOT NULL REFERENCES content_version (id),
  time bigint NOT NULL,
  PRIMARY KEY (user_id, content_id)
);
GRANT SELECT, INSERT ON announcement_read TO fairtick_app;

-- Who joined an activity: which version of its rules they accepted. It gives no right by itself.
CREATE TABLE activity_join (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  user_id text NOT NULL REFERENCES app_user (id),
  -- The activity, of which the content is one version.
  item text NOT NULL,
  content_id text NOT NULL REFERENCES content_version (id),
  version integer NOT NULL,
  time bigint NOT NULL,
  PRIMARY KEY (user_id, content_id)
);
CREATE INDEX activity_join_item ON activity_join (item, number);
CREATE TRIGGER activity_join_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity_join
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON activity_join TO fairtick_app;

-- What a customer said to a version of the agreement; who said later may accept afterwards.
CREATE TABLE agreement_answer (
  user_id text NOT NULL REFERENCES app_user (id),
  version integer NOT NULL,
  answer text NOT NULL CHECK (answer IN ('accepted', 'later')),
  time bigint NOT NULL,
  PRIMARY KEY (user_id, version, answer)
);
CREATE INDEX agreement_answer_version ON agreement_answer (version, answer);
CREATE TRIGGER agreement_answer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_answer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON agreement_answer TO fairtick_app;
