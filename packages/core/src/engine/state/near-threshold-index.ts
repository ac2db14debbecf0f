// Accounts near a risk threshold: what a tick gains or loses them is added to their headroom.

/** Who has a position in one instrument and stands near a threshold; arrays by place. */
export type ThresholdIndex = {
  /**
   * The headroom of all that stand here is so at this mark. NaN before the first tick, which makes
   * that NaN too, so that all are reached.
   */
  mark: number
  readonly slots: number[]
  /** Signed: what equity gains in USD when the mark rises by one. */
  readonly quantities: number[]
  /** By slot. */
  readonly places: Map<number, number>
}

/** What all indexes share, by slot. Side by side, since a tick is mostly waiting for memory. */
export type HeadroomSlots<Owner> = {
  /** Of each slot a `Headroom`: down, up, far. */
  readonly headroom: number[]
  readonly accounts: (Owner | undefined)[]
  readonly free: number[]
}

/** In USD; rises that do not matter are infinite. */
export type Headroom = {
  readonly down: number
  readonly up: number
  /** With more on both sides none is near: a few thousandths of the size of all positions. */
  readonly far: number
}

const [DOWN, UP, FAR, COLUMNS] = [0, 1, 2, 3]
/** Of `far`: what doubles lose of the size of all positions at a tick, many times over. */
const SLIP = 1e-11

export function createThresholdIndex(): ThresholdIndex {
  return { mark: Number.NaN, slots: [], quantities: [], places: new Map() }
}

export function createHeadroomSlots<Owner>(): HeadroomSlots<Owner> {
  return { headroom: [], accounts: [], free: [] }
}

/** The slot of an account that stands in no index yet. */
export function allocateSlot<Owner>(
  { accounts, free }: HeadroomSlots<Owner>,
  account: Owner,
): number {
  const slot = free.pop() ?? accounts.length
  accounts[slot] = account
  return slot
}

export function releaseSlot({ accounts, free }: HeadroomSlots<unknown>, slot: number): void {
  accounts[slot] = undefined
  free.push(slot)
}

/** Sets the headroom of a slot's account at the marks of now. */
export function setHeadroom(
  { headroom }: HeadroomSlots<unknown>,
  slot: number,
  { down, up, far }: Headroom,
): void {
  headroom[slot * COLUMNS + DOWN] = down
  headroom[slot * COLUMNS + UP] = up
  headroom[slot * COLUMNS + FAR] = far
}

export function addToIndex(index: ThresholdIndex, slot: number, quantity: number): void {
  index.places.set(slot, index.slots.length)
  index.slots.push(slot)
  index.quantities.push(quantity)
}

/** Takes a slot out; one that is not there is left as it is. */
export function removeFromIndex({ slots, quantities, places }: ThresholdIndex, slot: number): void {
  const place = places.get(slot)
  if (place === undefined) return
  places.delete(slot)
  const [lastSlot, lastQuantity] = [slots.pop(), quantities.pop()]
  if (lastSlot === undefined || lastQuantity === undefined || lastSlot === slot) return
  slots[place] = lastSlot
  quantities[place] = lastQuantity
  places.set(lastSlot, place)
}

/** Moves an index to a mark. Returns whose headroom is used up, or so large that none is near. */
export function advanceIndex<Owner>(
  index: ThresholdIndex,
  headroomSlots: HeadroomSlots<Owner>,
  mark: number,
): Owner[] {
  const { slots, quantities } = index
  const { headroom, accounts } = headroomSlots
  const reached: Owner[] = []
  const change = mark - index.mark
  index.mark = mark
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number
    const at = slot * COLUMNS
    const far = headroom[at + FAR] as number
    const gain = (quantities[place] as number) * change
    const slip = far * SLIP
    const down = (headroom[at + DOWN] as number) + gain - slip
    const up = (headroom[at + UP] as number) - gain - slip
    headroom[at + DOWN] = down
    headroom[at + UP] = up
    if (!(down > 0 && up > 0) || (down > far && up > far)) reached.push(accounts[slot] as Owner)
  }
  return reached
}
