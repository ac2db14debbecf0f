// The operator's calendar in zones whose clocks change (TR-4.4, TR-2.1, TR-6.5).

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCalendar, createZone, endOfZoneDay, startOfZoneDay, zoneMonth } from './calendar.ts'

const at = (iso: string) => instantFromMs(Date.parse(iso))
const calendarOf = (zone: string, rolloverTime: string) =>
  createCalendar({ operatorTimeZone: zone, rolloverTimeZone: zone, rolloverTime })
const timesOf = (zone: string, rolloverTime: string, [from, until]: readonly [string, string]) =>
  calendarOf(zone, rolloverTime)
    .between(at(from), at(until))
    .filter(({ instant }) => instant === 'rollover')
    .map(({ time }) => new Date(time).toISOString())

/** Clocks go forward on 29 March and back on 25 October. */
const BERLIN = 'Europe/Berlin'
const SPRING = ['2026-03-28T12:00Z', '2026-03-30T12:00Z'] as const
const AUTUMN = ['2026-10-24T12:00Z', '2026-10-26T12:00Z'] as const

describe('a rollover where clocks change (TR-4.4)', () => {
  it('stays at its local time, 23 and 25 hours apart', () => {
    expect(timesOf(BERLIN, '07:00', ['2026-03-27T12:00Z', '2026-03-30T12:00Z'])).toEqual([
      '2026-03-28T06:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
      '2026-03-30T05:00:00.000Z',
    ])
    expect(timesOf(BERLIN, '07:00', AUTUMN)).toEqual([
      '2026-10-25T06:00:00.000Z',
      '2026-10-26T06:00:00.000Z',
    ])
  })

  it('at a local time that does not exist comes later by the length of the gap', () => {
    // 02:30 would be 03:30 summer time.
    expect(timesOf(BERLIN, '02:30', SPRING)).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ])
    expect(
      timesOf('Australia/Lord_Howe', '02:15', ['2026-10-03T00:00Z', '2026-10-04T12:00Z']),
    ).toEqual(
      // A gap of half an hour: 02:45 of UTC+11.
      ['2026-10-03T15:45:00.000Z'],
    )
  })

  it('at a local time that comes twice comes once, the first time', () => {
    expect(timesOf(BERLIN, '02:30', AUTUMN)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ])
  })

  it.each([BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Tokyo'])(
    'comes once for each local day of a year in %s',
    (zone) => {
      for (const time of ['00:00', '00:30', '01:30', '02:15', '02:30', '07:00', '23:59']) {
        const times = timesOf(zone, time, ['2025-12-31T23:59Z', '2026-12-31T23:59Z'])
        expect(times, time).toHaveLength(365)
        const localDays = times.map((iso) =>
          new Date(iso).toLocaleDateString('en-CA', { timeZone: zone }),
        )
        expect(new Set(localDays).size, time).toBe(365)
      }
    },
  )
})

describe('days and windows where clocks change', () => {
  it('a day whose midnight does not exist begins with its first moment', () => {
    const inside = at('2026-09-06T12:00Z')
    // In Santiago 00:00 of 6 September is skipped: the day begins at 01:00 of UTC−3.
    expect(new Date(startOfZoneDay(inside, 'America/Santiago')).toISOString()).toBe(
      '2026-09-06T04:00:00.000Z',
    )
  })

  it.each([
    [BERLIN, '2026-03-29T10:00Z', 23],
    [BERLIN, '2026-10-25T10:00Z', 25],
    ['Asia/Tokyo', '2026-10-25T10:00Z', 24],
  ])('a day of %s around %s has %i hours, and its payroll runs at its end', (zone, iso, hours) => {
    const [start, end] = [startOfZoneDay(at(iso), zone), endOfZoneDay(at(iso), zone)]
    expect((end - start) / HOUR_MS).toBe(hours)
    const starts = calendarOf(zone, '07:00')
      .between(instantFromMs(start - 1), end)
      .filter(({ instant }) => instant === 'day-start')
      .map(({ time }) => time)
    expect(starts).toEqual([start, end])
  })

  it('windows are two hours long and open at seven on every local day (TR-6.5)', () => {
    const edges = calendarOf(BERLIN, '07:00')
      .between(at(SPRING[0]), at(SPRING[1]))
      .filter(({ instant }) => instant === 'window-open' || instant === 'window-close')
      .map(({ time }) => new Date(time).toISOString().slice(8, 16))
    expect(edges).toEqual(['29T05:00', '29T07:00', '30T05:00', '30T07:00'])
  })
})

it('is the same read at once or bit by bit, whatever the zone', () => {
  const zone = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo')
  const start = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })
  const hours = fc.integer({ min: 0, max: 72 })
  fc.assert(
    fc.property(zone, start, hours, hours, (name, startMs, some, more) => {
      const from = instantFromMs(startMs)
      const middle = instantFromMs(from + some * HOUR_MS)
      const until = instantFromMs(middle + more * HOUR_MS)
      const calendar = calendarOf(name, '02:30')
      const whole = calendar.between(from, until)
      expect([...calendar.between(from, middle), ...calendar.between(middle, until)]).toEqual(whole)
      if (whole.length > 0) expect(calendar.nextAfter(from)).toEqual(whole[0])
    }),
    { numRuns: 30 },
  )
})

it('is the same day whatever days were asked for before, also where midnight comes twice', () => {
  // In St. John's the clocks went back at 00:01: an hour of the day before came after midnight.
  const zones = fc.constantFrom('America/St_Johns', 'America/Santiago', BERLIN, 'Asia/Tokyo')
  const change = Date.UTC(2006, 9, 29, 2, 31)
  const times = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(zones, times, (name, hours) => {
      const zone = createZone(name)
      for (const each of hours) {
        const time = instantFromMs(change + each * HOUR_MS)
        const localDay = Math.floor((time + zone.offsetMs(time)) / DAY_MS)
        expect(startOfZoneDay(time, name)).toBe(zone.toUtcMs(localDay * DAY_MS))
      }
    }),
  )
})

describe('a month of a zone', () => {
  it('begins at its own midnight, also where clocks change within it and years turn', () => {
    const month = (iso: string, zone: string, before?: number) => {
      const { start, name } = zoneMonth(at(iso), zone, before)
      return [new Date(start).toISOString(), name]
    }
    expect(month('2026-02-28T14:59Z', 'Asia/Tokyo')).toEqual([
      '2026-01-31T15:00:00.000Z',
      '2026-02',
    ])
    expect(month('2026-02-28T15:00Z', 'Asia/Tokyo')).toEqual([
      '2026-02-28T15:00:00.000Z',
      '2026-03',
    ])
    expect(month('2026-10-31T12:00Z', BERLIN)).toEqual(['2026-09-30T22:00:00.000Z', '2026-10'])
    expect(month('2026-01-31T12:00Z', 'Pacific/Kiritimati', 1)).toEqual([
      '2025-12-31T10:00:00.000Z',
      '2026-01',
    ])
    expect(month('2026-01-15T12:00Z', BERLIN, 1)).toEqual(['2025-11-30T23:00:00.000Z', '2025-12'])
  })
})
