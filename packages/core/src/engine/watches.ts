// Brings what an account waits for in line with what it has: levels, limits and risk marks.

import type { PendingOrder } from '../contracts/order.ts'
import type { Position } from '../contracts/position.ts'
import { approximate } from '../numbers/approximate.ts'
import type { Account } from './account.ts'
import { calculateRiskGuard, setRiskMarks } from './risk-guard.ts'
import { type EngineState, marketOf } from './state.ts'
import { armWatch, isIdle, NEVER_FALLS, NEVER_RISES, type Watch, watchOn } from './watch.ts'

/** Brings the watches of every account that changed up to date. */
export function renewWatches(state: EngineState): void {
  if (state.unwatched.size === 0) return
  for (const account of state.unwatched) {
    setLevelMarks(state, account)
    account.guard = calculateRiskGuard(state, account)
    setRiskMarks(account)
    for (const [symbol, watch] of account.watches) {
      armWatch(watch)
      if (isIdle(watch)) account.watches.delete(symbol)
    }
  }
  state.unwatched.clear()
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
