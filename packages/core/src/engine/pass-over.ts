// A look that finds nothing, without exact arithmetic: most ticks that reach a risk mark.

import { approximate } from '../numbers/approximate.ts'
import type { Account } from './account.ts'
import { keepRiskMarks, moveRiskGuard } from './risk-guard.ts'
import { type EngineState, marketOf } from './state.ts'
import { armWatch, watchOn } from './watch.ts'

/**
 * True when the newest tick of `symbol` surely reaches no level and no limit of the account, and
 * neither margin call nor stop-out; its watches are set anew. False: it must be looked at exactly.
 */
export function passOver(state: EngineState, account: Account, symbol: string): boolean {
  const { guard } = account
  // Changed since its guard was set.
  if (!guard || state.unwatched.has(account)) return false
  const market = marketOf(state, symbol)
  const watch = guard.watches[guard.markets.indexOf(market)] ?? watchOn(account, market)
  const mark = approximate(market.tick.price)
  if (mark <= watch.levelFall || mark >= watch.levelRise) return false
  if (!moveRiskGuard(guard)) return false
  keepRiskMarks(guard, armWatch)
  armWatch(watch)
  return true
}
