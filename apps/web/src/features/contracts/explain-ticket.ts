// What the figures of an order ticket are made of: the order, the price and the account (TR-4).

import { calculateEquity } from '@fairtick/core/account/equity'
import { calculateOrderCost } from '@fairtick/core/contracts/order-cost'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { isQuotedInDollars } from '@fairtick/core/market/instrument'
import { formatLots, formatQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney, negateMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { explainLiquidation } from '../../shell/explanation/explain-liquidation.ts'
import {
  changeResult,
  type Explanation,
  exactText,
  type FigureInput,
  input,
  moneyResult,
  type NamedTick,
  ratioResult,
  stepOfDecimals,
} from '../../shell/explanation/explanation.ts'
import type { ContractPreview, Situation } from './contract-preview.ts'
import type { LevelBasis } from './level-form.ts'
import type { LossBound } from './loss-bound.ts'

export type TicketFigure =
  | 'notional'
  | 'margin'
  | 'fee'
  | 'overnight'
  | 'liquidation'
  | 'couldLose'
  | 'breakEven'
  | 'total'
  | 'spendable'
  | 'risk'

export type ExplainedTicket = {
  readonly preview: ContractPreview
  readonly basis: LevelBasis
  readonly bound: LossBound
  readonly situation: Situation
  readonly leverage: number
  /** Whether it waits for its price, which is its limit then. */
  readonly waits: boolean
  /** Of the mark in the situation, where its number is known. */
  readonly tick: NamedTick | undefined
  readonly takenMs: number
}

type Shared = Pick<Explanation, 'rule' | 'decimals' | 'takenMs'>

/** Undefined: there is no such figure, as a risk rate after an order that locks no margin. */
export function explainTicket(
  figure: TicketFigure,
  given: ExplainedTicket,
): Explanation | undefined {
  const { preview, situation, takenMs } = given
  const shared = { rule: 'TR-4', decimals: situation.instrument.priceDecimals, takenMs }
  switch (figure) {
    case 'notional':
      return { ...shared, ...explainNotional(given) }
    case 'margin':
      return {
        ...{ ...shared, formula: 'contracts.marginInfo' },
        inputs: [notionalInput(given), input('leverage', `${given.leverage}`)],
        result: moneyResult(formatMoney(preview.margin)),
      }
    case 'fee':
      return {
        ...{ ...shared, formula: 'contracts.feeInfo' },
        inputs: [notionalInput(given), ...feeInputs(given)],
        result: moneyResult(formatMoney(preview.fee)),
      }
    case 'overnight':
      return { ...shared, ...explainOvernight(given) }
    case 'liquidation':
      return { ...shared, ...explainStopOut(given) }
    case 'couldLose':
      return { ...shared, ...explainBound(given) }
    case 'breakEven':
      return explainBreakEven(given, shared)
    case 'total':
      return {
        ...{ ...shared, rule: 'TR-4.6', formula: 'contracts.totalInfo' },
        inputs: [
          input('margin', formatMoney(preview.margin)),
          input('openingFee', formatMoney(preview.fee)),
        ],
        result: moneyResult(formatMoney(preview.total)),
      }
    case 'spendable':
      return { ...shared, ...explainSpendable(given) }
    case 'risk':
      return explainRisk(given, shared)
    default:
      return figure satisfies never
  }
}

type Part = Pick<Explanation, 'formula' | 'inputs' | 'result'> & { readonly rule?: string }

const isInverse = ({ situation }: ExplainedTicket) => !isQuotedInDollars(situation.instrument)

function explainNotional(given: ExplainedTicket): Part {
  return {
    formula: isInverse(given) ? 'explain.notionalInverse' : 'contracts.notionalInfo',
    inputs: [...sizeInputs(given), ...(isInverse(given) ? [] : priceInputs(given))],
    result: moneyResult(formatMoney(given.preview.notional)),
  }
}

function explainOvernight(given: ExplainedTicket): Part {
  const { preview, basis, situation } = given
  const rate = situation.instrument.overnightRate[basis.direction]
  return {
    formula: isInverse(given) ? 'explain.overnightInverse' : 'contracts.overnightInfo',
    rule: 'TR-4.4',
    inputs: [
      ...sizeInputs(given),
      ...(isInverse(given) ? [] : [markInput(given)]),
      input('overnightRate', formatRate(rate)),
    ],
    result: changeResult(formatMoney(negateMoney(preview.overnightFee))),
  }
}

function explainStopOut(given: ExplainedTicket): Part {
  const { preview } = given
  return explainLiquidation({
    question: preview.question,
    price: preview.liquidationPrice,
    mark: markInput(given),
    of: 'after-order',
  })
}

/** What ends the loss says by which formula it is bounded. */
function explainBound({ bound, basis, preview }: ExplainedTicket): Part {
  const equity = input('equity', formatMoney(preview.equity))
  const result = changeResult(formatMoney(negateMoney(bound.amount)))
  const rule = 'TR-4.7'
  if (bound.by === 'account') {
    return { formula: 'explain.loseAllFormula', rule, inputs: [equity], result }
  }
  if (bound.by === 'zero') {
    const inputs = [
      input('notional', formatMoney(preview.notional)),
      input('openingFee', formatMoney(preview.fee)),
      equity,
    ]
    return { formula: 'explain.loseZeroFormula', rule, inputs, result }
  }
  const { instrument, lots, feeDiscount } = basis
  const { exit } = bound
  const { fee } = calculateOrderCost({ instrument, price: exit, leverage: 1, feeDiscount }, lots)
  const isStop = bound.by === 'stop'
  return {
    formula: isStop ? 'explain.loseAtStopFormula' : 'explain.loseAtStopOutFormula',
    rule: isStop ? 'TR-4.12' : rule,
    inputs: [
      input('exitPrice', formatPrice(exit, instrument.priceDecimals)),
      input('profit', formatMoney(roundToMoney(calculateProfit(instrument, basis, exit)))),
      input('openingFee', formatMoney(preview.fee)),
      input('closingFee', formatMoney(fee)),
      equity,
    ],
    result,
  }
}

function explainBreakEven(given: ExplainedTicket, shared: Shared): Explanation | undefined {
  const { preview, basis } = given
  const { priceDecimals } = basis.instrument
  if (preview.breakEvenPrice === undefined) return undefined
  const side = basis.direction === 'long' ? 'Long' : 'Short'
  return {
    ...shared,
    formula: isInverse(given) ? `explain.breakEven${side}Inverse` : `explain.breakEven${side}`,
    inputs: [input('price', formatPrice(basis.openPrice, priceDecimals)), ...feeInputs(given)],
    result: {
      unit: 'price',
      value: formatPrice(preview.breakEvenPrice, priceDecimals),
      step: stepOfDecimals(priceDecimals),
    },
  }
}

/** Of the account as it would be with the order: filled, or waiting. */
function explainSpendable({ preview }: ExplainedTicket): Part {
  const { cash, usedMargin, reserved, openProfit } = preview.placed
  return {
    formula: 'explain.spendableAfterFormula',
    inputs: [
      input('cashAfter', formatMoney(cash)),
      input('openProfitAfter', exactText(openProfit)),
      input('usedMarginAfter', formatMoney(usedMargin)),
      input('reservedAfter', formatMoney(reserved)),
    ],
    result: moneyResult(formatMoney(preview.spendableAfter)),
  }
}

function explainRisk({ preview }: ExplainedTicket, shared: Shared): Explanation | undefined {
  if (preview.riskAfter === undefined) return undefined
  const { exposure } = preview.question
  return {
    ...{ ...shared, rule: 'TR-4.7', formula: 'contracts.riskInfo' },
    inputs: [
      input('equityAfter', exactText(calculateEquity(exposure))),
      input('usedMarginAfter', formatMoney(exposure.usedMargin)),
    ],
    result: ratioResult(formatRate(preview.riskAfter)),
  }
}

const sizeInputs = ({ basis }: ExplainedTicket): readonly FigureInput[] => [
  input('lots', formatLots(basis.lots)),
  input('contractSize', formatQuantity(basis.instrument.contractSize)),
]

const notionalInput = ({ preview }: ExplainedTicket) =>
  input('notional', exactText(preview.exactNotional))

const feeInputs = ({ basis }: ExplainedTicket): readonly FigureInput[] => [
  input('feeRate', formatRate(basis.instrument.feeRate)),
  input('vipDiscount', formatRate(basis.feeDiscount)),
]

/** The limit, or the tick and its spread of which the price comes. */
function priceInputs(given: ExplainedTicket): readonly FigureInput[] {
  const { basis, waits } = given
  const { spread, priceDecimals } = basis.instrument
  const price = input('price', formatPrice(basis.openPrice, priceDecimals))
  return waits ? [price] : [markInput(given), input('spread', formatPrice(spread, 0)), price]
}

/** Of an order that waits the mark at which it would fill. */
function markInput({ preview, tick, waits, basis }: ExplainedTicket): FigureInput {
  const mark = formatPrice(preview.question.mark, basis.instrument.priceDecimals)
  if (waits) return input('fillMark', mark)
  return { ...input('tick', mark), ...(tick && { tick }) }
}
