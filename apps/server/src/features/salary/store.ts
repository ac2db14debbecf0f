// Reads of what the payroll has paid and of what it still has to.

import { LEDGER_CODES } from '@fairtick/core/ledger/ledger-account'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import { loadEntryPage } from '../../engine/rows/entry-page.ts'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'

/** How many days the tape has counted, and the time of its newest record. */
export async function loadTapeDay(
  database: Queryable,
): Promise<{ readonly day: number; readonly timeMs: number }> {
  const [row] = await database.query<{ day_number: number; time: bigint | null }>(
    `SELECT day_number,
            (SELECT last_time FROM tape_block ORDER BY first_position DESC LIMIT 1) AS time
     FROM installation`,
  )
  return { day: row?.day_number ?? 0, timeMs: Number(row?.time ?? 0) }
}

/** What one member earned on one day. */
export type Payable = { readonly accountId: string; readonly day: number }

/**
 * At most `limit` rewards of days before `today` behind `last`, by account and day. Rewards of an
 * account that was never opened wait for it.
 */
export async function listPayable(
  database: Queryable,
  today: number,
  last: Payable,
  limit: number,
): Promise<readonly Payable[]> {
  return await database.query<Payable>(
    `SELECT p.beneficiary_id AS "accountId", p.day FROM payable_reward p
     JOIN account a ON a.id = p.beneficiary_id
     WHERE p.day < $1::integer AND (p.beneficiary_id, p.day) > ($2, $3::integer)
     ORDER BY p.beneficiary_id, p.day LIMIT $4::bigint`,
    [String(today), last.accountId, String(last.day), String(limit)],
  )
}

export type PayrollRow = {
  readonly day: number
  readonly amount: Money
  readonly paidMs: number
}

/** One page of an account's payroll records, newest day first, and how many there are. */
export function listPayroll(
  database: Queryable,
  accountId: string,
  paging: Paging,
): Promise<CountedPage<PayrollRow>> {
  const from = 'FROM payroll_record WHERE account_id = $1'
  const order = { by: 'day' }
  return loadPage(database, { from, parameters: [accountId], order, read: readPayroll }, paging)
}

/** At most `limit` that were paid in a span, from a day on, oldest first. */
export async function listPayrollOfSpan(
  database: Queryable,
  accountId: string,
  span: {
    readonly from: number
    readonly to: number
    readonly firstDay: bigint
    readonly limit: number
  },
): Promise<readonly PayrollRow[]> {
  const { from, to, firstDay, limit } = span
  const rows = await database.query<StoredPayroll>(
    `SELECT day, amount, time FROM payroll_record
     WHERE account_id = $1 AND time >= $2::bigint AND time <= $3::bigint AND day >= $4::bigint
     ORDER BY day LIMIT $5::bigint`,
    [accountId, ...[from, to, firstDay, limit].map(String)],
  )
  return rows.map(readPayroll)
}

type StoredPayroll = { readonly day: number; readonly amount: bigint; readonly time: bigint }

function readPayroll({ day, amount, time }: StoredPayroll): PayrollRow {
  return { day, amount: moneyFromMicros(amount), paidMs: Number(time) }
}

/** What an account's salary is made of, each of them all that ever was and not below 0. */
export type SalaryParts = {
  readonly payroll: Money
  readonly profitShares: Money
  /** Moved to the balance. */
  readonly settled: Money
  /** Withdrawn or on the way out, less what came back. */
  readonly withdrawn: Money
}

/** None of them is of an order, so the index of such entries finds them. */
export async function sumSalaryParts(database: Queryable, accountId: string): Promise<SalaryParts> {
  const rows = await database.query<{ reason: string; amount: string }>(
    `SELECT e.reason, sum(leg.amount)::text AS amount
     FROM journal_entry e CROSS JOIN LATERAL unnest(e.ledgers, e.amounts) AS leg (ledger, amount)
     WHERE e.account_id = $1 AND leg.ledger = $2::smallint
       AND e.reason IN ('payroll', 'profit-share-received', 'salary-settlement',
                        'withdrawal-submit', 'withdrawal-return')
     GROUP BY e.reason`,
    [accountId, String(LEDGER_CODES.salary)],
  )
  const sums = new Map(rows.map(({ reason, amount }) => [reason, BigInt(amount)]))
  const of = (reason: string) => sums.get(reason) ?? 0n
  return {
    payroll: moneyFromMicros(of('payroll')),
    profitShares: moneyFromMicros(of('profit-share-received')),
    settled: moneyFromMicros(-of('salary-settlement')),
    withdrawn: moneyFromMicros(-of('withdrawal-submit') - of('withdrawal-return')),
  }
}

export type BillFilter = Paging & {
  readonly type: string | undefined
  readonly from: number | undefined
  readonly to: number | undefined
}

export type BillRow = {
  readonly number: bigint
  readonly reason: string
  readonly cause_id: string
  /** Of several entries of one cause. */
  readonly part: bigint
  readonly time: bigint
  readonly cash_change: bigint
  readonly salary_change: bigint
  readonly cash_after: bigint
}

const LINE_COLUMNS = `number, reason, cause_id, part, time, cash_change, cash_after,
  (SELECT coalesce(sum(leg.amount), 0)::bigint
   FROM unnest(ledgers, amounts) AS leg (ledger, amount)
   WHERE leg.ledger = ${LEDGER_CODES.salary}) AS salary_change`

/** A withdrawal of salary leaves cash as it is, and so does the payroll. */
const LINES_OF_ACCOUNT = `
  FROM entries_of($1)
  WHERE (cash_change <> 0 OR reason IN ('payroll', 'profit-share-received',
                                         'withdrawal-submit', 'withdrawal-return'))
    AND ($2::text IS NULL OR reason = $2)
    AND ($3::bigint IS NULL OR time >= $3)
    AND ($4::bigint IS NULL OR time <= $4)`

/** One page of the entries that changed balance or salary, newest first, and how many. */
export function listBill(
  database: Queryable,
  accountId: string,
  { type, from, to, ...paging }: BillFilter,
): Promise<CountedPage<BillRow>> {
  const found = `MATERIALIZED (SELECT number ${LINES_OF_ACCOUNT})`
  const parameters = [accountId, type, from?.toString(), to?.toString()].map((one) => one ?? null)
  return loadEntryPage(database, { columns: LINE_COLUMNS, found, parameters }, paging)
}
