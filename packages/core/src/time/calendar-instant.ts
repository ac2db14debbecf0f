// Instants of the operator's calendar, computed by the host from the configured zones (TR-2.1).

type LocalInstant = 'day-start' | 'window-open' | 'window-close'

export type CalendarInstant = 'rollover' | LocalInstant

/**
 * A start of the operator's day or an edge of the withdrawal windows, with that day in days since
 * 1970-01-01 (TR-6.5, TR-8.1).
 */
export type CalendarMoment =
  | { readonly instant: 'rollover' }
  | { readonly instant: LocalInstant; readonly localDay: number }
