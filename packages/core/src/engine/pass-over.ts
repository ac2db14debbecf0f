// A look that finds nothing, without exact arithmetic: most ticks that reach a risk threshold.

import { exitPrice } from '../contracts/direction.ts'
import { decideLevelHit } from '../contracts/levels.ts'
import { calculateQuote } from '../market/quote.ts'
import type { Tick } from '../market/tick.ts'
import type { Account } from './account.ts'
import { isMarketable } from './on-tick.ts'
import { moveRiskGuard } from './risk-guard.ts'
import { type EngineState, marketOf } from './state.ts'
import { watchAccount } from './watches.ts'

/**
 * True when `tick` reaches no level and no limit of the account, and by its guard surely neither
 * margin call nor stop-out; its watches are set anew. False: it must be looked at exactly.
 */
export function passOver(state: EngineState, account: Account, tick: Tick): boolean {
  // Changed since its guard was set.
  if (state.unwatched.has(account)) return false
  if (isReached(state, account, tick)) return false
  if (account.guard) {
    const moved = moveRiskGuard(state, account.guard)
    if (!moved) return false
    account.guard = moved
  }
  watchAccount(state, account)
  return true
}

function isReached(state: EngineState, account: Account, { symbol, price }: Tick): boolean {
  const quote = calculateQuote(price, marketOf(state, symbol).instrument)
  for (const position of account.positions.values()) {
    if (position.symbol !== symbol) continue
    const exit = exitPrice(position.direction, quote)
    if (decideLevelHit(position, position.direction, exit)) return true
  }
  for (const order of account.orders.values()) {
    if (order.symbol === symbol && isMarketable(order, quote)) return true
  }
  return false
}
