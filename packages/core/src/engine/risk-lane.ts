// Accounts near an edge: what a tick gains or loses them is added to what they can spare.

import type { Account } from './account.ts'

/** Who has a position in one instrument and stands near an edge; arrays by place in the lane. */
export type RiskLane = {
  /**
   * What all that stand here can spare is so at this mark. NaN before the first tick, which makes
   * that NaN too, so that all are reached.
   */
  mark: number
  readonly slots: number[]
  /** Signed: what equity gains in USD when the mark rises by one. */
  readonly quantities: number[]
  /** By slot. */
  readonly places: Map<number, number>
}

/** What all lanes share, by slot. Side by side, since a tick is mostly waiting for memory. */
export type RiskSlots = {
  /** Of each slot a `Spare`: down, up, far. */
  readonly spare: number[]
  readonly accounts: (Account | undefined)[]
  readonly free: number[]
}

/** In USD; rises that do not matter are infinite. */
export type Spare = {
  readonly down: number
  readonly up: number
  /** With more on both sides no edge is near: a few thousandths of the size of all positions. */
  readonly far: number
}

const [DOWN, UP, FAR, COLUMNS] = [0, 1, 2, 3]
/** Of `far`: what doubles lose of the size of all positions at a tick, many times over. */
const SLIP = 1e-11

export function createRiskLane(): RiskLane {
  return { mark: Number.NaN, slots: [], quantities: [], places: new Map() }
}

export function createRiskSlots(): RiskSlots {
  return { spare: [], accounts: [], free: [] }
}

/** The slot of an account that stands in no lane yet. */
export function takeSlot({ accounts, free }: RiskSlots, account: Account): number {
  const slot = free.pop() ?? accounts.length
  accounts[slot] = account
  return slot
}

export function freeSlot({ accounts, free }: RiskSlots, slot: number): void {
  accounts[slot] = undefined
  free.push(slot)
}

/** Sets what the account of a slot can spare at the marks of now. */
export function putSpare({ spare }: RiskSlots, slot: number, { down, up, far }: Spare): void {
  spare[slot * COLUMNS + DOWN] = down
  spare[slot * COLUMNS + UP] = up
  spare[slot * COLUMNS + FAR] = far
}

export function enterLane(lane: RiskLane, slot: number, quantity: number): void {
  lane.places.set(slot, lane.slots.length)
  lane.slots.push(slot)
  lane.quantities.push(quantity)
}

/** Takes a slot out; one that is not there is left as it is. */
export function leaveLane({ slots, quantities, places }: RiskLane, slot: number): void {
  const place = places.get(slot)
  if (place === undefined) return
  places.delete(slot)
  const [lastSlot, lastQuantity] = [slots.pop(), quantities.pop()]
  if (lastSlot === undefined || lastQuantity === undefined || lastSlot === slot) return
  slots[place] = lastSlot
  quantities[place] = lastQuantity
  places.set(lastSlot, place)
}

/** Moves a lane to a mark. Returns whose spare is used up, or is so much that no edge is near. */
export function moveLane(lane: RiskLane, riskSlots: RiskSlots, mark: number): Account[] {
  const { slots, quantities } = lane
  const { spare, accounts } = riskSlots
  const reached: Account[] = []
  const change = mark - lane.mark
  lane.mark = mark
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number
    const at = slot * COLUMNS
    const far = spare[at + FAR] as number
    const gain = (quantities[place] as number) * change
    const slip = far * SLIP
    const down = (spare[at + DOWN] as number) + gain - slip
    const up = (spare[at + UP] as number) - gain - slip
    spare[at + DOWN] = down
    spare[at + UP] = up
    if (!(down > 0 && up > 0) || (down > far && up > far)) reached.push(accounts[slot] as Account)
  }
  return reached
}
