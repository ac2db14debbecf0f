// What ended orders brought on the days of a reader's zone: whole days, whatever page is read.

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
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
  SELECT day.begins, sum(ended.result)::bigint AS result
  FROM unnest($7::bigint[], $8::bigint[]) AS day (begins, ends)
  JOIN ended ON ended.time >= day.begins AND ended.time < day.ends
  GROUP BY day.begins`

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
  const days = daysOf(timesMs, timeZone)
  const bounds = [days.map(({ from }) => String(from)), days.map(({ to }) => String(to))]
  const rows = await database.query<{ begins: bigint; result: bigint }>(sql, [
    ...parameters,
    ...bounds,
  ])
  return rows.map((row) => ({
    from: Number(row.begins),
    result: formatMoney(moneyFromMicros(row.result)),
  }))
}

/** Each day once. */
function daysOf(timesMs: readonly number[], timeZone: string) {
  const days: { readonly from: number; readonly to: number }[] = []
  for (const timeMs of timesMs) {
    if (days.some(({ from, to }) => from <= timeMs && timeMs < to)) continue
    const time = instantFromMs(timeMs)
    days.push({ from: startOfZoneDay(time, timeZone), to: endOfZoneDay(time, timeZone) })
  }
  return days
}
