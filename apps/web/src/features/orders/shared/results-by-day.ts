// What the days of a history brought, as the server added it up.

import type { CallResult } from '@fairtick/wire/api-contract'

type DayResults = Pick<CallResult<'contractRecords'>, 'days'>

/** By the start of the day; a day that two pages share has its newest answer. */
export function resultsByDay(pages: readonly DayResults[]): ReadonlyMap<number, string> {
  return new Map(pages.flatMap(({ days }) => days.map(({ from, result }) => [from, result])))
}
