// When a limit acts: tighter at once, looser after a day, a break never early (TR-12.3).

import { DAY_MS } from '@fairtick/core/time/duration'
import type { LimitField } from '@fairtick/wire/calls/limits'
import { describe, expect, it } from 'vitest'
import { decideLimit, type LimitRow, valueAt } from './decide-limit.ts'

const NOW = Date.UTC(2026, 0, 15)

const row = (field: LimitField, value: string | null, pending?: LimitRow['pending']): LimitRow => ({
  ...{ field, value, pending },
})
const decide = (before: LimitRow, wanted: string | null) => decideLimit(before, wanted, NOW)

describe('TR-12.3, H12: a limit', () => {
  it('acts at once where there was none, or where it is tighter or the same', () => {
    expect(decide(row('dailyLoss', null), '50')).toEqual({ row: row('dailyLoss', '50') })
    expect(decide(row('dailyLoss', '50'), '9.5')).toEqual({ row: row('dailyLoss', '9.5') })
    const waiting = { value: null, fromMs: NOW + 1 }
    expect(decide(row('dailyLoss', '50', waiting), '50')).toEqual({ row: row('dailyLoss', '50') })
  })

  it('waits a day where it is looser or taken away, and the old one stays until then', () => {
    for (const wanted of ['100', null]) {
      const decided = decide(row('openPositions', '9'), wanted)
      const pending = { value: wanted, fromMs: NOW + DAY_MS }
      expect(decided).toEqual({ row: row('openPositions', '9', pending) })
      const after = (decided as { row: LimitRow }).row
      expect([valueAt(after, NOW + DAY_MS - 1), valueAt(after, NOW + DAY_MS)]).toEqual([
        '9',
        wanted,
      ])
    }
  })

  it('begins from what has come into force, though no job has written it yet', () => {
    const before = row('dailyLoss', '10', { value: '100', fromMs: NOW })
    expect(decide(before, '50')).toEqual({ row: row('dailyLoss', '50') })
  })

  it('of a break ends later or not at all, and no later than anybody meant', () => {
    const until = (days: number) => String(NOW + days * DAY_MS)
    const began = row('timeOutUntil', until(7))
    expect(decide(began, until(6))).toEqual({ problem: 'invalid' })
    expect(decide(began, until(8))).toEqual({ row: row('timeOutUntil', until(8)) })
    expect(decide(began, until(46))).toEqual({
      problem: { problem: 'too_many_days', values: { days: 45 } },
    })
    expect(decide(row('selfExcludedUntil', null), until(0))).toEqual({ problem: 'invalid' })
    expect(decide(row('selfExcludedUntil', null), until(365))).toHaveProperty('row')
  })
})
