-- An account says from where on its open contracts stand, instead of an index of what is open: the
-- end of a contract then changes no index, and its row stays in its place (a HOT update).

ALTER TABLE account
  -- At most the place (`placed`) of its oldest contract that waits or is open; null: it has none.
  ADD COLUMN oldest_open bigint;
UPDATE account a SET oldest_open = o.placed
FROM (SELECT account_id, min(placed) AS placed FROM contract_order
      WHERE status IN ('pending', 'trading') GROUP BY account_id) AS o
WHERE o.account_id = a.id;
GRANT UPDATE (oldest_open) ON account TO fairtick_app;

DROP INDEX contract_order_open;
-- Room in each page for the ends of its contracts.
ALTER TABLE contract_order SET (fillfactor = 70);
