-- The public report of a month, as it was measured once the month had ended: what orders met, who
-- lost, what the house earned. It follows from the records alone and can be worked out again. Times
-- in milliseconds since the epoch (bigint).

CREATE TABLE public_report (
  account_kind text NOT NULL CHECK (account_kind IN ('practice', 'real')),
  -- The month of the operator: from the one, up to the other.
  from_time bigint NOT NULL,
  until_time bigint NOT NULL,
  -- As JSON, before small counts are left out: what is sealed is this text.
  figures text NOT NULL,
  measured_time bigint NOT NULL,
  -- Of all that stands above, under a key that is not in the database.
  seal text NOT NULL,
  PRIMARY KEY (account_kind, until_time),
  CHECK (from_time < until_time AND until_time <= measured_time)
);
CREATE TRIGGER public_report_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON public_report
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON public_report TO fairtick_app;
