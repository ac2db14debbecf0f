// Quiet hours: when somebody who is in them may be pushed to again.

import { MINUTE_MS } from '@fairtick/core/time/duration'

const DAY_MINUTES = 24 * 60

/** Minutes of the day; over midnight where `fromMinute` is the later one. */
export type QuietHours = {
  readonly fromMinute: number
  readonly untilMinute: number
  readonly timeZone: string
}

/** Now for who is in none. A night in which clocks are changed ends up to an hour off. */
export function quietUntil(hours: QuietHours | undefined, nowMs: number): number {
  if (hours === undefined) return nowMs
  const length = span(hours.fromMinute, hours.untilMinute)
  const passed = span(hours.fromMinute, minuteOfDay(nowMs, hours.timeZone))
  if (passed >= length) return nowMs
  return nowMs - (nowMs % MINUTE_MS) + (length - passed) * MINUTE_MS
}

export function minuteOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
}

export function timeText(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`
}

function span(fromMinute: number, toMinute: number): number {
  return (toMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES
}

function minuteOfDay(timeMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return minuteOf(format.format(timeMs))
}
