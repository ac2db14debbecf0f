// Near a risk threshold marks would be reached again and again, so that indexes take over.

import {
  addToIndex,
  allocateSlot,
  releaseSlot,
  removeFromIndex,
  setHeadroom,
} from '../state/near-threshold-index.ts'
import type { Account, EngineState, Market, RiskGuard } from '../state/state.ts'
import { headroomOf, isStraight, quantitiesOf } from './risk-guard.ts'

/** With less headroom than this part of the size of its positions an account is near. */
const NEAR = 0.001
/** With more than this it is so no longer. The gap is there since to come and go costs most. */
const FAR = 0.003

/**
 * True when the account belongs in the indexes: at once, or still. With one leg it does not: its
 * mark has all the headroom, and is reached by who reaches the threshold.
 */
export function isNearThreshold(account: Account, guard: RiskGuard): boolean {
  const { down, up, total } = headroomOf(guard)
  const share = account.slot === undefined ? NEAR : FAR
  return guard.markets.length > 1 && Math.min(down, up) < total * share && isStraight(guard)
}

/** Puts the account in the indexes of all its legs, or renews its headroom there. */
export function addToIndexes(state: EngineState, account: Account, guard: RiskGuard): void {
  const { headroomSlots } = state
  const { down, up, total } = headroomOf(guard)
  const slot = account.slot ?? allocateSlot(headroomSlots, account)
  setHeadroom(headroomSlots, slot, { down, up, far: total * FAR })
  if (account.slot !== undefined) return
  account.slot = slot
  for (const [leg, quantity] of quantitiesOf(guard).entries()) {
    addToIndex((guard.markets[leg] as Market).nearThreshold, slot, quantity)
  }
}

/** Takes the account out of all indexes, if it stands in any. */
export function removeFromIndexes({ headroomSlots }: EngineState, account: Account): void {
  const { slot, watches } = account
  if (slot === undefined) return
  for (const { market } of watches.values()) removeFromIndex(market.nearThreshold, slot)
  releaseSlot(headroomSlots, slot)
  account.slot = undefined
}
