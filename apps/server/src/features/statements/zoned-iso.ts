// Instants as ISO 8601 in one time zone, each with its offset from UTC.

import { MINUTE_MS } from '@fairtick/core/time/duration'

/** The last one that a Date knows. */
const LAST_MS = 8_640_000_000_000_000

/** `2026-11-21T18:30:00.000+09:00`; the zone is one that Intl knows. */
export function createZonedIso(timeZone: string): (timeMs: number) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (timeMs) => {
    const name = format.formatToParts(timeMs).find(({ type }) => type === 'timeZoneName')?.value
    const offset = name?.match(/[+-]\d\d:\d\d/)?.[0] ?? '+00:00'
    const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
    const offsetMs = (hours * 60 + minutes) * MINUTE_MS * (offset.startsWith('-') ? -1 : 1)
    return `${new Date(Math.min(timeMs + offsetMs, LAST_MS)).toISOString().slice(0, -1)}${offset}`
  }
}
