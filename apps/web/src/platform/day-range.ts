// What the filters of lists have in common: days, and conditions that are set or not.

import { endOfDayNamed, startOfDayNamed } from './days.ts'

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
  const fromMs = startOfDayNamed(from)
  const toMs = endOfDayNamed(to)
  return {
    ...setConditionsOf(rest),
    ...(fromMs === undefined ? {} : { from: String(fromMs) }),
    ...(toMs === undefined ? {} : { to: String(toMs) }),
  }
}

function setConditionsOf<Some extends Conditions>(conditions: Some): SetConditions<Some> {
  const set = Object.entries(conditions).filter(([, value]) => value !== '')
  return Object.fromEntries(set) as SetConditions<Some>
}
