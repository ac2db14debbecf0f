-- Its row is there when everything in this installation was made up by `npm run seed:demo`: each
-- screen says so, and nothing takes the row away again.
CREATE TABLE demo_mark (
  id integer PRIMARY KEY CHECK (id = 1),
  since bigint NOT NULL
);
CREATE TRIGGER demo_mark_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON demo_mark
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON demo_mark TO fairtick_app;
