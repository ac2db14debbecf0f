// What the filters of lists have in common: days, and conditions that are set or not.

import { DAY_MS } from '@fairtick/core/time/duration'

/** Days as `2025-11-24` of the device's zone, or empty. */
export type DayRange = { readonly from: string; readonly to: string }

/** A condition of each name; an empty one is not set. */
export type Conditions = Readonly<Record<string, string>>

type SetConditions<Some extends Conditions> = { [Name in keyof Some]?: Exclude<Some[Name], ''> }

/** How many conditions are set. */
export function countFilters(filter: Conditions): number {
  return Object.keys(setConditionsOf(filter)).length
}

/** The filter as the server reads it, in instants; the day named by `to` counts whole. */
export function queryOfFilter<Filter extends Conditions & DayRange>({
  from,
  to,
  ...rest
}: Filter): SetConditions<Omit<Filter, keyof DayRange>> & Partial<DayRange> {
  const fromMs = startOfDayMs(from)
  const toMs = startOfDayMs(to)
  return {
    ...setConditionsOf(rest),
    ...(fromMs === undefined ? {} : { from: String(fromMs) }),
    ...(toMs === undefined ? {} : { to: String(toMs + DAY_MS - 1) }),
  }
}

function setConditionsOf<Some extends Conditions>(conditions: Some): SetConditions<Some> {
  const set = Object.entries(conditions).filter(([, value]) => value !== '')
  return Object.fromEntries(set) as SetConditions<Some>
}

/** Of a day as `2025-11-24` in the zone of the device; undefined when it is none. */
function startOfDayMs(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const ms = new Date(`${day}T00:00:00`).getTime()
  return Number.isNaN(ms) ? undefined : ms
}
