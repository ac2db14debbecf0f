// Lanes: who comes and goes, and whom a tick reaches (TR-4.7).

import { createDeskAt100, PLAIN } from '@fairtick/testkit/trading-desk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBalances } from '../ledger/balances.ts'
import { createAccount } from './account.ts'
import {
  createRiskLane,
  createRiskSlots,
  enterLane,
  freeSlot,
  leaveLane,
  moveLane,
  putSpare,
  takeSlot,
} from './risk-lane.ts'
import { marketOf } from './state.ts'

const SPARE = { down: 10, up: 10, far: 100 }

function laneOf(quantities: readonly number[]) {
  const [lane, riskSlots] = [createRiskLane(), createRiskSlots()]
  moveLane(lane, riskSlots, 100)
  for (const [place, quantity] of quantities.entries()) {
    const slot = takeSlot(riskSlots, accountOf(String(place)))
    putSpare(riskSlots, slot, SPARE)
    enterLane(lane, slot, quantity)
  }
  const reached = (mark: number) => moveLane(lane, riskSlots, mark).map(({ id }) => id)
  return { lane, riskSlots, reached }
}

function accountOf(id: string) {
  const flags = { isMarginCalled: false, volumes: [] }
  return createAccount({ id, userId: id, kind: 'practice', balances: emptyBalances(), ...flags })
}

test('a tick reaches who has lost what is spare, or has gained it, or has much on both sides', () => {
  const { riskSlots, reached } = laneOf([1, -2, 3])
  expect(reached(103)).toEqual([])
  expect(reached(104)).toEqual(['2'])
  expect(reached(105)).toEqual(['1', '2'])
  putSpare(riskSlots, 0, { ...SPARE, up: 300, down: 100 })
  putSpare(riskSlots, 1, { ...SPARE, up: 300, down: 101 })
  putSpare(riskSlots, 2, { ...SPARE, up: Number.POSITIVE_INFINITY, down: 98 })
  expect(reached(105)).toEqual(['1'])
  expect(reached(106)).toEqual(['0', '2'])
})

test('what stands in a lane before its first mark is looked at exactly', () => {
  const [lane, riskSlots] = [createRiskLane(), createRiskSlots()]
  const slot = takeSlot(riskSlots, accountOf('a'))
  putSpare(riskSlots, slot, SPARE)
  enterLane(lane, slot, 1)
  expect(moveLane(lane, riskSlots, 100)).toHaveLength(1)
})

test('who leaves is reached no more, and all others as before; a slot is used again', () => {
  const { lane, riskSlots, reached } = laneOf([1, 2, 3])
  leaveLane(lane, 0)
  leaveLane(lane, 7)
  freeSlot(riskSlots, 0)
  expect(riskSlots.accounts[0]).toBeUndefined()
  expect([lane.slots, lane.quantities]).toEqual([
    [2, 1],
    [3, 2],
  ])
  expect(reached(96)).toEqual(['2'])
  expect(takeSlot(riskSlots, accountOf('new'))).toBe(0)
  leaveLane(lane, 2)
  leaveLane(lane, 2)
  expect([lane.slots, lane.quantities]).toEqual([[1], [2]])
  leaveLane(lane, 1)
  expect([lane.slots, lane.quantities, lane.places.size]).toEqual([[], [], 0])
})

test('doubles never leave more to spare than there is', () => {
  const prices = fc.array(fc.integer({ min: 99e12, max: 101e12 }), { minLength: 50 })
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 1e6 }), (marks, quantity) => {
      const { riskSlots, reached } = laneOf([quantity / 1e12])
      const [first = 0] = marks
      reached(first)
      putSpare(riskSlots, 0, { down: 3e6, up: 3e6, far: 9e6 })
      for (const mark of marks) reached(mark)
      const gained = BigInt(quantity) * BigInt((marks.at(-1) ?? 0) - first)
      const [down, up] = riskSlots.spare.map((spare) => BigInt(Math.round(spare * 2 ** 40)))
      const exact = (spare: bigint) => (spare << 40n) / 10n ** 12n
      expect(down).toBeLessThanOrEqual(exact(3_000_000n * 10n ** 12n + gained))
      expect(up).toBeLessThanOrEqual(exact(3_000_000n * 10n ** 12n - gained))
    }),
  )
})

test('with one instrument an account stays on its marks: they are reached at the edge only', () => {
  const desk = createDeskAt100('1000')
  desk.open({ id: 'btc', lots: '20' })
  // 1 of 1 161 to spare: the call comes with 160 of equity, at 58.
  desk.tick('58.05')
  expect(desk.account().slot).toBeUndefined()
  expect(desk.account().guard).toBeDefined()
  expect(marketOf(desk.state, 'BTCUSDT').falling.size()).toBe(1)
  desk.tick('58')
  expect(desk.story()).toEqual(['opened btc', 'margin-called'])
})

test('an account enters near an edge and leaves far from it or without positions', () => {
  const ether = { ...PLAIN, symbol: 'ETHUSDT' }
  const desk = createDeskAt100('1000', [PLAIN, ether])
  const lanes = () =>
    ['BTCUSDT', 'ETHUSDT'].map((symbol) => marketOf(desk.state, symbol).lane.slots.length)
  // 320 of 400 margin are the call: BTC may fall to 66.
  desk.open({ id: 'btc', lots: '20' })
  desk.open({ id: 'eth', lots: '20', symbol: 'ETHUSDT' })
  expect(lanes()).toEqual([0, 0])
  // 2 of 3 300 in all: less than a thousandth.
  desk.tick('66.1')
  expect(desk.account().slot).toBe(0)
  expect(lanes()).toEqual([1, 1])
  expect(marketOf(desk.state, 'BTCUSDT').falling.size()).toBe(0)
  // 8 of 3 300: still.
  desk.tick('66.4')
  expect(lanes()).toEqual([1, 1])
  desk.tick('67')
  expect(desk.account().slot).toBeUndefined()
  expect(lanes()).toEqual([0, 0])
  desk.tick('66.1')
  expect(desk.story()).toEqual(['opened btc', 'opened eth'])
  desk.tick('66')
  expect(desk.story().slice(2)).toEqual(['margin-called'])
  desk.batchClose('all')
  expect(lanes()).toEqual([0, 0])
  expect(desk.state.riskSlots.accounts).toEqual([undefined])
})
