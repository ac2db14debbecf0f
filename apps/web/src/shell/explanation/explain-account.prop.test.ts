// Each figure of an account follows from the inputs beside it, to the last digit, for any account.

import { type Instrument, parseInstrument } from '@fairtick/core/market/instrument'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { type Fraction, minus, over, textOf, ZERO } from '@fairtick/testkit/fraction'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleContract } from '../../live/contract-fixture.ts'
import { calculateLiveFigures } from '../../live/live-figures.ts'
import { type AccountFigure, type ExplainedAccount, explainAccount } from './explain-account.ts'
import type { Explanation } from './explanation.ts'
import {
  larger,
  micros,
  resultOf,
  type Shown,
  shownOf,
  smaller,
  sum,
} from './explanation-fixture.ts'

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
const pairOf = (symbol: string) => (symbol === 'USDJPY' ? 'USD/JPY' : 'BTC/USDT')

const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min, max }).map((whole) => (whole / 10 ** decimals).toFixed(decimals))

const orderArbitrary = fc.record({
  id: fc.uuid(),
  symbol: fc.constantFrom('BTCUSDT', 'USDJPY'),
  direction: fc.constantFrom('long' as const, 'short' as const),
  lotsOpen: decimal(2, 1, 50_000),
  openPrice: decimal(2, 9_000, 16_000),
  margin: decimal(6, 1, 900_000_000),
  fee: decimal(6, 1, 9_000_000),
})
const accountArbitrary = fc.record({
  cash: decimal(6, -9_000_000, 999_000_000),
  positions: fc.uniqueArray(orderArbitrary, { maxLength: 4, selector: ({ id }) => id }),
  pending: fc.array(orderArbitrary, { maxLength: 2 }),
  prices: fc.record({ BTCUSDT: decimal(2, 9_000, 16_000), USDJPY: decimal(3, 90_000, 160_000) }),
})

type Account = typeof accountArbitrary extends fc.Arbitrary<infer One> ? One : never

const constants = {
  ...{ feeRate: '0.0005', overnightRate: TERMS.overnightRate, minLots: '0.01' },
}

/** As the app works the figures out, at the newest ticks. */
function figuresOf({ cash, positions, pending, prices }: Account) {
  const spreadOf = (symbol: string) => (symbol === 'USDJPY' ? '0.008' : '2.5')
  const contractOf = (one: (typeof positions)[number]) =>
    exampleContract({ ...one, constants: { ...constants, spread: spreadOf(one.symbol) } })
  const contracts = {
    state: 'read' as const,
    positions: positions.map(contractOf),
    pending: pending.map(contractOf),
  }
  const figures = calculateLiveFigures({
    ...{ cash: parseMoney(cash), stopOut: parseRate('0.5') as Rate, contracts },
    instrumentOf: (symbol) => INSTRUMENTS.get(symbol),
    quoteOf: (symbol) => ({
      ...{ price: prices[symbol as 'BTCUSDT' | 'USDJPY'], freshness: 'live' as const },
      ...{ seq: 12, tickTimeMs: 1_000 },
    }),
  })
  return { figures, pending: contracts.pending }
}

function givenOf(account: Account): ExplainedAccount {
  const { figures, pending } = figuresOf(account)
  if (figures.account === undefined) throw new Error('no figures')
  const { cash, openProfit, usedMargin, reserved, equity, freeMargin, spendable } = figures.account
  const summary = {
    ...{ cash: formatMoney(cash), openProfit: formatMoney(openProfit) },
    ...{ usedMargin: formatMoney(usedMargin), reserved: formatMoney(reserved) },
    ...{ equity: formatMoney(equity), freeMargin: formatMoney(freeMargin) },
    spendable: formatMoney(spendable),
  }
  return { summary, figures, pending, pairOf, takenMs: 5_000 }
}

/** By the formulas in words, on the inputs alone. */
const FORMULAS: Readonly<Record<AccountFigure, (shown: Shown) => Fraction>> = {
  equity: ({ one }) => micros(sum([one('cash'), one('openProfit')])),
  openProfit: ({ all }) => micros(sum(all('openProfit'))),
  usedMargin: ({ all }) => sum(all('margin')),
  reserved: ({ all }) => sum([...all('margin'), ...all('openingFee')]),
  freeMargin: ({ one }) => minus(minus(one('equity'), one('usedMargin')), one('reserved')),
  spendable: ({ one }) =>
    larger(
      ZERO,
      smaller(one('freeMargin'), minus(minus(one('cash'), one('usedMargin')), one('reserved'))),
    ),
  riskRate: ({ one }) => micros(over(one('equity'), one('usedMargin'))),
}

test.each(Object.keys(FORMULAS) as AccountFigure[])(
  'TR-4 %s follows from its inputs, for any account',
  (figure) => {
    fc.assert(
      fc.property(accountArbitrary, (account) => {
        const given = givenOf(account)
        const explanation = explainAccount(figure, given)
        if (figure === 'riskRate' && account.positions.length === 0) {
          expect(explanation).toBeUndefined()
          return
        }
        if (explanation === undefined) throw new Error('not explained')
        expect(textOf(FORMULAS[figure](shownOf(explanation)))).toBe(resultOf(explanation))
      }),
    )
  },
)

test('each part of the open P/L names its pair and its tick', () => {
  fc.assert(
    fc.property(accountArbitrary, (account) => {
      const { inputs } = explainAccount('openProfit', givenOf(account)) as Explanation
      expect(inputs.filter(({ kind }) => kind === 'tick')).toEqual(
        account.positions.map(({ symbol }) => ({
          ...{ kind: 'tick', value: account.prices[symbol] },
          tick: { symbol, seq: 12, timeMs: 1_000 },
          of: pairOf(symbol),
          decimals: symbol === 'USDJPY' ? 3 : 2,
        })),
      )
    }),
  )
})
