// What an account risks at the ticks in force: the input of every account figure (TR-4 Account).

import type { AccountExposure } from '../../account/account-figures.ts'
import type { DayRisk } from '../../account/self-limits.ts'
import { openTrade, type Position } from '../../contracts/position.ts'
import { calculateProfit } from '../../contracts/profit.ts'
import { calculateAsk, calculateBid } from '../../market/quote.ts'
import type { Rate } from '../../numbers/rate.ts'
import { type Rational, sumRationals } from '../../numbers/rational.ts'
import { sumVolume } from '../../vip/day-volumes.ts'
import { decideVipLevel } from '../../vip/vip-level.ts'
import { vipLevelsAllowed } from '../jurisdiction.ts'
import { marketOf } from './market.ts'
import type { Account, EngineState } from './state.ts'

export function exposureOf(state: EngineState, account: Account): AccountExposure {
  const { usedMargin, reserved } = account
  const profits = new Array<Rational>(account.positions.size)
  let place = 0
  for (const position of account.positions.values()) {
    profits[place] = openProfitOf(state, position)
    place += 1
  }
  const openProfit = sumRationals(profits)
  return { cash: account.balances.cash, usedMargin, reserved, openProfit }
}

/** What counts against the loss of a day that its owner allows (TR-12.3). */
export function dayRiskOf(
  { dayNumber: day }: EngineState,
  { balances }: Account,
  { openProfit }: AccountExposure,
): DayRisk {
  return { day, openProfit, openStakes: balances.stake }
}

/** Unrealised P/L of what is left of a position, at the exit price of the tick in force. */
export function openProfitOf(state: EngineState, position: Position): Rational {
  const { instrument, tick } = marketOf(state, position.symbol)
  const { direction, constants } = position
  // The side that it closes at only: this runs for every position of an account that is looked at.
  const calculateExit = direction === 'long' ? calculateBid : calculateAsk
  const exit = calculateExit(tick.price, constants)
  return calculateProfit(instrument, openTrade(position), exit)
}

/** The part of the fee that the account's VIP level takes off now (TR-9), where it may (TR-13). */
export function feeDiscountOf(state: EngineState, account: Account): Rate {
  const volume = sumVolume(account.volumes, state.dayNumber)
  const levels = state.moneyTerms.vipLevels ?? state.terms.vipLevels
  return decideVipLevel(vipLevelsAllowed(state.jurisdiction, levels), volume).feeDiscount
}
