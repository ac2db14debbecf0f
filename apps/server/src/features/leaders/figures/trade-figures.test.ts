// TR-10.8: what closed trades say, and each warning by an example on both sides of its bound.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { describe, expect, it } from 'vitest'
import { judgeFollows } from './follower-results.ts'
import { fractionText } from './fraction-text.ts'
import { thinCurve } from './thin-curve.ts'
import type { Trade } from './trade.ts'
import { judgeTrades } from './trade-figures.ts'

const NOW = 1_000 * HOUR_MS
const WITH = { nowMs: NOW, ownEquity: 1_000n, copied: 0n }

const trade = (fields: Partial<Trade> = {}): Trade => ({
  ...{ symbol: 'BTCUSDT', direction: 'long', lots: 10n, leverage: 5, openMs: 0 },
  ...{ openPrice: 100n, spread: 1n, fees: 0n, closes: [], openProfit: 0n },
  ...fields,
})
/** Closed as a whole. */
const closed = (openMs: number, heldMs: number, profit: bigint, fields: Partial<Trade> = {}) =>
  trade({ openMs, closes: [{ timeMs: openMs + heldMs, lots: 10n, profit, fee: 1n }], ...fields })
const judge = (trades: readonly Trade[], given: Partial<typeof WITH> = {}) =>
  judgeTrades(trades, { ...WITH, ...given })
const warningsOf = (trades: readonly Trade[], given: Partial<typeof WITH> = {}) =>
  judge(trades, given).warnings

describe('TR-10.8 closed trades', () => {
  it('count after all costs, and the loss of what is open is told beside them', () => {
    const trades = [
      ...[closed(0, 2_000, 5n), closed(1, 4_000, 1n), closed(2, 3_000, -7n)],
      ...[trade({ openMs: 3, openProfit: -40n }), trade({ openMs: 4, openProfit: 90n })],
    ]
    // The second earned one and cost one: it is not won.
    expect(judge(trades)).toMatchObject({ trades: 3, holdingMs: 3_000, openLoss: -40n })
    expect(fractionText(judge(trades).winRate ?? 0n)).toBe('0.333333')
    expect(judge([])).toMatchObject({ trades: 0, winRate: undefined, holdingMs: undefined })
  })

  it('half a close is none', () => {
    const half = trade({ closes: [{ timeMs: 1, lots: 5n, profit: 9n, fee: 0n }] })
    expect(judge([half]).trades).toBe(0)
  })
})

describe('TR-10.8 adds to losers', () => {
  /** The first at 100, then each opened at these prices while all stay open. */
  const ladder = (...prices: bigint[]) =>
    [100n, ...prices].map((openPrice, place) => trade({ openMs: place, openPrice }))

  it('three openings on a side that stands at a loss', () => {
    expect(warningsOf(ladder(90n, 80n, 70n))).toEqual(['adds_to_losers'])
    expect(warningsOf(ladder(90n, 80n, 130n))).toEqual([])
    expect(warningsOf(ladder(110n, 120n, 130n))).toEqual([])
  })

  it('by the price at which they could be closed: the spread is a loss', () => {
    expect(warningsOf(ladder(100n, 100n, 100n))).toEqual(['adds_to_losers'])
    expect(warningsOf(ladder(102n, 103n, 104n))).toEqual([])
  })

  it('on the other side or instrument, or once closed, it is no adding', () => {
    const [first, ...rest] = ladder(90n, 80n, 70n)
    const others = [
      { ...first, symbol: 'ETHUSDT' } as Trade,
      { ...first, direction: 'short' } as Trade,
    ]
    for (const other of others) {
      expect(warningsOf([other, ...rest.slice(0, 2), rest[2] ?? other])).toEqual([])
    }
    const apart = ladder(90n, 80n, 70n).map((one) =>
      closed(one.openMs, 0, -1n, { openPrice: one.openPrice }),
    )
    expect(warningsOf(apart)).not.toContain('adds_to_losers')
  })

  it('a short is judged the other way round', () => {
    const shorts = ladder(110n, 120n, 130n).map((one) => ({ ...one, direction: 'short' }) as Trade)
    expect(warningsOf(shorts)).toEqual(['adds_to_losers'])
  })

  it('of the last 20 openings alone', () => {
    const apart = Array.from({ length: 20 }, (_, place) =>
      closed(10 + place, 0, 0n, { symbol: 'ETHUSDT' }),
    )
    expect(warningsOf([...ladder(90n, 80n, 70n), ...apart])).not.toContain('adds_to_losers')
    expect(warningsOf([...ladder(90n, 80n, 70n), ...apart.slice(3)])).toContain('adds_to_losers')
  })
})

