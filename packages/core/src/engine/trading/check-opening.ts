// What every opening must pass before its price (TR-4.15): gates, arrival, live market.

import { findAccountRefusal } from '../../account/account-access.ts'
import type { AccountExposure } from '../../account/account-figures.ts'
import { isLossReached, mayExceedLoss } from '../../account/self-limits.ts'
import { calculateOpenNotional } from '../../contracts/open-notional.ts'
import type { Instrument } from '../../market/instrument.ts'
import { isFresh } from '../../market/staleness.ts'
import type { Tick } from '../../market/tick.ts'
import {
  formatMoney,
  type Money,
  moneyAsRational,
  roundToMoney,
  ZERO_MONEY,
} from '../../numbers/money.ts'
import { addRational, compareRational, type Rational } from '../../numbers/rational.ts'
import { type Instant, msBetween } from '../../time/instant.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { dayRiskOf } from '../state/exposure.ts'
import type { Account, EngineState } from '../state/state.ts'

/** An opening that could not be handled within this time of its arrival expires (TR-4.10). */
export const EXPIRES_AFTER_MS = 5_000

/** Positions and waiting orders of one account: more would make a tick's work unbounded. */
export const MAX_OPEN_ITEMS = 200

export function hasRoom({ positions, orders }: Account): boolean {
  return positions.size + orders.size < MAX_OPEN_ITEMS
}

/** The gates of TR-12.4 up to the rules of the country, which each product asks for itself. */
export function checkAccountGates(
  state: EngineState,
  account: Account,
  time: Instant = state.time,
): Refusal | undefined {
  const closed = findAccountRefusal(state.mode, account.kind, 'opening')
  if (closed !== undefined) return refuse(closed)
  const { tradingLock } = account
  if (tradingLock !== undefined) return refuse('locked', { flag: 'trading', reason: tradingLock })
  const until = account.limits?.excludedUntil
  if (until !== undefined && until > time) return refuse('self_excluded', { until })
  return undefined
}

/** What the house does not offer now, whatever the rules of the country allow. */
export function checkOffered({ isOffered }: Pick<Instrument, 'isOffered'>): Refusal | undefined {
  return isOffered ? undefined : refuse('not_allowed_here', { rule: 'not_offered' })
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

/** Open positions at their opening price and waiting orders at their limit, with the new one. */
export function checkOpenNotional(
  account: Account,
  instrument: Instrument,
  added: Rational,
): Refusal | undefined {
  const { maxOpenNotional } = instrument
  if (maxOpenNotional === undefined) return undefined
  const { positions, orders } = account
  const open = calculateOpenNotional(instrument, positions.values(), orders.values())
  const total = addRational(open, added)
  if (compareRational(total, moneyAsRational(maxOpenNotional)) <= 0n) return undefined
  const [limit, used] = [maxOpenNotional, roundToMoney(open)].map(formatMoney)
  return refuse('exposure_limit', { limit: limit as string, open: used as string })
}
