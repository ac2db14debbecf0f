-- Who of the staff is deciding a withdrawal at this moment, while the engine is asked: nobody else
-- begins meanwhile. Time in milliseconds since the epoch.
ALTER TABLE withdrawal_target
  ADD COLUMN begun_by text REFERENCES staff (id),
  ADD COLUMN begun_decision text CHECK (begun_decision IN ('approve', 'pay', 'fail')),
  ADD COLUMN begun_detail text CHECK (length(begun_detail) <= 100),
  ADD COLUMN begun_time bigint,
  ADD CHECK (num_nulls(begun_by, begun_decision, begun_detail, begun_time) IN (0, 4));
GRANT UPDATE (begun_by, begun_decision, begun_detail, begun_time) ON withdrawal_target
  TO fairtick_app;
