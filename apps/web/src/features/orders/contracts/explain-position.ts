// What the figures of an open position are made of, at the newest tick (TR-4, TR-4.9).

import { calculateFee } from '@fairtick/core/contracts/fees'
import { calculateNotional } from '@fairtick/core/contracts/margin'
import { isQuotedInDollars } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate, type Rate } from '@fairtick/core/numbers/rate'
import { type LiveFigures, type LivePosition, tradeOf } from '../../../live/live-figures.ts'
import { tickInput } from '../../../shell/explanation/explain-account.ts'
import { explainLiquidation } from '../../../shell/explanation/explain-liquidation.ts'
import {
  changeResult,
  type Explanation,
  type FigureInput,
  input,
  moneyResult,
  ratioResult,
} from '../../../shell/explanation/explanation.ts'
import { netIfClosed, trimLots } from '../../contracts/public.ts'

export type PositionFigure =
  | 'exitPrice'
  | 'openProfit'
  | 'profitRatio'
  | 'closingFee'
  | 'netIfClosed'
  | 'liquidation'

export type ExplainedPosition = {
  readonly live: LivePosition
  readonly figures: Pick<LiveFigures, 'exposure' | 'positions'>
  readonly stopOut: Rate
  /** Undefined while it is not known: nothing is said of the closing fee then. */
  readonly feeDiscount: Rate | undefined
  readonly takenMs: number
}

export type PositionExplanations = Readonly<Partial<Record<PositionFigure, Explanation>>>

type Shared = Pick<Explanation, 'rule' | 'decimals' | 'takenMs' | 'hides'>

export function explainPosition(given: ExplainedPosition): PositionExplanations {
  const { live, takenMs } = given
  const decimals = live.instrument.priceDecimals
  const shared = { rule: 'TR-4', decimals, takenMs, hides: 'with-amounts' } as const
  return {
    exitPrice: explainExit(live, shared),
    openProfit: explainProfit(live, shared),
    profitRatio: {
      ...{ ...shared, formula: 'explain.ratioFormula' },
      inputs: [input('openProfit', formatMoney(live.profit)), input('margin', live.order.margin)],
      result: ratioResult(formatRate(live.profitRatio)),
    },
    ...explainClose(given, shared),
    ...explainStopOut(given, shared),
  }
}

function explainExit(live: LivePosition, shared: Shared): Explanation {
  const { order, instrument } = live
  return {
    ...{ ...shared, rule: 'TR-2.4' },
    formula: order.direction === 'long' ? 'explain.bidFormula' : 'explain.askFormula',
    inputs: [tickInput(live), input('spread', order.constants.spread)],
    result: { unit: 'price', value: formatPrice(live.exit, instrument.priceDecimals) },
  }
}

function explainProfit(live: LivePosition, shared: Shared): Explanation {
  const { instrument, profit } = live
  const isDollars = isQuotedInDollars(instrument)
  return {
    ...shared,
    formula: isDollars ? 'explain.openProfitFormula' : 'explain.openProfitFormulaInverse',
    inputs: [...sizeInputs(live), input('openPrice', openPriceOf(live)), exitInput(live)],
    result: changeResult(formatMoney(profit)),
  }
}

/** With the fee of the close, and what the position brought and cost before. */
function explainClose(
  { live, feeDiscount }: ExplainedPosition,
  shared: Shared,
): Pick<PositionExplanations, 'closingFee' | 'netIfClosed'> {
  const { instrument, order, exit, profit } = live
  const trade = tradeOf(order)
  if (trade === undefined || feeDiscount === undefined) return {}
  const { feeRate } = instrument
  const isDollars = isQuotedInDollars(instrument)
  const fee = calculateFee(calculateNotional(instrument, trade.lots, exit), feeRate, feeDiscount)
  return {
    closingFee: {
      ...shared,
      formula: isDollars ? 'explain.feeNowFormula' : 'explain.feeNowFormulaInverse',
      inputs: [
        ...sizeInputs(live),
        ...(isDollars ? [exitInput(live)] : []),
        input('feeRate', formatRate(feeRate)),
        input('vipDiscount', formatRate(feeDiscount)),
      ],
      result: moneyResult(formatMoney(fee)),
    },
    netIfClosed: {
      ...{ ...shared, formula: 'explain.netIfClosedFormula' },
      inputs: [
        input('openProfit', formatMoney(profit)),
        input('closingFee', formatMoney(fee)),
        input('profitSoFar', order.profit),
        input('fees', order.fee),
        input('overnight', order.overnightFee),
      ],
      result: changeResult(formatMoney(netIfClosed(order, { profit, fee }))),
    },
  }
}

/** With all my positions on the instrument: they move together. */
function explainStopOut(
  { live, figures: { exposure, positions }, stopOut }: ExplainedPosition,
  shared: Shared,
): Pick<PositionExplanations, 'liquidation'> {
  const { instrument, order, tick, liquidationPrice } = live
  const mark = parsePrice(tick.price)
  if (exposure === undefined || mark === undefined) return {}
  const trades = [...positions.values()].flatMap((one) => {
    const trade = one.order.symbol === order.symbol ? tradeOf(one.order) : undefined
    return trade === undefined ? [] : [{ ...trade, spread: one.instrument.spread }]
  })
  const question = { exposure, stopOut, instrument, mark, trades }
  const asked = { question, price: liquidationPrice, mark: tickInput(live), of: 'now' } as const
  return { liquidation: { ...shared, ...explainLiquidation(asked) } }
}

const sizeInputs = ({ order, instrument }: LivePosition): readonly FigureInput[] => [
  input('lotsLeft', trimLots(order.lotsOpen)),
  input('contractSize', formatQuantity(instrument.contractSize)),
]

const exitInput = ({ exit, instrument }: LivePosition) =>
  input('exitPrice', formatPrice(exit, instrument.priceDecimals))

const openPriceOf = ({ order }: LivePosition) => order.openPrice ?? ''
