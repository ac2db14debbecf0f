// Holds levels by one tap, and what reward and risk come to after fees.

import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { expect, test } from 'vitest'
import { type LevelBasis, NO_LEVEL, priceOfDraft } from './level-form.ts'
import { isQuickLevel, rewardPerRisk, toggleQuickLevel } from './quick-levels.ts'
import { BITCOIN, price } from './ticket-fixture.ts'

const LONG: LevelBasis = {
  instrument: BITCOIN,
  direction: 'long',
  lots: parseLots('10') as Lots,
  openPrice: price('50000'),
  feeDiscount: parseRate('0') as Rate,
}

test('a tap sets the distance on its own side, another tap takes it away', () => {
  const gain = toggleQuickLevel(NO_LEVEL.takeProfit, 'takeProfit', '2')
  const loss = toggleQuickLevel(NO_LEVEL.stopLoss, 'stopLoss', '0.5')
  expect(priceOfDraft(gain, LONG)).toBe(price('51000'))
  expect(priceOfDraft(loss, LONG)).toBe(price('49750'))
  expect(priceOfDraft(loss, { ...LONG, direction: 'short' })).toBe(price('50250'))
  expect(isQuickLevel(gain, 'takeProfit', '2')).toBe(true)
  expect(toggleQuickLevel(gain, 'takeProfit', '2')).toEqual(NO_LEVEL.takeProfit)
  expect(toggleQuickLevel(gain, 'takeProfit', '5').text).toBe('5')
})

test('a typed distance to the other side is no quick level', () => {
  const turned = { by: 'distance', text: '2', sign: 'loss' } as const
  expect(isQuickLevel(turned, 'takeProfit', '2')).toBe(false)
})

test('reward for risk counts both fees', () => {
  const levels = { takeProfit: price('51000'), stopLoss: price('49500') }
  // 0.1 BTC: 100 − 2.5 − 2.55 against 50 + 2.5 + 2.475.
  expect(rewardPerRisk(levels, LONG)).toBe('1.7')
  expect(rewardPerRisk({ ...levels, stopLoss: undefined }, LONG)).toBeUndefined()
})

test('a take profit that the fees eat promises nothing', () => {
  const levels = { takeProfit: price('50010'), stopLoss: price('49500') }
  expect(rewardPerRisk(levels, LONG)).toBeUndefined()
})
