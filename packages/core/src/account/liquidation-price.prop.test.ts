// TR-4.9 of USD against another currency: at the price shown the stop-out begins, and not before.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exitPrice } from '../contracts/direction.ts'
import type { OpenTrade } from '../contracts/position.ts'
import { calculateProfit } from '../contracts/profit.ts'
import { parseInstrument } from '../market/instrument.ts'
import { calculateQuote } from '../market/quote.ts'
import { type Lots, parseLots } from '../numbers/lots.ts'
import { type Money, parseMoney } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { compareRational, sumRationals } from '../numbers/rational.ts'
import { calculateLiquidationPrice, decidingSide } from './liquidation-price.ts'
import { isRiskAtMost, STOP_OUT } from './risk-rate.ts'

const USDJPY = parseInstrument({
  ...{ symbol: 'USDJPY', base: 'USD', quote: 'JPY', priceDecimals: 3, contractSize: '1000' },
  ...{ spread: '0.008', leverages: [25], minLots: '0.01', maxLots: '200', lotStep: '0.01' },
  ...{ feeRate: '0', overnightRate: { long: '0', short: '0' }, durations: [] },
  ...{ minStake: '5', maxStake: '500' },
})
const UNIT = parsePrice('0.001') as Price
const MARK = parsePrice('150') as Price
const SAMPLES = 200n

const trade = fc
  .record({
    direction: fc.constantFrom('long' as const, 'short' as const),
    hundredths: fc.integer({ min: 1, max: 20_000 }),
    open: fc.integer({ min: 120_000, max: 180_000 }),
  })
  .map(({ direction, hundredths, open }): OpenTrade => {
    const lots = parseLots(String(hundredths / 100)) as Lots
    const openPrice = parsePrice((open / 1_000).toFixed(3)) as Price
    return { direction, lots, openPrice, spread: USDJPY.spread }
  })

const account = fc.record({
  trades: fc.array(trade, { minLength: 1, maxLength: 6 }),
  cash: fc.integer({ min: 1, max: 200_000 }),
  usedMargin: fc.integer({ min: 1, max: 40_000 }),
})

function openAccount({
  trades,
  ...amounts
}: {
  trades: OpenTrade[]
  cash: number
  usedMargin: number
}) {
  const cash = parseMoney(String(amounts.cash)) as Money
  const usedMargin = parseMoney(String(amounts.usedMargin)) as Money
  const exposureAt = (mark: Price) => {
    const quote = calculateQuote(mark, USDJPY)
    const profits = trades.map((one) =>
      calculateProfit(USDJPY, one, exitPrice(one.direction, quote)),
    )
    return { cash, usedMargin, reserved: 0n as Money, openProfit: sumRationals(profits) }
  }
  return {
    isStoppedAt: (mark: bigint) => isRiskAtMost(exposureAt(mark as Price), STOP_OUT),
    shown: calculateLiquidationPrice({
      ...{ exposure: exposureAt(MARK), stopOut: STOP_OUT, instrument: USDJPY, mark: MARK, trades },
    }),
  }
}

test('it is the nearest mark of a stop-out, on either side, and none is passed over', () => {
  let found = 0
  let hedged = 0
  fc.assert(
    fc.property(account, (drawn) => {
      const { isStoppedAt, shown } = openAccount(drawn)
      fc.pre(!isStoppedAt(MARK))
      const farthest = shown === undefined ? MARK - UNIT : distance(shown) - UNIT
      for (let step = 1n; step <= SAMPLES; step += 1n) {
        const away = (farthest * step) / SAMPLES
        if (away <= 0n || away >= MARK - UNIT) continue
        expect(isStoppedAt(MARK - away)).toBe(false)
        expect(isStoppedAt(MARK + away)).toBe(false)
      }
      if (shown === undefined) return
      found += 1
      if (new Set(drawn.trades.map(({ direction }) => direction)).size === 2) hedged += 1
      const beyond = shown < MARK ? shown - UNIT : shown + UNIT
      expect(isStoppedAt(shown) || isStoppedAt(beyond)).toBe(true)
    }),
    { numRuns: 400 },
  )
  expect(found).toBeGreaterThan(100)
  expect(hedged).toBeGreaterThan(50)
})

function distance(price: bigint): bigint {
  return price < MARK ? MARK - price : price - MARK
}

test('a mark that moves with the deciding side brings money, against it costs some', () => {
  fc.assert(
    fc.property(account, ({ trades }) => {
      const side = decidingSide(USDJPY, trades)
      const profitAt = (mark: Price) => {
        const quote = calculateQuote(mark, { spread: 0n as Price })
        return sumRationals(
          trades.map((one) => calculateProfit(USDJPY, one, exitPrice(one.direction, quote))),
        )
      }
      const rise = compareRational(profitAt((MARK + UNIT) as Price), profitAt(MARK))
      expect(Math.sign(Number(rise))).toBe(side === undefined ? 0 : side === 'long' ? 1 : -1)
    }),
  )
})
