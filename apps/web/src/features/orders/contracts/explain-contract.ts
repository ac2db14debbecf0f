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
import {
  changeResult,
  type Explanation,
  type FigureInput,
  input,
  moneyResult,
} from '../../../shell/explanation/explanation.ts'
import { netResultOf, trimLots } from '../../contracts/public.ts'
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
  | 'overnight'
  | 'liquidation'
  | 'net'

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
  const { decimals } = terms
  return {
    ...(opened && { openPrice: explainPrice(order, terms, { tick: opened, take: entryPrice }) }),
    ...(closed && { closePrice: explainPrice(order, terms, { tick: closed, take: exitPrice }) }),
    margin: explainMargin(order, terms),
    openingFee: explainOpeningFee(order, terms),
    overnight: { formula: 'explain.overnightFormula', rule: 'TR-4.4', inputs: [], decimals },
    liquidation: { formula: 'explain.liquidationOfOrder', rule: 'TR-4.9', inputs: [], decimals },
    ...(terms.closes.length > 0 && {
      profit: explainProfit(order, terms),
      closingFee: explainClosingFee(order, terms),
    }),
    ...(order.status === 'closed' && { net: explainNet(order, terms) }),
  }
}

type Close = { readonly lots: Lots; readonly price: Price }

type Terms = {
  readonly size: NonNullable<ReturnType<typeof sizeOf>>
  readonly decimals: number
  /** Quoted in another currency than the dollar, as USD/JPY. */
  readonly isInverse: boolean
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
  const decimals = instrument.priceDecimals
  const isInverse = instrument.pair.startsWith('USD/')
  const shared = [
    input('contractSize', instrument.contractSize),
    input('openPrice', formatPrice(openPrice, decimals)),
  ]
  const rate = order.constants.feeRate
  const numbers = { spread, feeRate, rate, lots, openPrice, closes }
  return { size, decimals, isInverse, shared, ...numbers }
}

type Taken = { readonly tick: UsedTick; readonly take: typeof entryPrice }

function explainPrice(
  { symbol, direction, constants }: WireContract,
  { spread, decimals }: Terms,
  { tick, take }: Taken,
): Explanation {
  const { seq, timeMs, price } = tick
  const isAsk = (direction === 'long') === (take === entryPrice)
  return {
    formula: isAsk ? 'explain.askFormula' : 'explain.bidFormula',
    rule: 'TR-2.4',
    inputs: [
      { ...input('tick', formatPrice(price, decimals)), tick: { symbol, seq, timeMs } },
      input('spread', constants.spread),
    ],
    result: {
      unit: 'price',
      value: formatPrice(take(direction, calculateQuote(price, { spread })), decimals),
    },
    decimals,
  }
}

/** At the opening, less the share of each close (TR-4.3). */
function explainMargin(order: WireContract, terms: Terms): Explanation {
  const { size, lots, openPrice, closes, shared, decimals, isInverse } = terms
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
    formula: isInverse ? 'explain.marginFormulaInverse' : 'explain.marginFormula',
    rule: closes.length === 0 ? 'TR-4' : 'TR-4.3',
    inputs: [
      input('lots', trimLots(order.lots)),
      ...shared.filter(({ kind }) => !isInverse || kind !== 'openPrice'),
      input('leverage', `${order.leverage}`),
      ...order.closes.map((close) => input('lotsClosed', trimLots(close.lots))),
    ],
    result: moneyResult(formatMoney(left.margin)),
    decimals,
  }
}

function explainProfit(order: WireContract, terms: Terms): Explanation {
  const { size, openPrice, closes, shared, decimals, isInverse } = terms
  const { direction } = order
  const profits = closes.map(({ lots, price }) =>
    roundToMoney(calculateProfit(size, { direction, lots, openPrice }, price)),
  )
  return {
    formula: isInverse ? 'explain.profitFormulaInverse' : 'explain.profitFormula',
    rule: 'TR-4',
    inputs: [...shared, ...closeInputs(order)],
    result: changeResult(formatMoney(sumMoney(profits))),
    decimals,
  }
}

function explainOpeningFee(order: WireContract, terms: Terms): Explanation {
  const { lots, openPrice, shared } = terms
  const charged = subtractMoney(readMoney(order.fee), closingFeesOf(order))
  const inputs = [input('lots', trimLots(order.lots)), ...shared]
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
function explainFee({ inputs, trades, charged }: Fee, terms: Terms): Explanation {
  const { size, feeRate, rate, decimals, isInverse } = terms
  const full = sumMoney(
    trades.map(({ lots, price }) =>
      calculateFee(calculateNotional(size, lots, price), feeRate, 0n as Rate),
    ),
  )
  return {
    formula: isInverse ? 'explain.feeFormulaInverse' : 'explain.feeFormula',
    rule: 'TR-4',
    inputs: [
      ...inputs.filter(({ kind }) => !isInverse || kind !== 'openPrice'),
      input('feeRate', rate),
      input('beforeDiscount', formatMoney(full)),
      input('notCharged', formatMoney(subtractMoney(full, charged))),
    ],
    result: { ...moneyResult(formatMoney(charged)), by: 'charge' },
    decimals,
  }
}

function explainNet(order: WireContract, { decimals }: Terms): Explanation {
  return {
    ...{ formula: 'explain.netFormula', rule: 'TR-4', decimals },
    inputs: [
      input('profit', order.profit),
      input('fees', order.fee),
      input('overnight', order.overnightFee),
    ],
    result: changeResult(netResultOf(order)),
  }
}

const closingFeesOf = ({ closes }: WireContract) =>
  sumMoney(closes.map(({ fee }) => readMoney(fee)))

const closeInputs = ({ closes }: WireContract): readonly FigureInput[] =>
  closes.map(({ lots, price }) => ({ ...input('close', price), lots: trimLots(lots) }))
