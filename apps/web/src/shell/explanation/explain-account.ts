// What the figures of an account are made of at the newest ticks (TR-4 Account).

import { calculateEquity } from '@fairtick/core/account/equity'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { AccountSummary, WireContract } from '@fairtick/wire/socket/frames'
import { type LiveFigures, type LivePosition, tradeOf } from '../../live/live-figures.ts'
import {
  changeResult,
  type Explanation,
  exactText,
  type FigureInput,
  input,
  moneyResult,
  ratioResult,
} from './explanation.ts'

export type AccountFigure =
  | 'equity'
  | 'openProfit'
  | 'usedMargin'
  | 'reserved'
  | 'freeMargin'
  | 'spendable'
  | 'riskRate'

export type ExplainedAccount = {
  readonly summary: Pick<
    AccountSummary,
    'cash' | 'openProfit' | 'usedMargin' | 'reserved' | 'equity' | 'freeMargin' | 'spendable'
  >
  readonly figures: Pick<LiveFigures, 'exposure' | 'account' | 'positions'>
  readonly pending: readonly WireContract[]
  readonly pairOf: (symbol: string) => string
  /** When it was looked at, by the server's clock. */
  readonly takenMs: number
}

/** Undefined: there is no such figure now, as a risk rate without positions. */
export function explainAccount(
  figure: AccountFigure,
  given: ExplainedAccount,
): Explanation | undefined {
  const { summary } = given
  const of = (kind: 'cash' | 'usedMargin' | 'reserved' | 'freeMargin') => input(kind, summary[kind])
  const live = { rule: 'TR-4', decimals: 2, takenMs: given.takenMs, hides: 'with-amounts' } as const
  switch (figure) {
    case 'equity':
      return {
        ...{ ...live, formula: 'account.equityFormula', result: moneyResult(summary.equity) },
        inputs: [of('cash'), input('openProfit', openProfitOf(given))],
      }
    case 'openProfit':
      return {
        ...{ ...live, formula: 'account.openProfitFormula' },
        inputs: positionsOf(given).flatMap((position) => partsOf(position, given)),
        result: changeResult(summary.openProfit),
      }
    case 'usedMargin':
      return {
        ...{ ...live, formula: 'account.usedMarginFormula' },
        inputs: positionsOf(given).map(({ order }) => marginOf(order, given)),
        result: moneyResult(summary.usedMargin),
      }
    case 'reserved':
      return {
        ...{ ...live, formula: 'account.reservedFormula' },
        inputs: given.pending.flatMap((order) => [
          marginOf(order, given),
          { ...input('openingFee', order.fee), of: given.pairOf(order.symbol) },
        ]),
        result: moneyResult(summary.reserved),
      }
    case 'freeMargin':
      return {
        ...{ ...live, formula: 'account.freeMarginFormula' },
        inputs: [input('equity', summary.equity), of('usedMargin'), of('reserved')],
        result: moneyResult(summary.freeMargin),
      }
    case 'spendable':
      return {
        ...{ ...live, formula: 'account.spendableFormula' },
        inputs: [of('freeMargin'), of('cash'), of('usedMargin'), of('reserved')],
        result: moneyResult(summary.spendable),
      }
    case 'riskRate':
      return explainRisk(given, live)
    default:
      return figure satisfies never
  }
}

function explainRisk(
  { figures: { exposure, account } }: ExplainedAccount,
  live: Pick<Explanation, 'rule' | 'decimals' | 'hides'>,
): Explanation | undefined {
  if (exposure === undefined || account?.riskRate === undefined) return undefined
  return {
    ...{ ...live, formula: 'contracts.riskInfo', rule: 'TR-4.7' },
    inputs: [
      input('equity', exactText(calculateEquity(exposure))),
      input('usedMargin', formatMoney(exposure.usedMargin)),
    ],
    result: ratioResult(formatRate(account.riskRate)),
  }
}

/** Before it is rounded, where every price of it is known. */
function openProfitOf({ figures: { exposure }, summary }: ExplainedAccount): string {
  return exposure === undefined ? summary.openProfit : exactText(exposure.openProfit)
}

const positionsOf = ({ figures }: ExplainedAccount) => [...figures.positions.values()]

function marginOf(order: WireContract, { pairOf }: ExplainedAccount): FigureInput {
  return { ...input('margin', order.margin), of: pairOf(order.symbol) }
}

/** The tick at which it was worked out, and what it has part in the sum. */
function partsOf(position: LivePosition, { pairOf }: ExplainedAccount): readonly FigureInput[] {
  const { order, instrument, exit } = position
  const trade = tradeOf(order)
  if (trade === undefined) return []
  const of = pairOf(order.symbol)
  return [
    { ...tickInput(position), of, decimals: instrument.priceDecimals },
    { ...input('openProfit', exactText(calculateProfit(instrument, trade, exit))), of },
  ]
}

/** The newest tick of a position; its number is not known of a price that was read with a list. */
export function tickInput({ order: { symbol }, tick }: LivePosition): FigureInput {
  const { seq, timeMs, price } = tick
  const named = seq !== null && timeMs !== null ? { tick: { symbol, seq, timeMs } } : {}
  return { ...input('tick', price), ...named }
}
