// The check in doubles that finds nothing: most ticks that reach a risk mark end here.

import { markOf } from '../state/market.ts'
import type { Account, Market } from '../state/state.ts'
import { isNearThreshold } from './near-threshold.ts'
import { isBetweenLevels, keepRiskMarks, moveRiskGuard } from './risk-guard.ts'

/**
 * True when the newest tick of `market` surely reaches no level and no limit of the account, and
 * neither margin call nor stop-out; its watches are set anew. False: it must be looked at exactly.
 */
export function passesQuickCheck(account: Account, market: Market): boolean {
  const { guard } = account
  // Changed since its guard was set, or a threshold is near.
  if (!guard || account.isUnwatched || account.slot !== undefined) return false
  const leg = guard.markets.indexOf(market)
  // What it waits for there are levels of what has no net size, or limits.
  if (leg < 0) return false
  if (!isBetweenLevels(guard, leg, markOf(market))) return false
  if (!moveRiskGuard(guard) || isNearThreshold(account, guard)) return false
  keepRiskMarks(guard)
  return true
}
