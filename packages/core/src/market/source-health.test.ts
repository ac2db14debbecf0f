// Whose outages are, at every edge of the thirty seconds (TR-4.7, TR-5.3).

import { describe, expect, it } from 'vitest'
import { addMs, instantFromMs } from '../time/instant.ts'
import {
  isSpared,
  judgeOutage,
  noteNextTick,
  noteSourceEntry,
  type SourceEntry,
  UNKNOWN_HEALTH,
} from './source-health.ts'

const START = instantFromMs(1_780_000_000_000)
const TICK = { time: START }
const at = (seconds: number) => addMs(START, seconds * 1_000)
const feed = (seconds: number, state: 'up' | 'down'): SourceEntry => {
  return { kind: 'feed', time: at(seconds), state }
}
const quarantine = (seconds: number, reason: 'outlier' | 'departed' = 'outlier'): SourceEntry => {
  return { kind: 'quarantine', time: at(seconds), reason }
}
const heard = (...entries: SourceEntry[]) =>
  [feed(-60, 'up'), ...entries].reduce(
    (health, entry) => noteSourceEntry(health, entry, TICK),
    UNKNOWN_HEALTH,
  )

describe('judgeOutage', () => {
  it('is none up to 30 s behind the newest tick', () => {
    expect(judgeOutage(heard(), TICK, at(30))).toBeUndefined()
    expect(judgeOutage(heard(), TICK, at(30.001))).toBe('own')
  })

  it('is the sources’ where they were never named, or are down', () => {
    expect(judgeOutage(UNKNOWN_HEALTH, TICK, at(40))).toBe('source')
    expect(judgeOutage(heard(feed(5, 'down')), TICK, at(4_000))).toBe('source')
  })

  it('is ours from 30 s behind the end of their outage on', () => {
    const health = heard(feed(5, 'down'), feed(20, 'up'))
    expect(judgeOutage(health, TICK, at(50))).toBe('source')
    expect(judgeOutage(health, TICK, at(50.001))).toBe('own')
  })

  it('is the sources’ for 30 s behind a price that was quarantined', () => {
    expect(judgeOutage(heard(quarantine(10)), TICK, at(40))).toBe('source')
    expect(judgeOutage(heard(quarantine(10)), TICK, at(40.001))).toBe('own')
  })

  it('is no fault of the sources where one of several departs', () => {
    expect(judgeOutage(heard(quarantine(35, 'departed')), TICK, at(40))).toBe('own')
  })

  it('stays ours when a fault comes late into it, and is told of until the next tick', () => {
    for (const late of [[feed(300, 'down'), feed(301, 'up')], [quarantine(300)]]) {
      expect(judgeOutage(heard(...late), TICK, at(302))).toBe('own')
      const after = noteNextTick(heard(...late), TICK, at(302))
      expect(isSpared(after, at(302))).toBe(true)
      const later = noteSourceEntry(after, feed(303, 'down'), { time: at(302) })
      expect(judgeOutage(later, { time: at(302) }, at(340))).toBe('source')
    }
    expect(judgeOutage(heard(feed(30, 'down'), feed(31, 'up')), TICK, at(60))).toBe('source')
  })

  it('takes no repeated word that they are up for the end of an outage', () => {
    expect(judgeOutage(heard(feed(35, 'up')), TICK, at(40))).toBe('own')
  })
})

describe('noteNextTick', () => {
  it('spares for 30 s behind an outage of ours, and for no other', () => {
    const spared = noteNextTick(heard(), TICK, at(31))
    expect([at(31), at(60.999), at(61)].map((time) => isSpared(spared, time))).toEqual([
      true,
      true,
      false,
    ])
    expect(isSpared(noteNextTick(heard(), TICK, at(30)), at(30))).toBe(false)
    expect(isSpared(noteNextTick(heard(feed(25, 'down')), TICK, at(31)), at(31))).toBe(false)
  })
})
