// What a customer of the oracle asks for: each answer by the ladder of TR-4.15.

import type { InstrumentText } from '@fairtick/core/market/instrument'
import {
  compare,
  type Fraction,
  fraction,
  isWhole,
  minus,
  over,
  plus,
  rounded,
  textOf,
  times,
} from './fraction.ts'
import { close, drop, enter, isMarketable, note } from './naive-account.ts'
import {
  costOf,
  entryOf,
  exitOf,
  isLive,
  isTooExposed,
  marketOf,
  type NaiveAccount,
  type NaiveMoment,
  optional,
  spendableOf,
} from './naive-figures.ts'

export type NaiveWish = {
  readonly order: string
  readonly symbol: string
  readonly side: 'long' | 'short'
  readonly lots: string
  readonly leverage: number
  readonly limit: string | undefined
  readonly shown: { readonly price: string; readonly tolerance: string } | undefined
  readonly takeProfit: string | undefined
  readonly stopLoss: string | undefined
  readonly arrived: number
}

export type NaivePurchase = {
  readonly option: string
  readonly symbol: string
  readonly isUp: boolean
  readonly stake: string
  readonly seconds: number
}

/** `ok` or the refusal, in the order of TR-4.15. */
export function openNaive(account: NaiveAccount, at: NaiveMoment, wish: NaiveWish): string {
  const { order: id, symbol, side, leverage } = wish
  const instrument = account.instruments.get(symbol)
  if (!instrument) return 'invalid'
  const lots = fraction(wish.lots)
  if (!isSize(instrument, lots) || !instrument.leverages.includes(leverage)) return 'invalid'
  const [limit, takeProfit, stopLoss] = [wish.limit, wish.takeProfit, wish.stopLoss].map((text) =>
    text === undefined ? undefined : fraction(text),
  )
  const isPrice = (price: Fraction | undefined) =>
    price === undefined ||
    (price.top > 0n && compare(price, rounded(price, instrument.priceDecimals)) === 0)
  if (!isPrice(limit) || !isPrice(takeProfit) || !isPrice(stopLoss)) return 'invalid'
  if (instrument.isOffered === false) return 'not_allowed_here'
  if (at.time - wish.arrived > 5_000) return 'expired'
  if (!isLive(account, symbol, at)) return 'market_stale'
  const entry = entryOf(account, { symbol, side })
  const terms = instrument
  const waits = limit !== undefined && !isMarketable(account, { symbol, side, limit, terms })
  const reference = waits ? limit : exitOf(account, { symbol, side })
  if (isOnWrongSide(side, reference, takeProfit, stopLoss)) return 'wrong_side'
  if (wish.shown && isTooFar(entry, wish.shown, side)) return 'price_moved'
  const price = waits ? limit : entry
  const cost = costOf(account, { lots, leverage, terms }, price)
  if (isTooExposed(account, instrument, cost.notional)) return 'exposure_limit'
  if (compare(spendableOf(account), plus(cost.margin, cost.fee)) < 0) return 'insufficient_balance'
  account.exchange.placed += 1
  const age = { ordered: at.time, placed: account.exchange.placed }
  const item = { id, symbol, side, ...age, terms, takeProfit, stopLoss }
  if (!waits) enter(account, at, { ...item, lots, leverage }, price)
  else {
    const reserved = plus(cost.margin, cost.fee)
    account.orders.push({ ...item, limit, lots, leverage, reserved })
    note(account, at, `wait ${id} ${textOf(cost.margin)} ${textOf(cost.fee)}`)
  }
  return 'ok'
}

/** TR-4.12. */
export function setNaive(
  account: NaiveAccount,
  at: NaiveMoment,
  id: string,
  levels: { readonly takeProfit: string | undefined; readonly stopLoss: string | undefined },
): string {
  const position = account.positions.find((open) => open.id === id)
  if (!position) return 'not_found'
  const { priceDecimals } = marketOf(account, position.symbol).instrument
  const [takeProfit, stopLoss] = [levels.takeProfit, levels.stopLoss].map((text) =>
    text === undefined ? undefined : fraction(text),
  )
  for (const price of [takeProfit, stopLoss]) {
    if (price && (price.top <= 0n || compare(price, rounded(price, priceDecimals)) !== 0))
      return 'invalid'
  }
  if ((takeProfit || stopLoss) && !isLive(account, position.symbol, at)) return 'market_stale'
  if (isOnWrongSide(position.side, exitOf(account, position), takeProfit, stopLoss))
    return 'wrong_side'
  Object.assign(position, { takeProfit, stopLoss })
  note(account, at, `levels ${id} ${optional(takeProfit)} ${optional(stopLoss)}`)
  return 'ok'
}

