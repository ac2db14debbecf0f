// Does every stored balance equal the sum of its postings, and does everything sum to zero (TR-11)?

import type { Queryable } from '../platform/database.ts'

export type Reconciliation = {
  /** Accounts whose stored balances differ from their postings; at most ten are named. */
  readonly differing: readonly string[]
  /** Sum of all postings in micro-units, practice and real apart; each must be 0. */
  readonly totals: Readonly<Record<string, string>>
  readonly isClean: boolean
}

/** One statement, so that it sees one moment. */
export async function reconcile(database: Queryable): Promise<Reconciliation> {
  const rows = await database.query<{ what: string; name: string; value: string }>(`
    WITH sums AS (
      SELECT account_id, account_kind,
             sum(amount) FILTER (WHERE ledger = 'cash') AS cash,
             sum(amount) FILTER (WHERE ledger = 'stake') AS stake,
             sum(amount) FILTER (WHERE ledger = 'withdrawal_hold') AS hold,
             sum(amount) FILTER (WHERE ledger = 'salary') AS salary,
             sum(amount) AS total
      FROM posting GROUP BY account_id, account_kind
    ), differing AS (
      SELECT coalesce(a.id, s.account_id) AS id
      FROM account a FULL JOIN sums s ON s.account_id = a.id AND s.account_kind = a.kind
      WHERE (coalesce(a.cash, 0), coalesce(a.stake, 0),
             coalesce(a.withdrawal_hold, 0), coalesce(a.salary, 0))
        <> (coalesce(s.cash, 0), coalesce(s.stake, 0), coalesce(s.hold, 0), coalesce(s.salary, 0))
      ORDER BY 1 LIMIT 10
    )
    SELECT 'differing' AS what, id AS name, '' AS value FROM differing
    UNION ALL
    SELECT 'total', account_kind, sum(total)::text FROM sums GROUP BY account_kind`)
  const differing = rows.filter(({ what }) => what === 'differing').map(({ name }) => name)
  const totals = Object.fromEntries(
    rows.filter(({ what }) => what === 'total').map(({ name, value }) => [name, value]),
  )
  const isZero = Object.values(totals).every((total) => total === '0')
  return { differing, totals, isClean: differing.length === 0 && isZero }
}
