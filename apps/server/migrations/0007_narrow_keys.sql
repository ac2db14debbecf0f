-- An answer is found by the hash of its scope and key: one narrow column in the row and its index.

CREATE TABLE answer (
  -- The first 16 bytes of SHA-256 of `scope`, a line feed and `key`.
  id uuid PRIMARY KEY,
  body_hash text NOT NULL,
  outcome text NOT NULL,
  time bigint NOT NULL
);
INSERT INTO answer
SELECT substr(encode(sha256(convert_to(scope || E'\n' || key, 'UTF8')), 'hex'), 1, 32)::uuid,
       body_hash, outcome, time
FROM idempotency;
DROP TABLE idempotency;
ALTER TABLE answer RENAME TO idempotency;
ALTER TABLE idempotency RENAME CONSTRAINT answer_pkey TO idempotency_pkey;
CREATE INDEX idempotency_time ON idempotency USING brin (time);
GRANT SELECT, INSERT, DELETE ON idempotency TO fairtick_app;
