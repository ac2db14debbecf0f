// Near an edge: the marks of several legs would be reached again and again, so lanes take over.

import type { Account } from './account.ts'
import { isStraight, quantitiesOf, type RiskGuard, spareOf } from './risk-guard.ts'
import { enterLane, freeSlot, leaveLane, putSpare, takeSlot } from './risk-lane.ts'
import type { EngineState, Market } from './state.ts'

/** With less to spare than this part of the size of its positions an account is near an edge. */
const NEAR = 0.001
/** With more than this it is so no longer. The gap is there since to come and go costs most. */
const FAR = 0.003

/**
 * True when the account belongs in the lanes: at once, or still. With one leg it does not: its mark
 * has all that is spare, and is reached by who reaches the edge.
 */
export function isNearEdge(account: Account, guard: RiskGuard): boolean {
  const { down, up, total } = spareOf(guard)
  const share = account.slot === undefined ? NEAR : FAR
  return guard.markets.length > 1 && Math.min(down, up) < total * share && isStraight(guard)
}

/** Puts the account in the lanes of all its legs, or renews there what it can spare. */
export function enterLanes(state: EngineState, account: Account, guard: RiskGuard): void {
  const { riskSlots } = state
  const { down, up, total } = spareOf(guard)
  const slot = account.slot ?? takeSlot(riskSlots, account)
  putSpare(riskSlots, slot, { down, up, far: total * FAR })
  if (account.slot !== undefined) return
  account.slot = slot
  for (const [leg, quantity] of quantitiesOf(guard).entries()) {
    enterLane((guard.markets[leg] as Market).lane, slot, quantity)
  }
}

/** Takes the account out of all lanes, if it stands in any. */
export function leaveLanes({ riskSlots }: EngineState, account: Account): void {
  const { slot, watches } = account
  if (slot === undefined) return
  for (const { market } of watches.values()) leaveLane(market.lane, slot)
  freeSlot(riskSlots, slot)
  account.slot = undefined
}
