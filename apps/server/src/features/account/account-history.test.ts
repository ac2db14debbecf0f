// Serials of account events: gapless per user, never given twice, bounded in memory (REL-29).

import { describe, expect, it } from 'vitest'
import { createAccountHistory, type HistoryLimits } from './account-history.ts'

const NOW_MS = 1_700_000_000_000
const LIMITS: HistoryLimits = { users: 3, eventsOfUser: 4, events: 8 }

function open(limits = LIMITS, nowMs = () => NOW_MS) {
  const history = createAccountHistory(nowMs, limits)
  const add = (userId: string, times = 1) =>
    Array.from({ length: times }, () => {
      return history.add({ userId, account: 'practice', body: { event: 'message' } }).serial
    })
  const serialsAfter = (userId: string, after: number) => {
    const missed = history.listAfter(userId, after)
    return missed === 'too-old' ? missed : missed.map(({ serial }) => serial)
  }
  return { ...history, addTo: add, serialsAfter }
}

describe('serials (REL-29)', () => {
  it('rise by one per user, from where the snapshot said', () => {
    const history = open()
    const base = history.lastSerial('ann')
    history.addTo('bob', 2)
    expect(history.addTo('ann', 3)).toEqual([base + 1, base + 2, base + 3])
    expect(history.lastSerial('ann')).toBe(base + 3)
  })

  it('of a stream that begins again lie above all given before, in the same millisecond too', () => {
    const history = open()
    const before = history.addTo('ann', 4).at(-1) as number
    for (const other of ['bob', 'cid', 'dan']) history.addTo(other)
    expect(history.addTo('ann')[0]).toBeGreaterThan(before + 1)
  })

  it('of the next process lie above those of this one', () => {
    const last = open().addTo('ann', 4).at(-1) as number
    const restarted = open(LIMITS, () => NOW_MS + 1_000)
    expect(restarted.serialsAfter('ann', last)).toBe('too-old')
    expect(restarted.addTo('ann')[0]).toBeGreaterThan(last)
    expect(restarted.serialsAfter('ann', last)).toBe('too-old')
  })
})

describe('what was missed', () => {
  it('is everything above the serial named, and nothing at the last one', () => {
    const history = open()
    const [first = 0, second, third = 0] = history.addTo('ann', 3)
    expect(history.serialsAfter('ann', first)).toEqual([second, third])
    expect(history.serialsAfter('ann', first - 1)).toEqual([first, second, third])
    expect(history.serialsAfter('ann', third)).toEqual([])
  })

  it('is too old before the kept ones, above the last one, and of a user not known', () => {
    const history = open()
    const [first = 0, second = 0] = history.addTo('ann', 6)
    expect(history.serialsAfter('ann', second)).toHaveLength(4)
    expect(history.serialsAfter('ann', first)).toBe('too-old')
    expect(history.serialsAfter('ann', first + 6)).toBe('too-old')
    expect(history.serialsAfter('bob', first)).toBe('too-old')
  })
})

describe('the bounds', () => {
  it('forget the user least recently told or asked about when there are too many', () => {
    const history = open()
    const [ann = 0] = history.addTo('ann')
    const [bob = 0] = history.addTo('bob')
    history.addTo('cid')
    history.lastSerial('ann')
    history.lastSerial('dan')
    expect(history.serialsAfter('ann', ann)).toEqual([])
    expect(history.serialsAfter('bob', bob)).toBe('too-old')
  })

  it('hold for the events of all together', () => {
    const history = open()
    const [ann = 0] = history.addTo('ann', 4)
    const [bob = 0] = history.addTo('bob', 4)
    history.addTo('cid')
    expect(history.serialsAfter('ann', ann)).toBe('too-old')
    expect(history.serialsAfter('bob', bob)).toHaveLength(3)
  })
})