/** TR-4.16. */
export function closeNaive(
  account: NaiveAccount,
  at: NaiveMoment,
  id: string,
  lotsText: string | undefined,
): string {
  const position = account.positions.find((open) => open.id === id)
  if (!position) return 'not_found'
  const { instrument } = marketOf(account, position.symbol)
  const lots = lotsText === undefined ? position.lots : fraction(lotsText)
  const left = minus(position.lots, lots)
  const isWholeStep = isWhole(over(lots, fraction(instrument.lotStep)))
  const isEnough = left.top === 0n || compare(left, fraction(position.terms.minLots)) >= 0
  if (lots.top <= 0n || !isWholeStep || !isEnough) return 'invalid'
  if (!isLive(account, position.symbol, at)) return 'market_stale'
  close(account, at, position, { lots, reason: 'manual' })
  return 'ok'
}

/** TR-4.16: oldest first, what is stale is skipped and named. */
export function batchCloseNaive(
  account: NaiveAccount,
  at: NaiveMoment,
  scope: 'all' | 'long' | 'short',
  symbol: string | undefined,
): string {
  const wanted = account.positions.filter(
    (open) =>
      (scope === 'all' || open.side === scope) && (symbol === undefined || open.symbol === symbol),
  )
  const skipped = wanted.filter((open) => !isLive(account, open.symbol, at)).map(({ id }) => id)
  for (const position of wanted) {
    if (skipped.includes(position.id)) continue
    close(account, at, position, { lots: position.lots, reason: 'batch' })
  }
  note(account, at, `batch ${skipped.join(' ')}`)
  return 'ok'
}

export function cancelNaive(account: NaiveAccount, at: NaiveMoment, id: string): string {
  const order = account.orders.find((waiting) => waiting.id === id)
  if (!order) return 'not_found'
  drop(account, at, order, 'manual')
  return 'ok'
}

/** TR-12.1. */
export function resetNaive(account: NaiveAccount, cash: string): string {
  const { positions, orders, options } = account
  if (positions.length + orders.length + options.length > 0) return 'not_flat'
  account.cash = fraction(cash)
  return 'ok'
}

/** TR-5.1. */
export function buyNaive(account: NaiveAccount, at: NaiveMoment, wish: NaivePurchase): string {
  const instrument = account.instruments.get(wish.symbol)
  const duration = instrument?.durations.find(({ seconds }) => seconds === wish.seconds)
  if (!instrument || !duration) return 'invalid'
  const stake = fraction(wish.stake)
  const { minStake, maxStake } = instrument
  if (compare(stake, fraction(minStake)) < 0 || compare(stake, fraction(maxStake)) > 0)
    return 'invalid'
  if (instrument.isOffered === false) return 'not_allowed_here'
  if (!isLive(account, wish.symbol, at)) return 'market_stale'
  if (compare(spendableOf(account), stake) < 0) return 'insufficient_balance'
  const strike = marketOf(account, wish.symbol).mark
  const expiry = at.time + wish.seconds * 1_000
  const payoutRate = fraction(duration.payoutRate)
  const { option: id, symbol, isUp } = wish
  account.exchange.placed += 1
  account.options.push({ id, symbol, isUp, stake, payoutRate, strike, expiry })
  account.cash = minus(account.cash, stake)
  note(account, at, `bought ${id} ${textOf(strike)} until ${expiry}`)
  return 'ok'
}

/** TR-4.1. */
function isSize({ minLots, maxLots, lotStep }: InstrumentText, lots: Fraction): boolean {
  const isInside = compare(lots, fraction(minLots)) >= 0 && compare(lots, fraction(maxLots)) <= 0
  return isInside && isWhole(over(lots, fraction(lotStep)))
}

/** TR-4.12: long: SL < that < TP; short: TP < that < SL. */
function isOnWrongSide(
  side: 'long' | 'short',
  that: Fraction,
  takeProfit: Fraction | undefined,
  stopLoss: Fraction | undefined,
): boolean {
  const [below, above] = side === 'long' ? [stopLoss, takeProfit] : [takeProfit, stopLoss]
  return Boolean((below && compare(below, that) >= 0) || (above && compare(above, that) <= 0))
}

/** TR-4.10: worse than shown by more than the tolerance. */
function isTooFar(
  actual: Fraction,
  shown: { readonly price: string; readonly tolerance: string },
  side: 'long' | 'short',
): boolean {
  const price = fraction(shown.price)
  const room = times(price, fraction(shown.tolerance))
  return side === 'long'
    ? compare(actual, plus(price, room)) > 0
    : compare(actual, minus(price, room)) < 0
}
