// When withdrawals can be paid out: in the windows of the operator's day (TR-6.5).

/** What money is taken from; each has a window of its own. */
export type WithdrawalSource = 'cash' | 'salary'

export type OpenWindows = ReadonlySet<WithdrawalSource>

export const NO_OPEN_WINDOW: OpenWindows = new Set()

const ON_WORKING_DAYS: OpenWindows = new Set(['cash', 'salary'])
const ON_WEEKENDS: OpenWindows = new Set(['salary'])

const DAYS_PER_WEEK = 7
/** 1970-01-01, day 0, was a Thursday; weeks are counted from Monday. */
const WEEKDAY_OF_DAY_0 = 3
const SATURDAY = 5

/** The windows that open on a day of the operator, counted in days since 1970-01-01. */
export function windowsOf(localDay: number): OpenWindows {
  const weekday = (localDay + WEEKDAY_OF_DAY_0) % DAYS_PER_WEEK
  return weekday < SATURDAY ? ON_WORKING_DAYS : ON_WEEKENDS
}
