// What every opening must pass before its price (TR-4.15): gates, arrival, live market.

import { findAccountRefusal } from '../../account/account-access.ts'
import type { AccountExposure } from '../../account/account-figures.ts'
import { isLossReached, mayExceedLoss } from '../../account/self-limits.ts'
import { isFresh } from '../../market/staleness.ts'
import type { Tick } from '../../market/tick.ts'
import { formatMoney, type Money, ZERO_MONEY } from '../../numbers/money.ts'
import { type Instant, msBetween } from '../../time/instant.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { dayRiskOf } from '../state/exposure.ts'
import type { Account, EngineState } from '../state/state.ts'

/** An opening that could not be handled within this time of its arrival expires (TR-4.10). */
export const EXPIRES_AFTER_MS = 5_000

/** The gates of TR-12.4 up to the rules of the country, which each product asks for itself. */
export function checkAccountGates(state: EngineState, account: Account): Refusal | undefined {
  const closed = findAccountRefusal(state.mode, account.kind, 'opening')
  if (closed !== undefined) return refuse(closed)
  const { tradingLock } = account
  if (tradingLock !== undefined) return refuse('locked', { flag: 'trading', reason: tradingLock })
  const until = account.limits?.excludedUntil
  if (until !== undefined && until > state.time) return refuse('self_excluded', { until })
  return undefined
}

/** The tick in force, or why nothing may be opened at it. */
export function checkMarket(
  state: EngineState,
  symbol: string,
  arrivedTime: Instant,
): Tick | Refusal {
  if (msBetween(arrivedTime, state.time) > EXPIRES_AFTER_MS) return refuse('expired')
  const tick = state.markets.get(symbol)?.tick
  return tick && isFresh(tick, state.time) ? tick : refuse('market_stale')
}

/** The customer's own limits (TR-12.3), at their place in the ladder of TR-4.15. */
export function checkSelfLimits(
  state: EngineState,
  account: Account,
  exposure: AccountExposure,
  /** Of the option that is bought: all of it may be lost. */
  stake: Money = ZERO_MONEY,
): Refusal | undefined {
  const { limits } = account
  if (limits === undefined) return undefined
  const risk = dayRiskOf(state, account, exposure)
  if (isLossReached(limits, risk) || mayExceedLoss(limits, risk, stake)) {
    return refuse('daily_loss_limit', { limit: formatMoney(limits.dailyLoss ?? ZERO_MONEY) })
  }
  const { openPositions } = limits
  const open = account.positions.size + account.orders.size + account.options.size
  if (openPositions === undefined || open < openPositions) return undefined
  return refuse('open_positions_limit', { limit: openPositions })
}