describe('TR-10.8 holds losers long', () => {
  const winner = closed(0, HOUR_MS, 50n)

  it('five times as long as winners', () => {
    const held = (hours: number) => [winner, winner, closed(0, hours * HOUR_MS, -9n)]
    expect(warningsOf(held(5))).toContain('holds_losers')
    expect(warningsOf(held(4.9))).not.toContain('holds_losers')
  })

  it('who never closes them holds them all the same', () => {
    const open = trade({ openMs: NOW - 6 * HOUR_MS, openProfit: -9n })
    expect(warningsOf([winner, winner, open])).toContain('holds_losers')
    expect(warningsOf([winner, winner, { ...open, openProfit: 9n }])).not.toContain('holds_losers')
  })
})

describe('TR-10.8 the other warnings', () => {
  it('one trade made half of the profit, or all of it', () => {
    const results = (...profits: bigint[]) => profits.map((profit) => closed(0, 1, profit + 1n))
    expect(warningsOf(results(10n, 5n, 5n))).toContain('one_trade')
    expect(warningsOf(results(9n, 5n, 5n))).not.toContain('one_trade')
    expect(warningsOf(results(50n, -20n, -20n))).toContain('one_trade')
    expect(warningsOf(results(10n, -20n))).not.toContain('one_trade')
  })

  it('leverage by the 95th of 100 orders', () => {
    const orders = (high: number) =>
      Array.from({ length: 100 }, (_, place) => trade({ leverage: place < high ? 50 : 2 }))
    expect(judge(orders(5)).leverage95).toBe(2)
    expect(judge(orders(6))).toMatchObject({ leverage95: 50 })
    expect(warningsOf(orders(6))).toContain('high_leverage')
    expect(warningsOf(orders(5))).not.toContain('high_leverage')
  })

  it('own money is less than a twentieth of what is copied', () => {
    expect(warningsOf([], { ownEquity: 50n, copied: 1_001n })).toEqual(['little_own'])
    expect(warningsOf([], { ownEquity: 50n, copied: 1_000n })).toEqual([])
    expect(warningsOf([], { ownEquity: -1n, copied: 0n })).toEqual([])
  })
})

describe('TR-10.8 what followers really got', () => {
  const follow = (result: bigint) => ({ allocation: 100n, result })

  it('is the middle of their results, in parts of what each allocated', () => {
    const few = [3n, -4n, 90n, 1n].map(follow)
    expect(judgeFollows(few)).toEqual({ follows: 4, median: undefined, losing: undefined })
    const five = judgeFollows([...few, { allocation: 1_000n, result: -100n }])
    expect(five).toEqual({ follows: 5, median: 10_000_000n, losing: 400_000_000n })
    const six = judgeFollows([...[3n, -4n, 90n, 1n, -10n].map(follow), follow(-2n)])
    // Between −2 and 1 percent.
    expect(six.median).toBe(-5_000_000n)
  })
})

it('a thinned curve keeps its ends and the lowest of each stretch', () => {
  const points = Array.from({ length: 100 }, (_, place) => {
    const index = place === 41 ? '0.1' : '1'
    return [place, index] as [number, string]
  })
  const thin = thinCurve(points, 10)
  expect(thin.length).toBeLessThanOrEqual(10)
  expect([thin[0]?.[0], thin.at(-1)?.[0]]).toEqual([0, 99])
  expect(thin).toContainEqual([41, '0.1'])
  expect(thinCurve(points.slice(0, 3), 10)).toHaveLength(3)
})

it('fractions are cut towards less, never up', () => {
  const texts = [1_234_567_899n, -1_234_567_801n, 0n, 500_000_000n, -1n].map(fractionText)
  expect(texts).toEqual(['1.234567', '-1.234568', '0', '0.5', '-0.000001'])
})
