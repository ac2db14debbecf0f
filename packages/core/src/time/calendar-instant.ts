// Instants of the operator's calendar, computed by the host from the configured zones (TR-2.1).

export type CalendarInstant = 'rollover' | 'day-start' | 'window-open' | 'window-close'
