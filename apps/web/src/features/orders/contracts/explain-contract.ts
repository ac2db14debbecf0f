// What the figures of a contract are made of: their inputs with values, the ticks that decided, and
// what this device works out from them (TR-4).

import { entryPrice, exitPrice } from '@fairtick/core/contracts/direction'
import { calculateFee } from '@fairtick/core/contracts/fees'
import { calculateMargin, calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateMarginLeft } from '@fairtick/core/contracts/partial-close'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { calculateQuote } from '@fairtick/core/market/quote'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import {
  formatMoney,
  type Money,
  roundToMoney,
  subtractMoney,
  sumMoney,
} from '@fairtick/core/numbers/money'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { readMoney } from '../../../platform/read-money.ts'
import type { ContractDetail } from '../shared/order-detail.ts'
import { findTick, type UsedTick } from '../shared/verdict.ts'
import { sizeOf } from './verify-contract.ts'

export type ContractFigure =
  | 'openPrice'
  | 'closePrice'
  | 'margin'
  | 'profit'
  | 'openingFee'
  | 'closingFee'

export type FigureInput =
  | { readonly kind: 'tick'; readonly seq: number; readonly timeMs: number; readonly value: string }
  /** So many lots were closed at this price. */
  | { readonly kind: 'close'; readonly lots: string; readonly value: string }
  | {
      readonly kind: 'spread' | 'lots' | 'lotsLeft' | 'contractSize' | 'openPrice' | 'leverage'
      readonly value: string
    }
  /** A rate as a fraction; money in USD. */
  | { readonly kind: 'feeRate' | 'beforeDiscount' | 'notCharged'; readonly value: string }

export type Explanation = {
  readonly inputs: readonly FigureInput[]
  /** A price, or money in USD: worked out here, but of a fee what was charged. */
  readonly result: string
}

export type Explanations = Readonly<Partial<Record<ContractFigure, Explanation>>>

type Detail = Pick<ContractDetail, 'order' | 'ticks'>
type OfInstrument = Pick<WireInstrument, 'pair' | 'contractSize' | 'priceDecimals'>

/** Nothing of what was never opened, and no price whose tick is not there. */
export function explainContract(detail: Detail, instrument: OfInstrument): Explanations {
  const { order, ticks } = detail
  const terms = termsOf(order, instrument)
  if (terms === undefined) return {}
  const opened = findTick(ticks, order.openSeq)
  const closed = findTick(ticks, order.closeSeq)
  const { priceDecimals } = instrument
  const ofTick = (tick: UsedTick, take: typeof entryPrice): Explanation => ({
    inputs: [
      {
        ...{ kind: 'tick', seq: tick.seq, timeMs: tick.timeMs },
        value: formatPrice(tick.price, priceDecimals),
      },
      { kind: 'spread', value: order.constants.spread },
    ],
    result: formatPrice(
      take(order.direction, calculateQuote(tick.price, { spread: terms.spread })),
      priceDecimals,
    ),
  })
  return {
    ...(opened && { openPrice: ofTick(opened, entryPrice) }),
    ...(closed && { closePrice: ofTick(closed, exitPrice) }),
    margin: explainMargin(order, terms),
    openingFee: explainOpeningFee(order, terms),
    ...(terms.closes.length > 0 && {
      profit: explainProfit(order, terms),
      closingFee: explainClosingFee(order, terms),
    }),
  }
}

type Close = { readonly lots: Lots; readonly price: Price }

type Terms = {
  readonly size: NonNullable<ReturnType<typeof sizeOf>>
  readonly shared: readonly FigureInput[]
  readonly spread: Price
  readonly feeRate: Rate
  /** The same as it is written. */
  readonly rate: string
  readonly lots: Lots
  readonly openPrice: Price
  readonly closes: readonly Close[]
}

