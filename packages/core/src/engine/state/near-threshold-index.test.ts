// The index of a threshold: who comes and goes, and whom a tick reaches (TR-4.7).

import { createTradingFixtureAt100, PLAIN } from '@fairtick/testkit/trading-fixture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBalances } from '../../ledger/balances.ts'
import { createAccount } from './account.ts'
import { marketOf } from './market.ts'
import {
  addToIndex,
  advanceIndex,
  allocateSlot,
  createHeadroomSlots,
  createThresholdIndex,
  releaseSlot,
  removeFromIndex,
  setHeadroom,
} from './near-threshold-index.ts'
import type { Account } from './state.ts'

const HEADROOM = { down: 10, up: 10, far: 100 }

function indexOf(quantities: readonly number[]) {
  const [index, headroomSlots] = [createThresholdIndex(), createHeadroomSlots<Account>()]
  advanceIndex(index, headroomSlots, 100)
  for (const [place, quantity] of quantities.entries()) {
    const slot = allocateSlot(headroomSlots, accountOf(String(place)))
    setHeadroom(headroomSlots, slot, HEADROOM)
    addToIndex(index, slot, quantity)
  }
  const reached = (mark: number) => advanceIndex(index, headroomSlots, mark).map(({ id }) => id)
  return { index, headroomSlots, reached }
}

function accountOf(id: string) {
  const flags = { isMarginCalled: false, volumes: [] }
  return createAccount({ id, userId: id, kind: 'practice', balances: emptyBalances(), ...flags })
}

test('a tick reaches who has lost its headroom, or has gained it, or has much on both sides', () => {
  const { headroomSlots, reached } = indexOf([1, -2, 3])
  expect(reached(103)).toEqual([])
  expect(reached(104)).toEqual(['2'])
  expect(reached(105)).toEqual(['1', '2'])
  setHeadroom(headroomSlots, 0, { ...HEADROOM, up: 300, down: 100 })
  setHeadroom(headroomSlots, 1, { ...HEADROOM, up: 300, down: 101 })
  setHeadroom(headroomSlots, 2, { ...HEADROOM, up: Number.POSITIVE_INFINITY, down: 98 })
  expect(reached(105)).toEqual(['1'])
  expect(reached(106)).toEqual(['0', '2'])
})

test('what stands in an index before its first mark is looked at exactly', () => {
  const [index, headroomSlots] = [createThresholdIndex(), createHeadroomSlots<Account>()]
  const slot = allocateSlot(headroomSlots, accountOf('a'))
  setHeadroom(headroomSlots, slot, HEADROOM)
  addToIndex(index, slot, 1)
  expect(advanceIndex(index, headroomSlots, 100)).toHaveLength(1)
})

test('who leaves is reached no more, and all others as before; a slot is used again', () => {
  const { index, headroomSlots, reached } = indexOf([1, 2, 3])
  removeFromIndex(index, 0)
  removeFromIndex(index, 7)
  releaseSlot(headroomSlots, 0)
  expect(headroomSlots.accounts[0]).toBeUndefined()
  expect([index.slots, index.quantities]).toEqual([
    [2, 1],
    [3, 2],
  ])
  expect(reached(96)).toEqual(['2'])
  expect(allocateSlot(headroomSlots, accountOf('new'))).toBe(0)
  removeFromIndex(index, 2)
  removeFromIndex(index, 2)
  expect([index.slots, index.quantities]).toEqual([[1], [2]])
  removeFromIndex(index, 1)
  expect([index.slots, index.quantities, index.places.size]).toEqual([[], [], 0])
})

test('doubles never leave more headroom than there is', () => {
  const prices = fc.array(fc.integer({ min: 99e12, max: 101e12 }), { minLength: 50 })
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 1e6 }), (marks, quantity) => {
      const { headroomSlots, reached } = indexOf([quantity / 1e12])
      const [first = 0] = marks
      reached(first)
      setHeadroom(headroomSlots, 0, { down: 3e6, up: 3e6, far: 9e6 })
      for (const mark of marks) reached(mark)
      const gained = BigInt(quantity) * BigInt((marks.at(-1) ?? 0) - first)
      const [down, up] = headroomSlots.headroom.map((sum) => BigInt(Math.round(sum * 2 ** 40)))
      const exact = (sum: bigint) => (sum << 40n) / 10n ** 12n
      expect(down).toBeLessThanOrEqual(exact(3_000_000n * 10n ** 12n + gained))
      expect(up).toBeLessThanOrEqual(exact(3_000_000n * 10n ** 12n - gained))
    }),
  )
})

test('with one instrument an account stays on its marks: they are reached at the threshold only', () => {
  const fixture = createTradingFixtureAt100('1000')
  fixture.open({ id: 'btc', lots: '20' })
  // 1 of 1 161 to spare: the call comes with 160 of equity, at 58.
  fixture.tick('58.05')
  expect(fixture.account().slot).toBeUndefined()
  expect(fixture.account().guard).toBeDefined()
  expect(marketOf(fixture.state, 'BTCUSDT').falling.size()).toBe(1)
  fixture.tick('58')
  expect(fixture.story()).toEqual(['opened btc', 'margin-called'])
})

test('an account enters near a threshold and leaves far from it or without positions', () => {
  const ether = { ...PLAIN, symbol: 'ETHUSDT' }
  const fixture = createTradingFixtureAt100('1000', [PLAIN, ether])
  const indexes = () =>
    ['BTCUSDT', 'ETHUSDT'].map(
      (symbol) => marketOf(fixture.state, symbol).nearThreshold.slots.length,
    )
  // 320 of 400 margin are the call: BTC may fall to 66.
  fixture.open({ id: 'btc', lots: '20' })
  fixture.open({ id: 'eth', lots: '20', symbol: 'ETHUSDT' })
  expect(indexes()).toEqual([0, 0])
  // 2 of 3 300 in all: less than a thousandth.
  fixture.tick('66.1')
  expect(fixture.account().slot).toBe(0)
  expect(indexes()).toEqual([1, 1])
  expect(marketOf(fixture.state, 'BTCUSDT').falling.size()).toBe(0)
  // 8 of 3 300: still.
  fixture.tick('66.4')
  expect(indexes()).toEqual([1, 1])
  fixture.tick('67')
  expect(fixture.account().slot).toBeUndefined()
  expect(indexes()).toEqual([0, 0])
  fixture.tick('66.1')
  expect(fixture.story()).toEqual(['opened btc', 'opened eth'])
  fixture.tick('66')
  expect(fixture.story().slice(2)).toEqual(['margin-called'])
  fixture.batchClose('all')
  expect(indexes()).toEqual([0, 0])
  expect(fixture.state.headroomSlots.accounts).toEqual([undefined])
})
