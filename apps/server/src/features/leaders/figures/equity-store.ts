// All SQL of `leader_equity`, and the readings and entries that it is made from.

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../../platform/database.ts'
import type { MonthEnd } from './monthly-returns.ts'
import type { Track } from './time-weighted.ts'

export type EquityRow = Track & {
  readonly hour: number
  readonly timeMs: number
  readonly equity: bigint
  readonly newestEntry: bigint
  readonly flowIn: bigint
  readonly flowOut: bigint
  readonly growth: bigint
}

type Stored = {
  readonly hour: bigint
  readonly time: bigint
  readonly equity: bigint
  readonly newest_entry: bigint
  readonly flow_in: bigint
  readonly flow_out: bigint
  readonly growth: bigint
  readonly growth_index: bigint
  readonly peak: bigint
  readonly drawdown: bigint
}

export async function loadNewestEquity(
  database: Queryable,
  leaderId: string,
): Promise<EquityRow | undefined> {
  const rows = await database.query<Stored>(
    'SELECT * FROM leader_equity WHERE leader_id = $1 ORDER BY hour DESC LIMIT 1',
    [leaderId],
  )
  return rows.map(readEquity)[0]
}

export async function loadFirstEquity(
  database: Queryable,
  leaderId: string,
): Promise<EquityRow | undefined> {
  const rows = await database.query<Stored>(
    'SELECT * FROM leader_equity WHERE leader_id = $1 ORDER BY hour LIMIT 1',
    [leaderId],
  )
  return rows.map(readEquity)[0]
}

/** Since a time, oldest first. */
export async function listEquity(
  database: Queryable,
  leaderId: string,
  sinceMs: number,
): Promise<readonly EquityRow[]> {
  const rows = await database.query<Stored>(
    'SELECT * FROM leader_equity WHERE leader_id = $1 AND hour >= $2::bigint ORDER BY hour',
    [leaderId, String(Math.floor(sinceMs / HOUR_MS))],
  )
  return rows.map(readEquity)
}

/** The last of each day, oldest first; the newest days where there are more than `most`. */
export async function listDailyEquity(
  database: Queryable,
  leaderId: string,
  most: number,
): Promise<readonly { readonly timeMs: number; readonly index: bigint }[]> {
  const rows = await database.query<{ time: bigint; growth_index: bigint }>(
    `SELECT time, growth_index FROM (
       SELECT DISTINCT ON (hour / 24) hour, time, growth_index FROM leader_equity
       WHERE leader_id = $1 ORDER BY hour / 24 DESC, hour DESC LIMIT $2::bigint) AS newest
     ORDER BY hour`,
    [leaderId, String(most)],
  )
  return rows.map(({ time, growth_index }) => ({ timeMs: Number(time), index: growth_index }))
}

/** The last of each month of UTC, oldest first; one at a month's very end counts to it. */
export async function listMonthEnds(
  database: Queryable,
  leaderId: string,
  most: number,
): Promise<readonly MonthEnd[]> {
  const rows = await database.query<{ hour: bigint; growth_index: bigint }>(
    `SELECT hour, growth_index FROM (
       SELECT DISTINCT ON (month) month, hour, growth_index FROM (
         SELECT hour, growth_index,
           date_trunc('month', to_timestamp(hour * 3600 - 1) AT TIME ZONE 'UTC') AS month
         FROM leader_equity WHERE leader_id = $1) AS readings
       ORDER BY month DESC, hour DESC LIMIT $2::bigint) AS newest
     ORDER BY hour`,
    [leaderId, String(most)],
  )
  return rows.map(({ hour, growth_index }) => ({ hour: Number(hour), index: growth_index }))
}

export type Snapshot = Pick<EquityRow, 'hour' | 'timeMs' | 'equity' | 'newestEntry'>

/** Readings of an account behind an hour, oldest first. */
export async function listSnapshots(
  database: Queryable,
  accountId: string,
  afterHour: number,
  limit: number,
): Promise<readonly Snapshot[]> {
  const rows = await database.query<Pick<Stored, 'hour' | 'time' | 'equity' | 'newest_entry'>>(
    `SELECT hour, time, equity, newest_entry FROM equity_snapshot
     WHERE account_id = $1 AND hour > $2::bigint ORDER BY hour LIMIT $3::bigint`,
    [accountId, String(afterHour), String(limit)],
  )
  return rows.map(({ hour, time, equity, newest_entry }) => ({
    ...{ hour: Number(hour), timeMs: Number(time), equity, newestEntry: newest_entry },
  }))
}

export type Flow = { readonly entry: bigint; readonly amount: bigint }

/**
 * Entries of an account that move its cash otherwise than by contracts, oldest first. Stakes and
 * payouts of options are among them: nobody can copy an option.
 */
export async function listFlows(
  database: Queryable,
  accountId: string,
  { after, upTo }: { readonly after: bigint; readonly upTo: bigint },
): Promise<readonly Flow[]> {
  return await database.query<Flow>(
    `SELECT number AS entry, cash_change AS amount FROM (
       SELECT e.number, e.cash_change FROM journal_entry e
       WHERE e.account_id = $1
         AND e.reason NOT IN ('contract-open', 'contract-close', 'option-purchase',
                              'option-settlement', 'overnight', 'team-reward',
                              'profit-share-paid')
         AND e.number > $2::bigint AND e.number <= $3::bigint
       UNION ALL
       SELECT e.number, e.cash_change FROM option_order o JOIN journal_entry e ON e.cause_id = o.id
       WHERE o.account_id = $1 AND e.account_id = $1
         AND e.reason IN ('option-purchase', 'option-settlement')
         AND e.number > $2::bigint AND e.number <= $3::bigint) AS f
     WHERE cash_change <> 0 ORDER BY number`,
    [accountId, String(after), String(upTo)],
  )
}

export async function insertEquity(
  database: Queryable,
  leaderId: string,
  rows: readonly EquityRow[],
): Promise<void> {
  const column = (read: (row: EquityRow) => bigint | number) => rows.map((row) => String(read(row)))
  await database.query(
    `INSERT INTO leader_equity (leader_id, hour, time, equity, newest_entry, flow_in, flow_out,
       growth, growth_index, peak, drawdown)
     SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
       $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[])
     ON CONFLICT DO NOTHING`,
    [
      leaderId,
      ...[column(({ hour }) => hour), column(({ timeMs }) => timeMs)],
      ...[column(({ equity }) => equity), column(({ newestEntry }) => newestEntry)],
      ...[column(({ flowIn }) => flowIn), column(({ flowOut }) => flowOut)],
      ...[column(({ growth }) => growth), column(({ index }) => index)],
      ...[column(({ peak }) => peak), column(({ drawdown }) => drawdown)],
    ],
  )
}

function readEquity(row: Stored): EquityRow {
  return {
    ...{ hour: Number(row.hour), timeMs: Number(row.time), equity: row.equity },
    ...{ newestEntry: row.newest_entry, flowIn: row.flow_in, flowOut: row.flow_out },
    ...{ growth: row.growth, index: row.growth_index, peak: row.peak, drawdown: row.drawdown },
  }
}
