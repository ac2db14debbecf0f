// Holds levels by price, distance and money, and on which side they must lie.

import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { expect, test } from 'vitest'
import {
  breakEvenPrice,
  convertDraft,
  distanceOf,
  draftOfPrice,
  isBeyondLiquidation,
  type LevelBasis,
  NO_LEVEL,
  priceOfDraft,
  priceOfProfit,
  profitAt,
  wrongLevels,
} from './level-form.ts'
import { BITCOIN, price, YEN } from './ticket-fixture.ts'

const LONG: LevelBasis = {
  instrument: BITCOIN,
  direction: 'long',
  lots: parseLots('10') as Lots,
  openPrice: price('50000'),
  feeDiscount: parseRate('0') as Rate,
}
const SHORT: LevelBasis = { ...LONG, direction: 'short' }
const YEN_LONG: LevelBasis = { ...LONG, instrument: YEN, openPrice: price('150') }

const money = (text: string) => parseMoney(text) as Money
const shown = (value: ReturnType<typeof priceOfDraft>, decimals = 2) =>
  value === undefined ? undefined : formatPrice(value, decimals)

test('a distance of gain lies above for a long and below for a short', () => {
  const draft = { by: 'distance', text: '2', sign: 'gain' } as const
  expect(shown(priceOfDraft(draft, LONG))).toBe('51000.00')
  expect(shown(priceOfDraft(draft, SHORT))).toBe('49000.00')
  expect(shown(priceOfDraft({ ...draft, sign: 'loss' }, LONG))).toBe('49000.00')
})

test('money is what is left after both fees, and leads back to the price', () => {
  // 0.1 · 1000 − 2.5 − 2.55
  expect(formatMoney(profitAt(price('51000'), LONG))).toBe('94.95')
  expect(shown(priceOfProfit(money('94.95'), LONG))).toBe('51000.00')
  expect(formatMoney(profitAt(price('49000'), SHORT))).toBe('95.05')
  expect(shown(priceOfProfit(money('95.05'), SHORT))).toBe('49000.00')
  const loss = { by: 'money', text: '104.95', sign: 'loss' } as const
  expect(shown(priceOfDraft(loss, LONG))).toBe('49000.00')
})

test('TR-3: money of USD/XXX is divided by the exit price', () => {
  const exit = priceOfProfit(money('50'), YEN_LONG)
  expect(shown(exit, 3)).toBe('150.763')
  expect(formatMoney(profitAt(price('150.763'), YEN_LONG))).toBe('50.009234')
})

test('at the break-even price nothing is left beyond the rounding of a tick', () => {
  for (const basis of [LONG, SHORT, YEN_LONG]) {
    const exit = breakEvenPrice(basis)
    const left = exit === undefined ? undefined : Number(formatMoney(profitAt(exit, basis)))
    expect(Math.abs(left ?? 1)).toBeLessThan(0.05)
  }
})

test('an impossible amount has no price', () => {
  expect(priceOfDraft({ by: 'money', text: '6000', sign: 'loss' }, LONG)).toBeUndefined()
  expect(priceOfDraft({ by: 'distance', text: '100', sign: 'loss' }, LONG)).toBeUndefined()
  expect(priceOfDraft({ by: 'price', text: '0', sign: 'gain' }, LONG)).toBeUndefined()
  expect(priceOfDraft(NO_LEVEL.takeProfit, LONG)).toBeUndefined()
})

test('the other units follow', () => {
  const draft = { by: 'price', text: '51000', sign: 'gain' } as const
  expect(convertDraft(draft, 'distance', LONG)).toEqual({
    by: 'distance',
    text: '2.00',
    sign: 'gain',
  })
  expect(convertDraft(draft, 'money', SHORT)).toEqual({
    by: 'money',
    text: '105.05',
    sign: 'loss',
  })
  expect(draftOfPrice(price('49000'), 'price', LONG).text).toBe('49000.00')
  expect(convertDraft({ ...draft, text: '' }, 'money', LONG).text).toBe('')
  expect(formatRate(distanceOf(price('49500'), LONG))).toBe('-0.01')
})

test('TR-4.12: a stop above the opening price of a winning long is on the right side', () => {
  const levels = { takeProfit: price('52000'), stopLoss: price('50500') }
  expect(wrongLevels(levels, 'long', price('51000'))).toEqual(new Set())
  expect(wrongLevels(levels, 'long', price('50500'))).toEqual(new Set(['stopLoss']))
  expect(wrongLevels(levels, 'short', price('51000'))).toEqual(new Set(['takeProfit', 'stopLoss']))
})

test('a stop that the stop-out comes before is told', () => {
  expect(isBeyondLiquidation(price('48000'), 'long', price('48500'))).toBe(true)
  expect(isBeyondLiquidation(price('49000'), 'long', price('48500'))).toBe(false)
  expect(isBeyondLiquidation(price('52000'), 'short', price('51500'))).toBe(true)
  expect(isBeyondLiquidation(price('1'), 'long', undefined)).toBe(false)
})
