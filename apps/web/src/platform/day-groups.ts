// Rows of a list by the day they belong to, in the reader's time zone.

export type DayGroup<Row> = {
  /** Start of the day, ms. */
  readonly dayMs: number
  readonly rows: readonly Row[]
}

/** Keeps the order of the rows; neighbours of one day share a group. */
export function groupByDay<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => number,
): readonly DayGroup<Row>[] {
  const groups: { dayMs: number; rows: Row[] }[] = []
  for (const row of rows) {
    const dayMs = startOfDay(timeOf(row))
    const last = groups.at(-1)
    if (last?.dayMs === dayMs) last.rows.push(row)
    else groups.push({ dayMs, rows: [row] })
  }
  return groups
}

/** How many days lie between two instants' days: 0 for the same day, 1 for yesterday. */
export function daysBetween(earlierMs: number, laterMs: number): number {
  const DAY_MS = 86_400_000
  // Rounded: a day with a change of the clock has 23 or 25 hours.
  return Math.round((startOfDay(laterMs) - startOfDay(earlierMs)) / DAY_MS)
}

function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0)
}
