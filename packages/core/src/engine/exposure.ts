// What an account risks at the ticks in force: the input of every account figure (TR-4 Account).

import type { AccountExposure } from '../account/account-figures.ts'
import { exitPrice } from '../contracts/direction.ts'
import { openTrade, type Position } from '../contracts/position.ts'
import { calculateProfit } from '../contracts/profit.ts'
import { calculateQuote } from '../market/quote.ts'
import type { Rate } from '../numbers/rate.ts'
import { type Rational, sumRationals } from '../numbers/rational.ts'
import { sumVolume } from '../vip/day-volumes.ts'
import { decideVipLevel } from '../vip/vip-level.ts'
import type { Account } from './account.ts'
import { type EngineState, marketOf } from './state.ts'

export function exposureOf(state: EngineState, account: Account): AccountExposure {
  const { usedMargin, reserved } = account
  const profits: Rational[] = []
  for (const position of account.positions.values()) profits.push(openProfitOf(state, position))
  const openProfit = sumRationals(profits)
  return { cash: account.balances.cash, usedMargin, reserved, openProfit }
}

/** Unrealised P/L of what is left of a position, at the exit price of the tick in force. */
export function openProfitOf(state: EngineState, position: Position): Rational {
  const { instrument, tick } = marketOf(state, position.symbol)
  const exit = exitPrice(position.direction, calculateQuote(tick.price, position.constants))
  return calculateProfit(instrument, openTrade(position), exit)
}

/** The part of the fee that the account's VIP level takes off now (TR-9). */
export function feeDiscountOf(state: EngineState, account: Account): Rate {
  const volume = sumVolume(account.volumes, state.dayNumber)
  return decideVipLevel(state.terms.vipLevels, volume).feeDiscount
}
