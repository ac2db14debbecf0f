// A take profit or stop loss as it is typed: by price, by distance, or by money; the others follow.

import type { Direction } from '@fairtick/core/contracts/direction'
import { calculateFee } from '@fairtick/core/contracts/fees'
import { areOnRightSide, type Levels } from '@fairtick/core/contracts/levels'
import { calculateNotional, calculateQuantity, QUANTITY_ONE } from '@fairtick/core/contracts/margin'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { type Instrument, isQuotedInDollars } from '@fairtick/core/market/instrument'
import type { Lots } from '@fairtick/core/numbers/lots'
import {
  addMoney,
  type Money,
  negateMoney,
  parseMoney,
  roundToMoney,
  subtractMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import { PRICE_ONE, type Price, parsePrice, roundPriceRatio } from '@fairtick/core/numbers/price'
import { parseRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'

export type LevelKind = 'takeProfit' | 'stopLoss'
export type LevelUnit = 'price' | 'distance' | 'money'

export type LevelDraft = {
  readonly by: LevelUnit
  /** Decimal text without sign, "" for none; a distance in percent. */
  readonly text: string
  /** Which way a distance or an amount of money goes. */
  readonly sign: 'gain' | 'loss'
}

export const NO_LEVEL: Record<LevelKind, LevelDraft> = {
  takeProfit: { by: 'price', text: '', sign: 'gain' },
  stopLoss: { by: 'price', text: '', sign: 'loss' },
}

/** What a level is measured from. */
export type LevelBasis = {
  readonly instrument: Instrument
  readonly direction: Direction
  readonly lots: Lots
  readonly openPrice: Price
  readonly feeDiscount: Rate
}

/** The price that the draft means; undefined when there is none, or none above zero. */
export function priceOfDraft(draft: LevelDraft, basis: LevelBasis): Price | undefined {
  if (draft.text === '') return undefined
  const price = DRAFTED[draft.by](draft, basis)
  return price !== undefined && price > 0n ? price : undefined
}

const DRAFTED: Record<LevelUnit, (draft: LevelDraft, basis: LevelBasis) => Price | undefined> = {
  price: ({ text }) => parsePrice(text),
  distance: ({ text, sign }, { instrument, direction, openPrice }) => {
    const share = parseRate(text)
    if (share === undefined) return undefined
    const isUp = (sign === 'gain') === (direction === 'long')
    const factor = PERCENT_ONE + (isUp ? share : -share)
    return roundPriceRatio(openPrice * factor, PERCENT_ONE, instrument.priceDecimals)
  },
  money: ({ text, sign }, basis) => {
    const amount = parseMoney(text)
    if (amount === undefined) return undefined
    return priceOfProfit(sign === 'gain' ? amount : negateMoney(amount), basis)
  },
}

/** A distance is typed in percent. */
const PERCENT_ONE = 100n * RATE_ONE

/** The same level told in another unit, for going on with it there. */
export function convertDraft(draft: LevelDraft, by: LevelUnit, basis: LevelBasis): LevelDraft {
  const price = priceOfDraft(draft, basis)
  if (price === undefined) return { ...draft, by, text: '' }
  return draftOfPrice(price, by, basis)
}

/** A level that stands, as a draft in any unit. */
export function draftOfPrice(price: Price, by: LevelUnit, basis: LevelBasis): LevelDraft {
  const signed = { price: () => price, distance: distanceOf, money: profitAt }[by](price, basis)
  const scale = { price: 12, distance: 10, money: 6 }[by]
  const shown = { price: basis.instrument.priceDecimals, distance: 2, money: 2 }[by]
  return {
    by,
    text: decimalText(signed < 0n ? -signed : signed, scale, shown),
    sign: signed < 0n ? 'loss' : 'gain',
  }
}

/** How far it lies from the opening price; positive is the side of a gain. */
export function distanceOf(
  price: Price,
  { direction, openPrice }: Pick<LevelBasis, 'direction' | 'openPrice'>,
): Rate {
  const move = direction === 'long' ? price - openPrice : openPrice - price
  return roundHalfEven(move * RATE_ONE, openPrice) as Rate
}

/** P/L at an exit price after the opening and the closing fee, each rounded. */
export function profitAt(exit: Price, basis: LevelBasis): Money {
  const { instrument, feeDiscount, lots, openPrice } = basis
  const fee = (price: Price) =>
    calculateFee(calculateNotional(instrument, lots, price), instrument.feeRate, feeDiscount)
  const gross = roundToMoney(calculateProfit(instrument, basis, exit))
  return subtractMoney(gross, addMoney(fee(openPrice), fee(exit)))
}

/** The exit price at which nothing is won or lost after both fees. */
export function breakEvenPrice(basis: LevelBasis): Price | undefined {
  return priceOfProfit(ZERO_MONEY, basis)
}

/**
 * The exit price that brings `profit` after both fees, rounded to the instrument's decimals.
 * With x the exit, o the opening price, q the quantity, f the fee's rate, s the side:
 * s·q·(x − o) − f·q·o − f·q·x = m; USD/XXX: s·q·(x − o)/x − 2·f·q = m.
 */
export function priceOfProfit(profit: Money, basis: LevelBasis): Price | undefined {
  const { instrument, direction, lots, openPrice, feeDiscount } = basis
  const quantity = calculateQuantity(instrument, lots)
  if (quantity === 0n) return undefined
  const feeOne = RATE_ONE * RATE_ONE
  const fee = instrument.feeRate * (RATE_ONE - feeDiscount)
  const side = direction === 'long' ? 1n : -1n
  const [top, bottom] = isQuotedInDollars(instrument)
    ? [
        side * profit * (QUANTITY_ONE / MICROS) * PRICE_ONE * feeOne +
          quantity * openPrice * (feeOne + side * fee),
        quantity * (feeOne - side * fee),
      ]
    : [
        openPrice * quantity * feeOne,
        quantity * feeOne -
          side * (profit * (QUANTITY_ONE / MICROS) * feeOne + 2n * fee * quantity),
      ]
  if (bottom <= 0n || top <= 0n) return undefined
  return roundPriceRatio(top, bottom, instrument.priceDecimals)
}

const MICROS = 1_000_000n

/** Which levels lie on the wrong side of the price that the server will hold them against. */
export function wrongLevels(
  levels: Levels,
  direction: Direction,
  reference: Price,
): ReadonlySet<LevelKind> {
  const kinds: readonly LevelKind[] = ['takeProfit', 'stopLoss']
  return new Set(
    kinds.filter((kind) => {
      const alone = { takeProfit: undefined, stopLoss: undefined, [kind]: levels[kind] }
      return !areOnRightSide(alone, direction, reference)
    }),
  )
}

/** A stop loss that the stop-out would come before. */
export function isBeyondLiquidation(
  stopLoss: Price | undefined,
  direction: Direction,
  liquidationExit: Price | undefined,
): boolean {
  if (stopLoss === undefined || liquidationExit === undefined) return false
  return direction === 'long' ? stopLoss <= liquidationExit : stopLoss >= liquidationExit
}

/** `value / 10^scale` with `shown` decimals, half-even, for filling into a field. */
function decimalText(value: bigint, scale: number, shown: number): string {
  const digits = roundHalfEven(value, 10n ** BigInt(scale - shown))
    .toString()
    .padStart(shown + 1, '0')
  return shown === 0 ? digits : `${digits.slice(0, -shown)}.${digits.slice(-shown)}`
}
