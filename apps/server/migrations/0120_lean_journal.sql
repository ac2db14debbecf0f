-- An entry of the journal costs less to write: its cause stood there twice, once as a text that was
-- entered in the middle of a unique index, and another index took each entry by its account.

-- Tape time of the commit that wrote the row last: to find accounts to which something happened.
ALTER TABLE account ADD COLUMN changed bigint;
UPDATE account a SET changed = (
  SELECT time FROM journal_entry WHERE account_id = a.id ORDER BY number DESC LIMIT 1);
GRANT UPDATE (changed) ON account TO fairtick_app;

DROP VIEW posting;
DROP INDEX journal_entry_account;
DROP INDEX journal_entry_deposit;
ALTER TABLE journal_entry DROP CONSTRAINT journal_entry_cause_key;
-- What stood behind reason and id becomes the part, and the table is written anew once. A cause that
-- is not made of them is no number and ends this.
ALTER TABLE journal_entry
  ALTER COLUMN cause DROP NOT NULL,
  ALTER COLUMN cause TYPE bigint USING CASE
    WHEN cause <> reason || ':' || cause_id
    THEN replace(cause, reason || ':' || cause_id || ':', '')::bigint END;
ALTER TABLE journal_entry RENAME COLUMN cause TO part;
-- The id comes first: what is new is entered at the young end.
ALTER TABLE journal_entry
  ADD CONSTRAINT journal_entry_cause UNIQUE NULLS NOT DISTINCT (cause_id, reason, part);
-- Entries that `entries_of` finds by no order. A reason that comes later is among them.
CREATE INDEX journal_entry_of_no_order ON journal_entry (account_id, number DESC)
  WHERE reason NOT IN ('contract-open', 'contract-close', 'option-purchase', 'option-settlement',
                       'overnight', 'team-reward');

-- The cause of an entry as one text, to be shown.
CREATE FUNCTION cause_of(entry journal_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(':', entry.reason, entry.cause_id, entry.part)
$$;

-- All entries of an account, in no order: those of its orders by their ids, since most entries are of
-- orders and so need no index by account. Plain enough to be planned with the query that asks it.
CREATE FUNCTION entries_of(account text) RETURNS SETOF journal_entry LANGUAGE sql STABLE AS $$
  SELECT e.* FROM contract_order o JOIN journal_entry e ON e.cause_id = o.id
  WHERE o.account_id = account AND e.account_id = account
    AND e.reason IN ('contract-open', 'contract-close', 'overnight', 'team-reward')
  UNION ALL
  SELECT e.* FROM option_order o JOIN journal_entry e ON e.cause_id = o.id
  WHERE o.account_id = account AND e.account_id = account
    AND e.reason IN ('option-purchase', 'option-settlement')
  UNION ALL
  SELECT e.* FROM journal_entry e
  WHERE e.account_id = account
    AND e.reason NOT IN ('contract-open', 'contract-close', 'option-purchase', 'option-settlement',
                         'overnight', 'team-reward')
$$;

CREATE VIEW posting AS
SELECT e.number AS entry, cause_of(e) AS cause, e.reason, e.account_id, e.account_kind, e.time,
       n.name AS ledger, leg.amount
FROM journal_entry e
CROSS JOIN LATERAL unnest(e.ledgers, e.amounts) AS leg (code, amount)
JOIN ledger_name n ON n.code = leg.code;
GRANT SELECT ON posting TO fairtick_app;

-- What groups are written down as is compressed by half the work, where the server knows how.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings
             WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE tape_block ALTER COLUMN payload SET COMPRESSION lz4;
    ALTER TABLE command_block ALTER COLUMN payload SET COMPRESSION lz4;
  END IF;
END
$$;
