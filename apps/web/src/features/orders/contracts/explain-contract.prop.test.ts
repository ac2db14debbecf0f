// Each figure of a contract follows from the inputs beside it, to the last digit, for any order.

import { calculateFee } from '@fairtick/core/contracts/fees'
import { calculateMargin, calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateMarginLeft } from '@fairtick/core/contracts/partial-close'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { type Lots, parseLots, parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { formatMoney, roundToMoney, sumMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleContract } from '../../../live/contract-fixture.ts'
import { resultOf } from '../../../shell/explanation/explanation-fixture.ts'
import { netResultOf } from '../../contracts/public.ts'
import { explainContract } from './explain-contract.ts'
import { reckonContract, WORKED_OUT } from './explained-contract-fixture.ts'

const BTC = { symbol: 'BTCUSDT', pair: 'BTC/USDT', contractSize: '0.01', priceDecimals: 2 }
const JPY = { symbol: 'USDJPY', pair: 'USD/JPY', contractSize: '1000', priceDecimals: 3 }

const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min, max }).map((whole) => (whole / 10 ** decimals).toFixed(decimals))

const tradeArbitrary = fc.record({
  instrument: fc.constantFrom(BTC, JPY),
  direction: fc.constantFrom('long' as const, 'short' as const),
  leverage: fc.constantFrom(1, 5, 20, 100),
  spread: decimal(2, 0, 400),
  feeRate: decimal(6, 0, 2_000),
  discount: decimal(2, 0, 50),
  openMark: decimal(2, 9_000, 16_000),
  closes: fc.array(fc.record({ lots: decimal(2, 1, 5_000), mark: decimal(2, 9_000, 16_000) }), {
    minLength: 1,
    maxLength: 3,
  }),
  lotsLeft: decimal(2, 0, 5_000),
  overnightFee: decimal(6, -500_000, 500_000),
})

type Trade = typeof tradeArbitrary extends fc.Arbitrary<infer One> ? One : never

const shifted = (mark: string, spread: string, side: 'ask' | 'bid') =>
  (Number(mark) + ((side === 'ask' ? 1 : -1) * Number(spread)) / 2).toFixed(3)

/** What the server would have recorded of it, by core. */
function recordOf({ instrument, direction, spread, ...trade }: Trade) {
  const isLong = direction === 'long'
  const openPrice = shifted(trade.openMark, spread, isLong ? 'ask' : 'bid')
  const size = {
    contractSize: parseQuantity(instrument.contractSize) as Quantity,
    quote: instrument.pair.split('/')[1] ?? '',
  }
  const [rate, discount] = [parseRate(trade.feeRate) as Rate, parseRate(trade.discount) as Rate]
  const feeOf = (lots: Lots, price: Price) =>
    calculateFee(calculateNotional(size, lots, price), rate, discount)
  const open = parsePrice(openPrice) as Price
  const closes = trade.closes.map(({ lots: text, mark }) => {
    const price = shifted(mark, spread, isLong ? 'bid' : 'ask')
    const [lots, exit] = [parseLots(text) as Lots, parsePrice(price) as Price]
    const profit = roundToMoney(calculateProfit(size, { direction, lots, openPrice: open }, exit))
    return { text, lots, price, profit, fee: feeOf(lots, exit) }
  })
  const left = parseLots(trade.lotsLeft) as Lots
  const lots = closes.reduce((all, close) => all + close.lots, left as bigint) as Lots
  const margin = closes.reduce(
    (before, close) => ({
      margin: calculateMarginLeft(before, close.lots),
      lotsOpen: (before.lotsOpen - close.lots) as Lots,
    }),
    {
      margin: calculateMargin(calculateNotional(size, lots, open), trade.leverage),
      lotsOpen: lots,
    },
  )
  const order = exampleContract({
    ...{ symbol: instrument.symbol, direction, leverage: trade.leverage, openSeq: 5, closeSeq: 9 },
    ...{ lots: (Number(lots) / 1e8).toFixed(2), lotsOpen: trade.lotsLeft, openPrice },
    constants: {
      ...{ spread, feeRate: trade.feeRate, minLots: '0.01' },
      overnightRate: { long: '0', short: '0' },
    },
    closePrice: closes.at(-1)?.price ?? null,
    closes: closes.map(({ text, price, profit, fee }) => ({
      ...{ lots: text, price, profit: formatMoney(profit), fee: formatMoney(fee) },
      ...{ seq: 9, time: 2_000, reason: 'manual' as const },
    })),
    margin: formatMoney(margin.margin),
    profit: formatMoney(sumMoney(closes.map(({ profit }) => profit))),
    fee: formatMoney(sumMoney([feeOf(lots, open), ...closes.map(({ fee }) => fee)])),
    overnightFee: trade.overnightFee,
    status: left === 0n ? 'closed' : 'trading',
  })
  const ticks: [number, number, string][] = [
    [5, 1_000, trade.openMark],
    [9, 2_000, trade.closes.at(-1)?.mark ?? ''],
  ]
  return { detail: { order, ticks }, instrument }
}

test('TR-4 every figure that is worked out follows from its inputs, and is what is recorded', () => {
  fc.assert(
    fc.property(tradeArbitrary, (trade) => {
      const { detail, instrument } = recordOf(trade)
      const { order } = detail
      const explanations = explainContract(detail, instrument)
      const isInverse = instrument === JPY
      for (const figure of WORKED_OUT) {
        const explanation = explanations[figure]
        if (figure === 'net' && order.status === 'trading') {
          expect(explanation).toBeUndefined()
          continue
        }
        const reckoned = reckonContract(figure, explanation, { ...order, isInverse })
        expect([figure, resultOf(explanation)]).toEqual([figure, reckoned])
      }
      expect(explanations.margin?.result?.value).toBe(order.margin)
      expect(explanations.profit?.result?.value).toBe(order.profit)
      if (order.status === 'closed') {
        expect(explanations.net?.result?.value).toBe(netResultOf(order))
      }
    }),
  )
})
