// What every opening must pass before its price (TR-4.15): gates, arrival, live market.

import { isFresh } from '../../market/staleness.ts'
import type { Tick } from '../../market/tick.ts'
import { type Instant, msBetween } from '../../time/instant.ts'
import type { Account } from '../account.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { EngineState } from '../state.ts'

/** An opening that could not be handled within this time of its arrival expires (TR-4.10). */
export const EXPIRES_AFTER_MS = 5_000

/** The tick in force, or why nothing may be opened. */
export function passOpeningGates(
  state: EngineState,
  account: Account,
  symbol: string,
  arrivedTime: Instant,
): Tick | Refusal {
  if (account.kind === 'real' && state.mode === 'practice') return refuse('practice_only')
  const { tradingLock } = account
  if (tradingLock !== undefined) return refuse('locked', { flag: 'trading', reason: tradingLock })
  if (msBetween(arrivedTime, state.time) > EXPIRES_AFTER_MS) return refuse('expired')
  const tick = state.markets.get(symbol)?.tick
  return tick && isFresh(tick, state.time) ? tick : refuse('market_stale')
}
