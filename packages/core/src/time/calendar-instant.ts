// Instants of the operator's calendar, computed by the host from the configured zones (TR-2.1).

type DailyInstant = 'rollover' | 'day-start'
type WindowEdge = 'window-open' | 'window-close'

export type CalendarInstant = DailyInstant | WindowEdge

/** An edge of the withdrawal windows with the operator's day, in days since 1970-01-01 (TR-6.5). */
export type CalendarMoment =
  | { readonly instant: DailyInstant }
  | { readonly instant: WindowEdge; readonly localDay: number }
