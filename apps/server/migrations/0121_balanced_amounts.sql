-- That the amounts of an entry sum to zero is told by their type: a connection reads the check of a
-- type once, those of a table with every statement, and this one is the longest that there is.

-- Written out, since a function over the array would cost more than the row. What is counted is all:
-- an array may begin before 1 or have rows.
CREATE DOMAIN balanced_amounts AS bigint[] CONSTRAINT balanced_amounts_check CHECK (
  array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) <= 6
    AND coalesce(VALUE[1], 0) + coalesce(VALUE[2], 0) + coalesce(VALUE[3], 0)
      + coalesce(VALUE[4], 0) + coalesce(VALUE[5], 0) + coalesce(VALUE[6], 0) = 0);

DROP VIEW posting;
ALTER TABLE journal_entry
  ALTER COLUMN amounts TYPE balanced_amounts,
  DROP CONSTRAINT journal_entry_balanced;

CREATE VIEW posting AS
SELECT e.number AS entry, cause_of(e) AS cause, e.reason, e.account_id, e.account_kind, e.time,
       n.name AS ledger, leg.amount
FROM journal_entry e
CROSS JOIN LATERAL unnest(e.ledgers, e.amounts) AS leg (code, amount)
JOIN ledger_name n ON n.code = leg.code;
GRANT SELECT ON posting TO fairtick_app;
