// Brings what an account waits for in line with what it has: levels, limits and risk marks.

import type { PendingOrder } from '../../contracts/order.ts'
import type { Position } from '../../contracts/position.ts'
import type { Follow } from '../../copy/follow.ts'
import { approximate } from '../../numbers/approximate.ts'
import { activeFollows } from '../state/copying.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState, Watch } from '../state/state.ts'
import { calculateStopMarks } from './copy-stop-marks.ts'
import { addToIndexes, isNearThreshold, removeFromIndexes } from './near-threshold.ts'
import { armGuard, calculateRiskGuard, renewRiskGuard } from './risk-guard.ts'
import { armFall, armRise, isIdle, NEVER_FALLS, NEVER_RISES, watchOn } from './watch.ts'

/** A mark that is reached whatever the tick. */
const AT_ANY_TICK = Number.POSITIVE_INFINITY

/** Brings the watches of every account that changed up to date. */
export function renewWatches(state: EngineState): void {
  for (const account of state.unwatched) {
    account.isUnwatched = false
    const { guard } = account
    if (guard === undefined) {
      removeFromIndexes(state, account)
      setLevelMarks(state, account)
    }
    account.guard = guard
      ? renewRiskGuard(state, account, guard)
      : calculateRiskGuard(state, account)
    armWatches(state, account)
  }
  state.unwatched.length = 0
}

/**
 * Far from a threshold marks are armed, near one the account stands in the indexes. So near that
 * there is no guard, every tick is looked at exactly.
 */
function armWatches(state: EngineState, account: Account): void {
  const { guard, positions, watches, slot } = account
  const isNear = guard !== undefined && isNearThreshold(account, guard)
  if (isNear) addToIndexes(state, account, guard)
  else removeFromIndexes(state, account)
  // It stood there before with the same positions: its levels are armed as they were.
  if (isNear && slot !== undefined) return
  for (const watch of watches.values()) {
    if (!isNear && guard?.watches.includes(watch)) continue
    armFall(watch, watch.levelFall)
    armRise(watch, watch.levelRise)
  }
  if (guard && !isNear) armGuard(guard)
  if (!guard) {
    for (const { symbol } of positions.values()) {
      const watch = watches.get(symbol)
      if (watch) armFall(watch, AT_ANY_TICK)
    }
  }
  // Those of a guard stay without a trigger too: by them `removeFromIndexes` finds where it stands.
  for (const [symbol, watch] of watches) {
    if (isIdle(watch) && !guard?.watches.includes(watch)) watches.delete(symbol)
  }
}

/** The nearest level or limit per instrument; exact prices, rounded to doubles in the end. */
function setLevelMarks(state: EngineState, account: Account): void {
  for (const watch of account.watches.values()) {
    watch.levelFall = NEVER_FALLS
    watch.levelRise = NEVER_RISES
  }
  for (const position of account.positions.values()) {
    addPositionLevels(watchOn(account, marketOf(state, position.symbol)), position)
  }
  for (const order of account.orders.values()) {
    addLimit(watchOn(account, marketOf(state, order.symbol)), order)
  }
  if (account.follows.size === 0) return
  for (const follow of activeFollows(account)) addStopMarks(state, account, follow)
}

/** The copy stop of a follow: on whatever it has copied. */
function addStopMarks(state: EngineState, account: Account, follow: Follow): void {
  for (const { symbol, side, price } of calculateStopMarks(state, account, follow)) {
    const watch = watchOn(account, marketOf(state, symbol))
    if (side === 'fall') watch.levelFall = Math.max(watch.levelFall, price)
    else watch.levelRise = Math.min(watch.levelRise, price)
  }
}

/** Levels stand on exit prices: half a spread below the mark for a long, above it for a short. */
function addPositionLevels(watch: Watch, position: Position): void {
  const { direction, takeProfit, stopLoss, constants } = position
  const half = constants.spread / 2n
  const [below, above, shift] =
    direction === 'long' ? [stopLoss, takeProfit, half] : [takeProfit, stopLoss, -half]
  if (below !== undefined) watch.levelFall = Math.max(watch.levelFall, approximate(below + shift))
  if (above !== undefined) watch.levelRise = Math.min(watch.levelRise, approximate(above + shift))
}

/** A long waits for ask ≤ limit, a short for bid ≥ limit. */
function addLimit(watch: Watch, { direction, limitPrice, constants }: PendingOrder): void {
  const half = constants.spread / 2n
  if (direction === 'long') {
    watch.levelFall = Math.max(watch.levelFall, approximate(limitPrice - half))
  } else watch.levelRise = Math.min(watch.levelRise, approximate(limitPrice + half))
}