function termsOf(order: WireContract, instrument: OfInstrument): Terms | undefined {
  const size = sizeOf(instrument)
  const spread = parsePrice(order.constants.spread)
  const feeRate = parseRate(order.constants.feeRate)
  const lots = parseLots(order.lots)
  const openPrice = parsePrice(order.openPrice ?? '')
  if (!size || spread === undefined || feeRate === undefined) return undefined
  if (lots === undefined || openPrice === undefined) return undefined
  const closes = order.closes.flatMap((close) => {
    const [closed, price] = [parseLots(close.lots), parsePrice(close.price)]
    return closed === undefined || price === undefined ? [] : [{ lots: closed, price }]
  })
  const shared = [
    { kind: 'contractSize', value: instrument.contractSize },
    { kind: 'openPrice', value: formatPrice(openPrice, instrument.priceDecimals) },
  ] as const
  const rate = order.constants.feeRate
  return { size, shared, spread, feeRate, rate, lots, openPrice, closes }
}

/** At the opening, less the share of each close (TR-4.3). */
function explainMargin(order: WireContract, terms: Terms): Explanation {
  const { size, lots, openPrice, closes, shared } = terms
  const whole = {
    margin: calculateMargin(calculateNotional(size, lots, openPrice), order.leverage),
    lotsOpen: lots,
  }
  const left = closes.reduce(
    (before, close) => ({
      margin: calculateMarginLeft(before, close.lots),
      lotsOpen: (before.lotsOpen - close.lots) as Lots,
    }),
    whole,
  )
  return {
    inputs: [
      { kind: 'lots', value: order.lots },
      ...(closes.length === 0 ? [] : [{ kind: 'lotsLeft', value: order.lotsOpen } as const]),
      ...shared,
      { kind: 'leverage', value: `${order.leverage}` },
    ],
    result: formatMoney(left.margin),
  }
}

function explainProfit(order: WireContract, terms: Terms): Explanation {
  const { size, openPrice, closes, shared } = terms
  const { direction } = order
  const profits = closes.map(({ lots, price }) =>
    roundToMoney(calculateProfit(size, { direction, lots, openPrice }, price)),
  )
  return { inputs: [...shared, ...closeInputs(order)], result: formatMoney(sumMoney(profits)) }
}

function explainOpeningFee(order: WireContract, terms: Terms): Explanation {
  const { lots, openPrice, shared } = terms
  const charged = subtractMoney(readMoney(order.fee), closingFeesOf(order))
  const inputs = [{ kind: 'lots', value: order.lots } as const, ...shared]
  return explainFee({ inputs, trades: [{ lots, price: openPrice }], charged }, terms)
}

function explainClosingFee(order: WireContract, terms: Terms): Explanation {
  const [contractSize] = terms.shared
  const inputs = [...(contractSize ? [contractSize] : []), ...closeInputs(order)]
  return explainFee({ inputs, trades: terms.closes, charged: closingFeesOf(order) }, terms)
}

type Fee = {
  readonly inputs: readonly FigureInput[]
  readonly trades: readonly Close[]
  readonly charged: Money
}

/** What was charged is not worked out: the record does not name the VIP discount of that moment. */
function explainFee({ inputs, trades, charged }: Fee, { size, feeRate, rate }: Terms): Explanation {
  const full = sumMoney(
    trades.map(({ lots, price }) =>
      calculateFee(calculateNotional(size, lots, price), feeRate, 0n as Rate),
    ),
  )
  return {
    inputs: [
      ...inputs,
      { kind: 'feeRate', value: rate },
      { kind: 'beforeDiscount', value: formatMoney(full) },
      { kind: 'notCharged', value: formatMoney(subtractMoney(full, charged)) },
    ],
    result: formatMoney(charged),
  }
}

const closingFeesOf = ({ closes }: WireContract) =>
  sumMoney(closes.map(({ fee }) => readMoney(fee)))

const closeInputs = ({ closes }: WireContract) =>
  closes.map(({ lots, price }) => ({ kind: 'close', lots, value: price }) as const)
