// Tape time under a machine clock that jumps (TR-2.1, REL-21).

import type { TapeEntry } from '@fairtick/core/engine/record'
import { instantFromMs } from '@fairtick/core/time/instant'
import { describe, expect, it } from 'vitest'
import { createCalendar } from '../../platform/calendar.ts'
import { createSettableClock } from '../engine-fixture.ts'
import { createSequencer } from './sequencer.ts'

const calendar = createCalendar({
  operatorTimeZone: 'Asia/Tokyo',
  rolloverTimeZone: 'Asia/Tokyo',
  rolloverTime: '07:00',
})

const HOUR = 3_600_000

function start(endMs?: number) {
  const clock = createSettableClock()
  const time = endMs === undefined ? undefined : instantFromMs(endMs)
  const sequencer = createSequencer(clock, calendar, {
    time,
    position: 0,
    commandNumber: 0,
    calendarAtEnd: [],
  })
  return { clock, sequencer }
}

const mark = (time: number): TapeEntry => ({ kind: 'clock', time: instantFromMs(time) })

describe('tape time', () => {
  it('never goes back when the wall clock does (−1 h), and is insane meanwhile', () => {
    const { clock, sequencer } = start()
    const before = sequencer.now()
    clock.wall -= HOUR
    clock.monotonic += 500
    expect(sequencer.now()).toBe(before + 500)
    expect(sequencer.isSane()).toBe(false)
    clock.wall += HOUR
    expect(sequencer.isSane()).toBe(true)
  })

  it.each([2 * HOUR, 24 * HOUR])('goes on at wall time when that leapt %i ms ahead', (leap) => {
    const { clock, sequencer } = start()
    clock.wall += leap
    expect(sequencer.now()).toBe(clock.wall)
    expect(sequencer.isSane()).toBe(true)
  })

  it('goes on at last + 1 ms after a restart on an earlier clock', () => {
    const clock = createSettableClock()
    const { sequencer } = start(clock.wall + HOUR)
    expect(sequencer.now()).toBe(clock.wall + HOUR + 1)
    expect(sequencer.isSane()).toBe(false)
  })

  it('bears a drift of less than 5 s without a leap', () => {
    const { clock, sequencer } = start()
    const before = sequencer.now()
    clock.wall += 4_000
    expect(sequencer.now()).toBe(before)
  })
})

describe('the calendar', () => {
  it('writes missed instants first, in order, each at its own time (TR-2.1)', () => {
    const { sequencer, clock } = start(Date.UTC(2026, 0, 5, 14))
    clock.wall = Date.UTC(2026, 0, 6, 1)
    const until = instantFromMs(clock.wall)
    const due = []
    for (let next = sequencer.takeDue(until); next; next = sequencer.takeDue(until)) due.push(next)
    expect(due.map((entry) => [entry.kind === 'calendar' && entry.instant, entry.time])).toEqual([
      ['day-start', Date.UTC(2026, 0, 5, 15)],
      ['rollover', Date.UTC(2026, 0, 5, 22)],
      ['window-open', Date.UTC(2026, 0, 5, 22)],
      ['window-close', Date.UTC(2026, 0, 6, 0)],
    ])
    // The next one is of 15:00 UTC.
    expect(sequencer.nowBeforeDue()).toBe(until)
  })

  it('goes on between two entries of one instant that the tape ends in', () => {
    const time = instantFromMs(Date.UTC(2026, 0, 5, 22))
    const end = { time, position: 9, commandNumber: 0, calendarAtEnd: ['rollover'] as const }
    const sequencer = createSequencer(createSettableClock(time), calendar, end)
    expect(sequencer.takeDue(time)).toMatchObject({ instant: 'window-open', time })
    expect(sequencer.takeDue(time)).toBeUndefined()
  })

  it('holds the time of what goes between before what is due', () => {
    const { sequencer, clock } = start(Date.UTC(2026, 0, 5, 14))
    clock.wall = Date.UTC(2026, 0, 5, 16)
    expect(sequencer.nowBeforeDue()).toBe(Date.UTC(2026, 0, 5, 15) - 1)
  })

  it('numbers records without a gap', () => {
    const { sequencer } = start()
    const time = sequencer.now()
    expect(sequencer.placeTape(mark(time)).position).toBe(1)
    expect(sequencer.placeTape(mark(time)).position).toBe(2)
  })
})
