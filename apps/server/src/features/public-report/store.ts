// All SQL of `public_report`, and what of the engine's rows is counted by accounts and by entries;
// what fell into gaps of the prices is read in `gap-store.ts`.

import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'
import { FEWEST_SHOWN, REPORTED_LEDGERS, type ReportedLedger, type Span } from './figures.ts'
import type { MeasuredReport, StoredReport } from './sealed-report.ts'

type Kind = MeasuredReport['accountKind']

/** A report of the same month stays: what was measured once is not measured to something else. */
export async function insertReport(database: Queryable, report: StoredReport): Promise<void> {
  const { accountKind, fromMs, untilMs, figures, measuredMs, seal } = report
  await database.query(
    `INSERT INTO public_report (account_kind, from_time, until_time, figures, measured_time, seal)
     VALUES ($1, $2::bigint, $3::bigint, $4, $5::bigint, $6)
     ON CONFLICT DO NOTHING`,
    [accountKind, String(fromMs), String(untilMs), figures, String(measuredMs), seal],
  )
}

/** Newest first. */
export async function listReports(
  database: Queryable,
  accountKind: Kind,
  limit: number,
): Promise<readonly StoredReport[]> {
  const rows = await database.query<{
    from_time: bigint
    until_time: bigint
    figures: string
    measured_time: bigint
    seal: string
  }>(
    `SELECT from_time, until_time, figures, measured_time, seal FROM public_report
     WHERE account_kind = $1 ORDER BY until_time DESC LIMIT $2::bigint`,
    [accountKind, String(limit)],
  )
  return rows.map(({ from_time, until_time, figures, measured_time, seal }) => ({
    ...{ accountKind, figures, seal },
    ...{ fromMs: Number(from_time), untilMs: Number(until_time) },
    measuredMs: Number(measured_time),
  }))
}

/** What became of orders for contracts, and of what was not copied. */
export type CountedOutcome = {
  readonly outcome: 'opened' | 'cancelled' | 'stopped' | 'skipped'
  readonly isCopy: boolean
  /** Of those that were cancelled or skipped. */
  readonly reason: string | null
  readonly orders: number
}

/** Of those accounts, in the span. */
export async function countOutcomes(
  database: Queryable,
  accountIds: readonly string[],
  { fromMs, untilMs }: Span,
): Promise<readonly CountedOutcome[]> {
  return await database.query<CountedOutcome>(
    `SELECT outcome, is_copy AS "isCopy", reason, count(*)::integer AS orders FROM (
       SELECT 'opened' AS outcome, copy_leader IS NOT NULL AS is_copy, NULL::text AS reason
       FROM contract_order
       WHERE account_id = ANY ($1::text[]) AND open_time >= $2::bigint AND open_time < $3::bigint
       UNION ALL
       SELECT 'cancelled', copy_leader IS NOT NULL, cancel_reason
       FROM contract_order
       WHERE account_id = ANY ($1::text[])
         AND cancel_time >= $2::bigint AND cancel_time < $3::bigint
       UNION ALL
       SELECT 'stopped', o.copy_leader IS NOT NULL, NULL
       FROM contract_order o JOIN contract_close c ON c.order_id = o.id
       WHERE o.account_id = ANY ($1::text[]) AND o.open_time < $3::bigint
         AND c.reason = 'stop_out' AND c.time >= $2::bigint AND c.time < $3::bigint
       UNION ALL
       SELECT 'skipped', true, reason
       FROM copy_skip
       WHERE account_id = ANY ($1::text[]) AND time >= $2::bigint AND time < $3::bigint) AS counted
     GROUP BY outcome, is_copy, reason`,
    [accountIds, String(fromMs), String(untilMs)],
  )
}

/** Of one account, over the options whose result came in the span. */
export type OptionResult = {
  /** With a result: void ones have none. */
  readonly decided: number
  readonly profit: Money
  readonly voided: number
  /** Stakes of void ones. */
  readonly returned: Money
}

