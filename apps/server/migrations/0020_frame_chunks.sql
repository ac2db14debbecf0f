-- What ticks of live venues were read from, for 30 days: the texts of the frames whose hash stands in
-- the line of a tick. Times in milliseconds since the epoch (bigint).

CREATE TABLE frame_chunk (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In which the ticks stand on the tape, by tape time. A minute has several chunks.
  minute bigint NOT NULL CHECK (minute % 60000 = 0),
  feed text NOT NULL,
  -- A JSON array of texts, gzipped. Their hashes are theirs: whoever changes one finds it no more.
  packed bytea NOT NULL
);
CREATE INDEX frame_chunk_minute ON frame_chunk (minute);
-- They are packed already: to try it again would take time for nothing.
ALTER TABLE frame_chunk ALTER COLUMN packed SET STORAGE EXTERNAL;
GRANT SELECT, INSERT, DELETE ON frame_chunk TO fairtick_app;
