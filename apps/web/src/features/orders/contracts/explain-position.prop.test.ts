// Each figure of an open position follows from the inputs beside it, for any account around it.

import { type Instrument, parseInstrument } from '@fairtick/core/market/instrument'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import {
  compare,
  type Fraction,
  fraction,
  minus,
  over,
  plus,
  rounded,
  textOf,
  times,
  ZERO,
} from '@fairtick/testkit/fraction'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleContract } from '../../../live/contract-fixture.ts'
import { calculateLiveFigures, type LivePosition } from '../../../live/live-figures.ts'
import type { Explanation } from '../../../shell/explanation/explanation.ts'
import {
  half,
  micros,
  ONE,
  resultOf,
  type Shown,
  shownOf,
} from '../../../shell/explanation/explanation-fixture.ts'
import { explainPosition, type PositionFigure } from './explain-position.ts'

const TERMS = {
  ...{ leverages: [20], minLots: '0.01', maxLots: '500', lotStep: '0.01', feeRate: '0.0005' },
  ...{ overnightRate: { long: '0.0003', short: '0.0001' }, durations: [] },
  ...{ minStake: '5', maxStake: '500', spread: '1' },
}
const INSTRUMENTS: ReadonlyMap<string, Instrument> = new Map(
  [
    { symbol: 'BTCUSDT', base: 'BTC', quote: 'USDT', priceDecimals: 2, contractSize: '0.01' },
    { symbol: 'USDJPY', base: 'USD', quote: 'JPY', priceDecimals: 3, contractSize: '1000' },
  ].map((one) => [one.symbol, parseInstrument({ ...TERMS, ...one })]),
)

const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min, max }).map((whole) => (whole / 10 ** decimals).toFixed(decimals))

const orderArbitrary = fc.record({
  symbol: fc.constantFrom('BTCUSDT', 'USDJPY'),
  direction: fc.constantFrom('long' as const, 'short' as const),
  lotsOpen: decimal(2, 1, 50_000),
  openPrice: decimal(2, 9_000, 16_000),
  margin: decimal(6, 1_000, 900_000_000),
  fee: decimal(6, 1, 9_000_000),
  profit: decimal(6, -9_000_000, 9_000_000),
  overnightFee: decimal(6, -500_000, 500_000),
  spread: decimal(2, 0, 400),
  feeRate: decimal(6, 0, 2_000),
})
const accountArbitrary = fc.record({
  cash: decimal(6, 0, 999_000_000),
  orders: fc.array(orderArbitrary, { minLength: 1, maxLength: 3 }),
  prices: fc.record({ BTCUSDT: decimal(2, 9_000, 16_000), USDJPY: decimal(3, 90_000, 160_000) }),
  discount: decimal(2, 0, 50),
})

type Account = typeof accountArbitrary extends fc.Arbitrary<infer One> ? One : never

const STOP_OUT = parseRate('0.5') as Rate

function explainFirst({ cash, orders, prices, discount }: Account) {
  const positions = orders.map(({ spread, feeRate, ...order }, place) =>
    exampleContract({
      ...{ ...order, id: `${place}` },
      constants: { ...TERMS, spread, feeRate },
    }),
  )
  const figures = calculateLiveFigures({
    ...{ cash: parseMoney(cash), stopOut: STOP_OUT },
    contracts: { state: 'read', positions, pending: [] },
    instrumentOf: (symbol) => INSTRUMENTS.get(symbol),
    quoteOf: (symbol) => ({
      ...{ price: prices[symbol as 'BTCUSDT' | 'USDJPY'], freshness: 'live' as const },
      ...{ seq: 12, tickTimeMs: 1_000 },
    }),
  })
  const live = figures.positions.get('0') as LivePosition
  const feeDiscount = parseRate(discount)
  const takenMs = 5_000
  return { live, all: explainPosition({ live, figures, stopOut: STOP_OUT, feeDiscount, takenMs }) }
}

type WorkedOut = Exclude<PositionFigure, 'liquidation'>

