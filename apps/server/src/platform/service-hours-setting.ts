// When customer service is there (SUPPORT_HOURS): `mon-fri 09:00-18:00, sat 10:00-14:00`.

import type { Understand } from './settings-reader.ts'

export type WeeklySpan = {
  /** 0: Sunday. */
  readonly weekday: number
  readonly fromMinute: number
  readonly toMinute: number
}

export type ServiceHoursConfig = {
  readonly timeZone: string
  /** By day, then by time. */
  readonly weekly: readonly WeeklySpan[]
  /** `2026-12-31`, in the zone. */
  readonly closedDates: readonly string[]
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const DAY = `(${DAYS.join('|')})`
const TIME = '([01][0-9]|2[0-4]):([0-5][0-9])'
const PART = new RegExp(`^${DAY}(?:-${DAY})? ${TIME}-${TIME}$`)
const FORM = { mustBe: 'days with hours such as mon-fri 09:00-18:00, sat 10:00-14:00' }

export const weeklyHours: Understand<readonly WeeklySpan[]> = (text) => {
  const spans: WeeklySpan[] = []
  for (const part of text.toLowerCase().split(',')) {
    const read = readPart(part.trim())
    if (read === undefined) return FORM
    spans.push(...read)
  }
  spans.sort((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute)
  const overlaps = spans.some((span, place) => {
    const next = spans[place + 1]
    return next?.weekday === span.weekday && next.fromMinute < span.toMinute
  })
  return overlaps ? FORM : { value: spans }
}

export const date: Understand<string> = (text) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return isDate && text.length === 10 ? { value: text } : { mustBe: 'a date such as 2026-12-31' }
}

function readPart(part: string): WeeklySpan[] | undefined {
  const [, first = '', last = first, ...times] = PART.exec(part) ?? []
  const [fromHour = 0, fromPast = 0, toHour = 0, toPast = 0] = times.map(Number)
  const fromMinute = fromHour * 60 + fromPast
  const toMinute = toHour * 60 + toPast
  if (first === '' || fromMinute >= toMinute || toMinute > 24 * 60) return undefined
  const start = DAYS.indexOf(first)
  const count = ((DAYS.indexOf(last ?? first) - start + DAYS.length) % DAYS.length) + 1
  return Array.from({ length: count }, (_, place) => ({
    weekday: (start + place) % DAYS.length,
    ...{ fromMinute, toMinute },
  }))
}
