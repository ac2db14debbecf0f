// What ended orders brought on the days of a reader's zone: whole days, whatever page is read.

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import { instantFromMs } from '@fairtick/core/time/instant'
import { endOfZoneDay, startOfZoneDay } from './calendar.ts'
import type { Queryable } from './database.ts'

/** `from`: the start of the day; `result`: decimal text. */
export type DayResult = { readonly from: number; readonly result: string }

/**
 * Goes behind `WITH ended AS MATERIALIZED (…)`, whose rows have `time` in ms and `result` in
 * micro-units; the days come as $7 and $8.
 */
export const SUM_BY_DAY = `
  SELECT day.begins, sum(ended.result)::bigint AS result, count(*) AS count,
         count(*) FILTER (WHERE ended.result > 0) AS wins,
         count(*) FILTER (WHERE ended.result < 0) AS losses
  FROM unnest($7::bigint[], $8::bigint[]) AS day (begins, ends)
  JOIN ended ON ended.time >= day.begins AND ended.time < day.ends
  GROUP BY day.begins`

type OrderFilter = {
  readonly symbol: string | undefined
  readonly direction: string | undefined
  /** How an order ended, by the word of its kind. */
  readonly outcome: string | undefined
  readonly from: number | undefined
  readonly to: number | undefined
}

/** $1 to $6 of a list of orders: whose, and what it is narrowed to; null where it is not. */
export function orderParameters(
  accountId: string,
  { symbol, direction, outcome, from, to }: OrderFilter,
): readonly (string | null)[] {
  const parameters = [accountId, symbol, direction, outcome, from?.toString(), to?.toString()]
  return parameters.map((value) => value ?? null)
}

export type DayQuestion = {
  /** Ends in `SUM_BY_DAY`. */
  readonly sql: string
  /** $1 to $6. */
  readonly parameters: readonly unknown[]
  /** Undefined: nothing is asked. */
  readonly timeZone: string | undefined
}

/** Of the days in which `timesMs` lie. */
export async function resultsByDay(
  database: Queryable,
  { sql, parameters, timeZone }: DayQuestion,
  timesMs: readonly number[],
): Promise<DayResult[]> {
  if (timeZone === undefined || timesMs.length === 0) return []
  const rows = await askDays(database, { sql, parameters }, daysOf(timesMs, timeZone))
  return rows.map(presentDay)
}

/** A month has 31 days, and one more where the clock or the zone moves its edges. */
const RECAP_DAYS_MAX = 32

export type Recap = {
  readonly days: (DayResult & { readonly count: number })[]
  readonly count: number
  readonly wins: number
  readonly losses: number
  readonly net: string
  readonly average: string | null
  readonly winRate: string | null
}

/** Of all days from one instant to another; undefined where they are too many, or have no zone. */
export async function recapOf(
  database: Queryable,
  { sql, parameters, timeZone }: DayQuestion,
  span: { readonly from: number | undefined; readonly to: number | undefined },
): Promise<Recap | undefined> {
  if (timeZone === undefined || span.from === undefined || span.to === undefined) return undefined
  const days: Day[] = []
  for (let at = span.from; at <= span.to; at = days.at(-1)?.to ?? span.to + 1) {
    if (days.length === RECAP_DAYS_MAX) return undefined
    days.push(dayAt(at, timeZone))
  }
  return foldRecap(await askDays(database, { sql, parameters }, days))
}

/** Money to the micro-unit, a rate to its last digit: all of it is worked out from the sums. */
export function foldRecap(rows: readonly DaySum[]): Recap {
  const total = (part: 'count' | 'wins' | 'losses') =>
    rows.reduce((sum, row) => sum + Number(row[part]), 0)
  const [count, wins, losses] = [total('count'), total('wins'), total('losses')]
  const net = rows.reduce((sum, { result }) => sum + result, 0n)
  const decided = BigInt(wins + losses)
  return {
    days: rows
      .map((row) => ({ ...presentDay(row), count: Number(row.count) }))
      .toSorted((a, b) => a.from - b.from),
    ...{ count, wins, losses },
    net: formatMoney(moneyFromMicros(net)),
    average: count === 0 ? null : formatMoney(moneyFromMicros(roundHalfEven(net, BigInt(count)))),
    winRate:
      decided === 0n ? null : formatRate(roundHalfEven(BigInt(wins) * RATE_ONE, decided) as Rate),
  }
}

type Day = { readonly from: number; readonly to: number }

type DaySum = {
  readonly begins: bigint
  readonly result: bigint
  readonly count: bigint
  readonly wins: bigint
  readonly losses: bigint
}

function askDays(
  database: Queryable,
  { sql, parameters }: Pick<DayQuestion, 'sql' | 'parameters'>,
  days: readonly Day[],
): Promise<DaySum[]> {
  const bounds = [days.map(({ from }) => String(from)), days.map(({ to }) => String(to))]
  return database.query<DaySum>(sql, [...parameters, ...bounds])
}

function presentDay({ begins, result }: DaySum): DayResult {
  return { from: Number(begins), result: formatMoney(moneyFromMicros(result)) }
}

function dayAt(timeMs: number, timeZone: string): Day {
  const time = instantFromMs(timeMs)
  return { from: startOfZoneDay(time, timeZone), to: endOfZoneDay(time, timeZone) }
}

/** Each day once. */
function daysOf(timesMs: readonly number[], timeZone: string) {
  const days: Day[] = []
  for (const timeMs of timesMs) {
    if (days.some(({ from, to }) => from <= timeMs && timeMs < to)) continue
    days.push(dayAt(timeMs, timeZone))
  }
  return days
}