/** One for each of those accounts that has any. */
export async function listOptionResults(
  database: Queryable,
  accountIds: readonly string[],
  { fromMs, untilMs }: Span,
): Promise<readonly OptionResult[]> {
  const rows = await database.query<{
    decided: number
    profit: string
    voided: number
    returned: string
  }>(
    `SELECT count(*) FILTER (WHERE result <> 'void')::integer AS decided,
       sum(profit)::text AS profit, count(*) FILTER (WHERE result = 'void')::integer AS voided,
       coalesce(sum(stake) FILTER (WHERE result = 'void'), 0)::text AS returned
     FROM option_order
     WHERE account_id = ANY ($1::text[]) AND close_time >= $2::bigint AND close_time < $3::bigint
     GROUP BY account_id`,
    [accountIds, String(fromMs), String(untilMs)],
  )
  return rows.map(({ decided, profit, voided, returned }) => ({
    ...{ decided, voided, profit: moneyFromMicros(BigInt(profit)) },
    returned: moneyFromMicros(BigInt(returned)),
  }))
}

export type WithdrawalTimes = {
  readonly status: 'pending' | 'success' | 'failed' | 'cancelled'
  readonly submittedMs: number
  /** Null while it is pending. */
  readonly endedMs: number | null
}

/** Of those accounts, that waited at some time of the span. */
export async function listWithdrawalTimes(
  database: Queryable,
  accountIds: readonly string[],
  { fromMs, untilMs }: Span,
): Promise<readonly WithdrawalTimes[]> {
  const rows = await database.query<{
    status: WithdrawalTimes['status']
    submitted_time: bigint
    ended_time: bigint | null
  }>(
    `SELECT status, submitted_time, ended_time FROM withdrawal
     WHERE account_id = ANY ($1::text[]) AND submitted_time < $3::bigint
       AND (ended_time IS NULL OR ended_time >= $2::bigint)`,
    [accountIds, String(fromMs), String(untilMs)],
  )
  return rows.map(({ status, submitted_time, ended_time }) => ({
    ...{ status, submittedMs: Number(submitted_time) },
    endedMs: ended_time === null ? null : Number(ended_time),
  }))
}

/** The first entry from a number on; entries are numbered in the order of their times. */
export async function findEntry(
  database: Queryable,
  fromNumber: bigint,
): Promise<{ readonly number: bigint; readonly time: number } | undefined> {
  const [row] = await database.query<{ number: bigint; time: bigint }>(
    'SELECT number, time FROM journal_entry WHERE number >= $1::bigint ORDER BY number LIMIT 1',
    [String(fromNumber)],
  )
  return row && { number: row.number, time: Number(row.time) }
}

/** Zero: there is none. */
export async function loadNewestEntry(database: Queryable): Promise<bigint> {
  const [row] = await database.query<{ number: bigint }>(
    'SELECT number FROM journal_entry ORDER BY number DESC LIMIT 1',
  )
  return row?.number ?? 0n
}

export type LedgerSum = {
  readonly ledger: ReportedLedger
  readonly amount: Money
  /** Some of the accounts whose entries they are. */
  readonly accountIds: readonly string[]
}

/** What entries of a kind of account with those numbers posted to the ledgers of the house. */
export async function sumPostings(
  database: Queryable,
  kind: Kind,
  { first, end }: { readonly first: bigint; readonly end: bigint },
): Promise<readonly LedgerSum[]> {
  const rows = await database.query<{
    ledger: ReportedLedger
    amount: string
    account_ids: string[]
  }>(
    `SELECT ledger, sum(amount)::text AS amount,
       (array_agg(DISTINCT account_id))[1:${FEWEST_SHOWN}] AS account_ids
     FROM posting
     WHERE entry >= $1::bigint AND entry < $2::bigint AND account_kind = $3
       AND ledger = ANY ($4::text[])
     GROUP BY ledger`,
    [String(first), String(end), kind, REPORTED_LEDGERS],
  )
  return rows.map(({ ledger, amount, account_ids }) => ({
    ...{ ledger, accountIds: account_ids },
    amount: moneyFromMicros(BigInt(amount)),
  }))
}
