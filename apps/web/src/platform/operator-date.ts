// Dates of the operator's days, `YYYY-MM-DD`: days by name, not instants.

/** Noon of the day of that name here, so that it is shown under that name in any zone. */
export function timeOfDate(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12).getTime()
}
