// What an order would cost and change, by the very functions that will charge for it (TR-4).

import {
  type AccountExposure,
  calculateAccountFigures,
  canSpend,
} from '@fairtick/core/account/account-figures'
import {
  calculateLiquidationPrice,
  decidingSide,
  type LiquidationQuestion,
} from '@fairtick/core/account/liquidation-price'
import { type Direction, exitPrice } from '@fairtick/core/contracts/direction'
import { calculateOvernightFee } from '@fairtick/core/contracts/fees'
import { calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateOrderCost } from '@fairtick/core/contracts/order-cost'
import type { OpenTrade } from '@fairtick/core/contracts/position'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import type { Instrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import type { Lots } from '@fairtick/core/numbers/lots'
import { addMoney, type Money, roundToMoney, subtractMoney } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import type { Rate } from '@fairtick/core/numbers/rate'
import { addRational, compareRational, type Rational } from '@fairtick/core/numbers/rational'
import { breakEvenPrice } from './level-form.ts'

/** The order without its size. */
export type OrderDraft = {
  readonly direction: Direction
  readonly leverage: number
  /** At which it fills, or its limit. */
  readonly entry: Price
  /** Whether it waits for its price; otherwise it fills now. */
  readonly waits: boolean
}

/** The account and the market that the order meets. */
export type Situation = {
  readonly instrument: Instrument
  readonly mark: Price
  readonly exposure: AccountExposure
  /** My open positions on this instrument. */
  readonly trades: readonly OpenTrade[]
  readonly feeDiscount: Rate
  readonly stopOut: Rate
  /** What my positions and waiting orders take of the instrument's ceiling. */
  readonly openNotional: Money
}

export type ContractPreview = {
  readonly notional: Money
  /** Before it is rounded for showing. */
  readonly exactNotional: Rational
  readonly margin: Money
  readonly fee: Money
  /** For a night at the entry price; negative is a credit. */
  readonly overnightFee: Money
  readonly total: Money
  readonly liquidationPrice: Price | undefined
  /** The account right after the fill, and the mark of it, by which that price was found. */
  readonly question: LiquidationQuestion
  /** The side that brings it about, with my other positions on the instrument. */
  readonly liquidationSide: Direction | undefined
  /**
   * The side of the quote at which it would close there, to hold a stop loss against: only where
   * its own side brings it about.
   */
  readonly liquidationExit: Price | undefined
  readonly breakEvenPrice: Price | undefined
  readonly spendableAfter: Money
  /** The account once it is placed: filled, or with what it reserves. */
  readonly placed: AccountExposure
  /** Of the account, before the order. */
  readonly equity: Money
  readonly riskBefore: Rate | undefined
  readonly riskAfter: Rate | undefined
  /** Why the server would refuse it, in its order (TR-4.15). */
  readonly refusal: 'exposure_limit' | 'insufficient_balance' | undefined
}

export function previewContract(
  draft: OrderDraft,
  lots: Lots,
  situation: Situation,
): ContractPreview {
  const { instrument, exposure, stopOut, trades, feeDiscount } = situation
  const { direction, entry, leverage } = draft
  const before = calculateAccountFigures(exposure)
  const notional = calculateNotional(instrument, lots, entry)
  const { margin, fee, total } = calculateOrderCost(
    { instrument, price: entry, leverage, feeDiscount },
    lots,
  )
  const trade = { direction, lots, openPrice: entry, spread: instrument.spread }
  const mark = draft.waits ? markOfEntry(draft, instrument) : situation.mark
  const filled = afterFill({ margin, fee, trade, mark }, situation)
  const all = [...trades, trade]
  const question = { exposure: filled, stopOut, instrument, mark, trades: all }
  const liquidation = calculateLiquidationPrice(question)
  const liquidationSide = decidingSide(instrument, all)
  const placed = draft.waits
    ? { ...exposure, reserved: addMoney(exposure.reserved, total) }
    : filled
  return {
    notional: roundToMoney(notional),
    exactNotional: notional,
    margin,
    fee,
    overnightFee: calculateOvernightFee(instrument, direction, lots, mark),
    total,
    liquidationPrice: liquidation,
    question,
    liquidationSide,
    liquidationExit:
      liquidationSide === direction && liquidation !== undefined
        ? exitPrice(direction, calculateQuote(liquidation, instrument))
        : undefined,
    breakEvenPrice: breakEvenPrice({ instrument, direction, lots, openPrice: entry, feeDiscount }),
    spendableAfter: calculateAccountFigures(placed).spendable,
    placed,
    equity: before.equity,
    riskBefore: before.riskRate,
    riskAfter: calculateAccountFigures(filled).riskRate,
    refusal: refusalOf(notional, total, situation),
  }
}

/** The mark at which a waiting order's side of the quote is its limit (TR-2.3). */
function markOfEntry({ direction, entry }: OrderDraft, instrument: Instrument): Price {
  const half = instrument.spread / 2n
  return (direction === 'long' ? entry - half : entry + half) as Price
}

type Fill = {
  readonly margin: Money
  readonly fee: Money
  readonly trade: OpenTrade
  readonly mark: Price
}

/** The account right after the fill; my other positions on the instrument are at that mark too. */
function afterFill({ margin, fee, trade, mark }: Fill, situation: Situation): AccountExposure {
  const { instrument, exposure, trades } = situation
  const profitOf = (one: OpenTrade, at: Price): Rational =>
    calculateProfit(instrument, one, exitPrice(one.direction, calculateQuote(at, one)))
  const moved = trades.flatMap((one) => [
    profitOf(one, mark),
    negated(profitOf(one, situation.mark)),
  ])
  return {
    cash: subtractMoney(exposure.cash, fee),
    usedMargin: addMoney(exposure.usedMargin, margin),
    reserved: exposure.reserved,
    openProfit: [profitOf(trade, mark), ...(mark === situation.mark ? [] : moved)].reduce(
      addRational,
      exposure.openProfit,
    ),
  }
}

function negated({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator }
}

function refusalOf(
  notional: Rational,
  total: Money,
  { instrument, exposure, openNotional }: Situation,
): ContractPreview['refusal'] {
  const { maxOpenNotional } = instrument
  if (maxOpenNotional !== undefined) {
    const left = subtractMoney(maxOpenNotional, openNotional)
    if (compareRational(notional, { numerator: left, denominator: 1_000_000n }) > 0n) {
      return 'exposure_limit'
    }
  }
  return canSpend(exposure, total) ? undefined : 'insufficient_balance'
}