/** By the formulas in words, on the inputs alone. */
const FORMULAS: Readonly<Record<WorkedOut, (shown: Shown, live: LivePosition) => Fraction>> = {
  exitPrice: ({ one }, { order }) =>
    (order.direction === 'long' ? minus : plus)(one('tick'), half(one('spread'))),
  openProfit: ({ one }, { order, instrument }) => {
    const move = minus(one('exitPrice'), one('openPrice'))
    const gained = order.direction === 'long' ? move : minus(ZERO, move)
    const inQuote = times(times(one('lotsLeft'), one('contractSize')), gained)
    return micros(instrument.quote === 'JPY' ? over(inQuote, one('exitPrice')) : inQuote)
  },
  profitRatio: ({ one }) => micros(over(one('openProfit'), one('margin'))),
  closingFee: ({ one }, { instrument }) => {
    const quantity = times(one('lotsLeft'), one('contractSize'))
    const value = instrument.quote === 'JPY' ? quantity : times(quantity, one('exitPrice'))
    return micros(times(times(value, one('feeRate')), minus(ONE, one('vipDiscount'))))
  },
  netIfClosed: ({ one }) => {
    const now = minus(one('openProfit'), one('closingFee'))
    const before = minus(minus(one('profitSoFar'), one('fees')), one('overnight'))
    return plus(now, before)
  },
}

test.each(Object.keys(FORMULAS) as WorkedOut[])(
  'TR-4 %s follows from its inputs, for any position',
  (figure) => {
    fc.assert(
      fc.property(accountArbitrary, (account) => {
        const { live, all } = explainFirst(account)
        const explanation = all[figure] as Explanation
        expect(textOf(FORMULAS[figure](shownOf(explanation), live))).toBe(resultOf(explanation))
      }),
    )
  },
)

test('what is explained is what the card shows', () => {
  fc.assert(
    fc.property(accountArbitrary, (account) => {
      const { live, all } = explainFirst(account)
      const { priceDecimals } = live.instrument
      expect(all.openProfit?.result?.value).toBe(formatMoney(live.profit))
      expect(all.profitRatio?.result?.value).toBe(formatRate(live.profitRatio))
      expect(all.exitPrice?.result?.value).toBe(formatPrice(live.exit, priceDecimals))
      const level = live.liquidationPrice
      const shown = level === undefined ? 'contracts.none' : formatPrice(level, priceDecimals)
      expect(all.liquidation?.result?.value).toBe(shown)
    }),
  )
})

test('TR-4.9 the liquidation price follows from its inputs, for any account', () => {
  fc.assert(
    fc.property(accountArbitrary, (account) => {
      const { live, all } = explainFirst(account)
      const explanation = all.liquidation as Explanation
      const { one } = shownOf(explanation)
      const met = times(one('usedMargin'), one('stopOut'))
      if (live.instrument.quote === 'JPY') {
        expect(textOf(met)).toBe(textOf(one('equityThere')))
        return
      }
      const quantity = one('netQuantity')
      if (quantity.top === 0n) {
        expect(live.liquidationPrice).toBeUndefined()
        return
      }
      const price = plus(one('tick'), over(minus(met, one('equity')), quantity))
      const shown = rounded(price, live.instrument.priceDecimals)
      if (compare(shown, ZERO) <= 0) expect(live.liquidationPrice).toBeUndefined()
      else expect(resultOf(explanation)).toBe(textOf(shown))
    }),
  )
})

test('nothing is said of a closing fee while my discount is not known', () => {
  const { live } = explainFirst({
    ...{ cash: '100', discount: '0', prices: { BTCUSDT: '100.00', USDJPY: '100.000' } },
    orders: [
      {
        ...{ symbol: 'BTCUSDT', direction: 'long', lotsOpen: '1', openPrice: '99.00' },
        ...{ margin: '1', fee: '0', profit: '0', overnightFee: '0', spread: '0', feeRate: '0' },
      },
    ],
  })
  const figures = { exposure: undefined, positions: new Map() }
  const shared = { live, figures, stopOut: STOP_OUT, takenMs: 5_000 }
  const { closingFee, netIfClosed, openProfit } = explainPosition({
    ...shared,
    feeDiscount: undefined,
  })
  expect([closingFee, netIfClosed]).toEqual([undefined, undefined])
  expect(openProfit?.takenMs).toBe(5_000)
  expect(fraction(openProfit?.result?.value ?? '')).toEqual(fraction('0.01'))
})
