// Is every cent accounted for? What customers hold, what the house took, and the records of both
// are added up apart from each other (TR-11), without the code that keeps them.

import type { Queryable } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import type { TestServer } from './test-server.ts'

/** Accounts that are named. */
const SHOWN = 5

/** One sentence each; none: nothing came from nowhere, and nothing went there. */
export async function findUnconserved(database: Queryable): Promise<readonly string[]> {
  return [
    ...(await findUneven(database)),
    ...(await findWrongBalances(database)),
    ...(await findUnrecorded(database)),
  ]
}

/** Ends a test server; throws when there is something to be said of its books. */
export async function stopConserved(
  server: Pick<TestServer, 'kill9' | 'databasePlace' | 'stop'>,
): Promise<void> {
  await server.kill9()
  const database = await openDatabase(server.databasePlace)
  const findings = await findUnconserved(database).finally(database.close)
  await server.stop()
  if (findings.length > 0) throw new Error(`not conserved: ${findings.join('; ')}`)
}

/** Entries that do not sum to zero, and kinds of accounts whose postings together do not. */
async function findUneven(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ what: string; sum: string }>(
    `SELECT 'entry ' || entry AS what, sum(amount)::text AS sum FROM posting
     GROUP BY entry HAVING sum(amount) <> 0
     UNION ALL
     SELECT 'all of ' || account_kind, sum(amount)::text FROM posting
     GROUP BY account_kind HAVING sum(amount) <> 0 LIMIT ${SHOWN}`,
  )
  return rows.map(({ what, sum }) => `${what} sums to ${sum} instead of 0`)
}

/** Accounts of which a stored balance is not the sum of its postings. */
async function findWrongBalances(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ id: string; ledger: string; stored: string; sum: string }>(
    `SELECT a.id, l.ledger, l.stored::text, coalesce(p.sum, 0)::text AS sum
     FROM account a CROSS JOIN LATERAL (VALUES
       ('cash', a.cash), ('stake', a.stake), ('withdrawal_hold', a.withdrawal_hold),
       ('salary', a.salary)) AS l (ledger, stored)
     LEFT JOIN (
       SELECT account_id, account_kind, ledger, sum(amount) AS sum FROM posting
       GROUP BY account_id, account_kind, ledger) AS p
       ON p.account_id = a.id AND p.account_kind = a.kind AND p.ledger = l.ledger
     WHERE l.stored <> coalesce(p.sum, 0) ORDER BY a.id LIMIT ${SHOWN}`,
  )
  return rows.map(
    ({ id, ledger, stored, sum }) => `${ledger} of ${id} is ${stored}, its postings sum to ${sum}`,
  )
}

/**
 * What each ledger must hold by the records of deposits, withdrawals, orders and rewards: with it,
 * deposits − payouts − what the house took is what customers have.
 */
const BY_RECORDS: Readonly<Record<string, string>> = {
  deposits_bank: deposited('bank'),
  deposits_wallet: deposited('crypto'),
  payouts_bank: withdrawn('received', "status = 'success' AND method = 'bank'"),
  payouts_wallet: withdrawn('received', "status = 'success' AND method = 'wallet'"),
  withdrawal_fees: withdrawn('fee', "status = 'success'"),
  tax: withdrawn('tax', "status = 'success'"),
  withdrawal_hold: withdrawn('amount', "status = 'pending'"),
  stake: ofAccount('stake', 'option_order', 'result IS NULL'),
  option_pnl: ofAccount('-profit', 'option_order', 'result IS NOT NULL'),
  trading_pnl: ofAccount('-profit', 'contract', 'open_time IS NOT NULL'),
  fees: ofAccount('coalesce(open_fee, 0) + close_fee', 'contract', 'open_time IS NOT NULL'),
  overnight: ofAccount('overnight_fee', 'contract', 'open_time IS NOT NULL'),
  // What followers pay comes to their leaders in the same commit.
  clearing: `SELECT kind, 0 AS amount FROM account`,
  rewards: ofAccount('-amount', 'team_reward', 'true'),
  rewards_payable: `SELECT a.kind, r.amount FROM payable_reward r
    JOIN account a ON a.id = r.beneficiary_id`,
}

async function findUnrecorded(database: Queryable): Promise<readonly string[]> {
  const findings: string[] = []
  for (const [ledger, records] of Object.entries(BY_RECORDS)) {
    const rows = await database.query<{ kind: string; posted: string; recorded: string }>(
      `SELECT kind, sum(posted)::text AS posted, sum(recorded)::text AS recorded FROM (
         SELECT account_kind AS kind, amount AS posted, 0 AS recorded FROM posting
         WHERE ledger = $1
         UNION ALL
         SELECT kind, 0, amount FROM (${records}) AS records) AS both_sides
       GROUP BY kind HAVING sum(posted) <> sum(recorded)`,
      [ledger],
    )
    for (const { kind, posted, recorded } of rows) {
      findings.push(`${ledger} of ${kind} holds ${posted}, its records make ${recorded}`)
    }
  }
  return findings
}

function deposited(channel: 'bank' | 'crypto'): string {
  return `SELECT account_kind AS kind, -credited AS amount FROM deposit
    WHERE status = 'success' AND channel = '${channel}'`
}

function withdrawn(amount: string, condition: string): string {
  return ofAccount(amount, 'withdrawal', condition)
}

function ofAccount(amount: string, table: string, condition: string): string {
  return `SELECT a.kind, r.amount FROM account a JOIN (
      SELECT account_id, ${amount} AS amount FROM ${table} WHERE ${condition}
    ) AS r ON r.account_id = a.id`
}
