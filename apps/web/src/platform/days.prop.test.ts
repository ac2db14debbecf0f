// Days of many zones, over whole years: ranges touch, and agree with the headings of lists.

import { HOUR_MS } from '@fairtick/core/time/duration'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { daysBetween, groupByDay } from './day-groups.ts'
import { queryOfFilter } from './day-range.ts'
import { addDays, dayOf } from './days.ts'

const zoneBefore = process.env.TZ

afterEach(() => {
  // Assigning undefined would make it a text.
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

function rangeOf(day: string): { from: number; to: number } {
  const { from, to } = queryOfFilter({ from: day, to: day })
  return { from: Number(from), to: Number(to) }
}

const hoursOf = (day: string) => (rangeOf(day).to + 1 - rangeOf(day).from) / HOUR_MS

/** Those that change at midnight, by half an hour, or twice for Ramadan, and all of the others. */
const ODD_ZONES = [
  ...['America/Sao_Paulo', 'America/Santiago', 'America/Havana', 'America/Asuncion'],
  ...['Africa/Cairo', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Tehran', 'Asia/Amman'],
  ...['Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Chatham', 'Atlantic/Azores'],
  ...['Europe/Berlin', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'UTC'],
]
const zone = fc.oneof(
  fc.constantFrom(...ODD_ZONES),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
)

describe('days of a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25', 25],
    ['Europe/Berlin', '2026-03-29', 23],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/Santiago', '2026-09-06', 23],
    ['Asia/Tokyo', '2026-10-25', 24],
  ])('%s: %s has %d hours', (name, day, hours) => {
    process.env.TZ = name
    expect(hoursOf(day)).toBe(hours)
  })

  it('touch on all days of a year, and every instant stands under the day that finds it', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(zone, fc.integer({ min: 1990, max: 2037 }), share, (name, year, part) => {
        process.env.TZ = name
        for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
          const { from, to } = rangeOf(day)
          expect(rangeOf(addDays(day, 1)).from, `${name} ${day}`).toBe(to + 1)
          // Where the date line was moved, a day is missing.
          if (to < from) continue
          const instants = [from, from + Math.floor((to - from) * part), to]
          expect(instants.map(dayOf), `${name} ${day}`).toEqual([day, day, day])
          expect(groupByDay(instants, Number), `${name} ${day}`).toEqual([
            { dayMs: from, rows: instants },
          ])
          expect(daysBetween(from, to)).toBe(0)
        }
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  it('names move by days, whatever the hours of these', () => {
    const start = fc.date({
      ...{ min: new Date(Date.UTC(1990, 0, 1)), max: new Date(Date.UTC(2037, 0, 1)) },
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(zone, start, fc.integer({ min: -400, max: 400 }), (name, at, count) => {
        process.env.TZ = name
        const day = dayOf(at.getTime())
        expect(addDays(addDays(day, count), -count)).toBe(day)
        const utc = (text: string) => Date.parse(`${text}T00:00Z`)
        expect(utc(addDays(day, count)) - utc(day)).toBe(count * 24 * HOUR_MS)
      }),
    )
  })
})
