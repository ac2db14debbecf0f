// Examples of what days add up to.

import { expect, test } from 'vitest'
import { foldRecap } from './results-by-day.ts'

const day = (begins: bigint, result: bigint, [count, wins, losses]: readonly bigint[]) => ({
  ...{ begins, result, count: count ?? 0n, wins: wins ?? 0n, losses: losses ?? 0n },
})

test('days come in their order; sum, average and share of wins are of all of them', () => {
  const rows = [day(200n, -3_000_001n, [2n, 0n, 1n]), day(100n, 1_000_000n, [1n, 1n, 0n])]
  expect(foldRecap(rows)).toEqual({
    days: [
      { from: 100, result: '1', count: 1 },
      { from: 200, result: '-3.000001', count: 2 },
    ],
    ...{ count: 3, wins: 1, losses: 1 },
    ...{ net: '-2.000001', average: '-0.666667', winRate: '0.5' },
  })
})

test('of nothing there is no average and no rate', () => {
  const none = { days: [], count: 0, wins: 0, losses: 0, net: '0', average: null, winRate: null }
  expect(foldRecap([])).toEqual(none)
  // Draws have neither won nor lost.
  expect(foldRecap([day(1n, 0n, [2n, 0n, 0n])])).toMatchObject({ average: '0', winRate: null })
})
