// Holds what a new position can cost: to the stop loss, to the stop-out, to nothing left.

import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { expect, test } from 'vitest'
import { previewContract, type Situation } from './contract-preview.ts'
import { findLossBound } from './loss-bound.ts'
import { price, situationOf } from './ticket-fixture.ts'

const TEN = parseLots('10') as Lots
const NO_LEVELS = { takeProfit: undefined, stopLoss: undefined }

function boundOf(
  direction: 'long' | 'short',
  situation: Situation,
  change: Partial<Parameters<typeof findLossBound>[0]> = {},
) {
  const { instrument, feeDiscount, mark } = situation
  const draft = { direction, leverage: 20, entry: mark, waits: false }
  const basis = { instrument, direction, lots: TEN, openPrice: mark, feeDiscount }
  const preview = previewContract(draft, TEN, situation)
  const order = { preview, basis, levels: NO_LEVELS, stopBeyondLiquidation: false, ...change }
  const { amount, by } = findLossBound(order)
  return { by, amount: formatMoney(amount) }
}

test('a stop loss bounds it, with both fees', () => {
  const levels = { takeProfit: undefined, stopLoss: price('49500') }
  // 0.1 BTC: 50 + 2.5 + 2.475.
  expect(boundOf('long', situationOf('300'), { levels })).toEqual({ by: 'stop', amount: '54.975' })
})

test('without one, or with one that the stop-out comes before, the stop-out bounds it', () => {
  const free = boundOf('long', situationOf('300'))
  const levels = { takeProfit: undefined, stopLoss: price('1000') }
  const beyond = boundOf('long', situationOf('300'), { levels, stopBeyondLiquidation: true })
  expect(free.by).toBe('liquidation')
  expect(beyond).toEqual(free)
  // What is left then is half of the margin of 250, less the fee of closing.
  expect(Number(free.amount)).toBeGreaterThan(170)
  expect(Number(free.amount)).toBeLessThan(180)
})

test('a long that nothing stops costs what it is worth, never more than the account', () => {
  expect(boundOf('long', situationOf('100000'))).toEqual({ by: 'zero', amount: '5002.5' })
})

test('a short beside larger longs is bounded by the account alone', () => {
  const hedge = {
    direction: 'long',
    lots: parseLots('20') as Lots,
    openPrice: price('50000'),
    spread: price('2.5'),
  } as const
  const situation = situationOf('3000', { trades: [hedge] })
  expect(boundOf('short', situation)).toEqual({ by: 'account', amount: '3000' })
})
