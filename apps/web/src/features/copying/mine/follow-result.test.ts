// What a follow has brought, as the prices move it.

import { parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { expect, test } from 'vitest'
import { exampleContract } from '../../../live/contract-fixture.ts'
import type { Follow } from '../use-follows.ts'
import { followResult, openProfitOf } from './follow-result.ts'

const FOLLOW: Follow = {
  ...{ id: '1', leaderId: 'leader', name: 'Kaede', status: 'active', endReason: null },
  ...{ begunTime: 1_000, endedTime: null },
  terms: {
    ...{ mode: 'proportional', allocation: '1000', fixedLots: null, maxPerOrder: '200' },
    ...{ stopLoss: '0.3', maxLeverage: null, profitShare: '0.1' },
  },
  ...{ result: '20', openProfit: '-50', openCopies: 1, usedMargin: '120', highWater: '30' },
  ...{ sharesPaid: '3', untilStop: '270', skips: 0 },
}
const money = (text: string) => parseMoney(text) ?? ZERO_MONEY

test('the total leaves neither shares nor open losses out; without live prices the last word stands', () => {
  const { net, total, open, untilStop, lostPercent } = followResult(FOLLOW, undefined)
  expect([net, total, open, untilStop].map(Number)).toEqual([17, -33, -50, 270])
  expect(lostPercent).toBe(10)
})

test('TR-10.5: the way to the copy stop moves with the open copies', () => {
  const { open, untilStop, lostPercent } = followResult(FOLLOW, money('-140'))
  expect([open, untilStop].map(Number)).toEqual([-140, 180])
  expect(lostPercent).toBe(40)
})

test('where a price is missing nothing is told', () => {
  const waiting = { ...FOLLOW, openProfit: null, untilStop: null }
  expect(followResult(waiting, undefined)).toMatchObject({ total: null, open: null })
})

test('only the copies of this leader count, and only when each has a price', () => {
  const copy = exampleContract({ id: 'copy', copiedFrom: { leaderId: 'leader', name: 'Kaede' } })
  const other = exampleContract({ id: 'other', copiedFrom: { leaderId: 'x', name: 'X' } })
  const own = exampleContract({ id: 'own' })
  const positions = [copy, other, own]
  expect(openProfitOf(FOLLOW, positions, () => money('5'))).toBe(money('5'))
  expect(openProfitOf(FOLLOW, positions, () => undefined)).toBeUndefined()
  expect(openProfitOf({ ...FOLLOW, openCopies: 2 }, positions, () => money('5'))).toBeUndefined()
})
