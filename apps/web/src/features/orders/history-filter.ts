// The filter of the trade history, as chosen and as the server reads it.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { OptionFilter } from './option-pages.ts'

export type HistoryFilter = {
  readonly symbol: string
  readonly direction: '' | 'up' | 'down'
  readonly result: '' | 'win' | 'lose' | 'draw' | 'void'
  /** Days as `2025-11-24` of the device's zone, or empty. */
  readonly from: string
  readonly to: string
}

export const NO_FILTER: HistoryFilter = { symbol: '', direction: '', result: '', from: '', to: '' }

/** The day named by `to` counts whole. */
export function queryOf(filter: HistoryFilter): OptionFilter {
  const fromMs = startOfDayMs(filter.from)
  const toMs = startOfDayMs(filter.to)
  return {
    status: 'closed',
    ...(filter.symbol === '' ? {} : { symbol: filter.symbol }),
    ...(filter.direction === '' ? {} : { direction: filter.direction }),
    ...(filter.result === '' ? {} : { result: filter.result }),
    ...(fromMs === undefined ? {} : { from: String(fromMs) }),
    ...(toMs === undefined ? {} : { to: String(toMs + DAY_MS - 1) }),
  }
}

/** How many conditions are set. */
export function countFilters(filter: Readonly<Record<string, string>>): number {
  return Object.values(filter).filter((value) => value !== '').length
}

/** Of a day as `2025-11-24` in the zone of the device; undefined when it is none. */
export function startOfDayMs(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const ms = new Date(`${day}T00:00:00`).getTime()
  return Number.isNaN(ms) ? undefined : ms
}
