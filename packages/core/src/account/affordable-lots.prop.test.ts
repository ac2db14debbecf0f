// TR-4.6: the size that is offered as all of one's money is accepted, and one step more is not.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AffordableTerms, calculateAffordableLots } from '../contracts/affordable-lots.ts'
import { calculateOrderCost } from '../contracts/order-cost.ts'
import { isTradableSize } from '../contracts/order-size.ts'
import type { Lots } from '../numbers/lots.ts'
import { type Money, moneyFromMicros } from '../numbers/money.ts'
import { PRICE_ONE, type Price } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import { type AccountExposure, canSpend } from './account-figures.ts'

const STEPS = [1_000_000n, 10_000_000n, 100_000_000n]

const terms: fc.Arbitrary<AffordableTerms> = fc
  .record({
    contractSize: fc.bigInt(1n, 10n ** 11n),
    quote: fc.constantFrom('USD', 'USDT', 'JPY'),
    feeRate: fc.bigInt(0n, 10n ** 10n),
    lotStep: fc.constantFrom(...STEPS),
    minSteps: fc.bigInt(1n, 10n),
    maxSteps: fc.bigInt(10n, 100_000n),
    price: fc.bigInt(1n, 10n ** 6n * PRICE_ONE),
    leverage: fc.constantFrom(1, 5, 20, 100),
    feeDiscount: fc.constantFrom(0n, 50_000_000_000n, 300_000_000_000n),
  })
  .map(({ minSteps, maxSteps, lotStep, price, leverage, feeDiscount, ...instrument }) => ({
    instrument: {
      ...instrument,
      contractSize: instrument.contractSize as AffordableTerms['instrument']['contractSize'],
      feeRate: instrument.feeRate as Rate,
      lotStep: lotStep as Lots,
      minLots: (lotStep * minSteps) as Lots,
      maxLots: (lotStep * maxSteps) as Lots,
    },
    price: price as Price,
    leverage,
    feeDiscount: feeDiscount as Rate,
  }))

const exposure: fc.Arbitrary<AccountExposure> = fc
  .record({
    cash: fc.bigInt(-(10n ** 9n), 10n ** 11n),
    usedMargin: fc.bigInt(0n, 10n ** 10n),
    reserved: fc.bigInt(0n, 10n ** 9n),
    profit: fc.bigInt(-(10n ** 20n), 10n ** 20n),
    scale: fc.bigInt(1n, 10n ** 10n),
  })
  .map(({ cash, usedMargin, reserved, profit, scale }) => ({
    cash: moneyFromMicros(cash),
    usedMargin: moneyFromMicros(usedMargin),
    reserved: moneyFromMicros(reserved),
    openProfit: { numerator: profit, denominator: scale },
  }))

test('TR-4.6: all of spendable is accepted with its fee, one step more never', () => {
  fc.assert(
    fc.property(terms, exposure, (order, account) => {
      const canPay = (total: Money) => canSpend(account, total)
      const lots = calculateAffordableLots(order, canPay)
      const costs = (of: Lots) => calculateOrderCost(order, of).total
      const { lotStep, minLots, maxLots } = order.instrument
      if (lots === 0n) {
        expect(canPay(costs(minLots))).toBe(false)
        return
      }
      expect(isTradableSize(order.instrument, lots)).toBe(true)
      expect(canPay(costs(lots))).toBe(true)
      const more = (lots + lotStep) as Lots
      expect(more > maxLots || !canPay(costs(more))).toBe(true)
    }),
  )
})
