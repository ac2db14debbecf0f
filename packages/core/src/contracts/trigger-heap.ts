// Prices at which somebody must be looked at: a tick that reaches none costs one comparison.

import { invariant } from '../numbers/invariant.ts'

/** Names a trigger until it is removed; then another one may get the same number. */
export type TriggerHandle = number

/**
 * Triggers of one instrument on one side: they fire when the mark falls to their price or below
 * (`fall`), or rises to it or above (`rise`). Prices are doubles nearest to exact ones: rounding
 * keeps their order, so none is missed; who is fired early is looked at exactly and waits on.
 */
export type TriggerHeap<Owner> = {
  readonly add: (price: number, owner: Owner) => TriggerHandle
  readonly remove: (handle: TriggerHandle) => void
  /** Cheaper than to remove and add: most do not go far, and those that fired stand in front. */
  readonly move: (handle: TriggerHandle, price: number) => void
  readonly priceOf: (handle: TriggerHandle) => number
  /** True when `mark` reaches any trigger. */
  readonly isReached: (mark: number) => boolean
  /**
   * Visits every trigger that `mark` reaches, in no order. They stay, and are visited again, until
   * they are moved or removed; not by the visitor.
   */
  readonly visitReached: (
    mark: number,
    onReached: (owner: Owner, handle: TriggerHandle) => void,
  ) => void
  readonly size: () => number
}

const FIRST_CAPACITY = 16
const GROWTH = 1.25
/** Children of a node lie in one cache line. */
const ARITY_BITS = 2
const ARITY = 1 << ARITY_BITS
const NONE = -1

/** An indexed 4-ary heap: the smallest key first. Handles stay while their triggers move about. */
type Heap<Owner = unknown> = {
  /** By place in the heap. */
  keys: Float64Array
  handles: Int32Array
  /** By handle: its place in the heap, or of a free one the next free one. */
  places: Int32Array
  readonly owners: (Owner | undefined)[]
  count: number
  firstFree: number
}

/**
 * About 24 B a trigger and its spare room. Adding and removing cost O(log n), on usual data O(1):
 * most triggers lie far from the mark.
 */
export function createTriggerHeap<Owner>(side: 'fall' | 'rise'): TriggerHeap<Owner> {
  // Falling prices are kept negated, so that the first to fire is always the smallest key.
  const sign = side === 'rise' ? 1 : -1
  const owners: (Owner | undefined)[] = []
  const heap: Heap<Owner> = {
    keys: new Float64Array(FIRST_CAPACITY),
    handles: new Int32Array(FIRST_CAPACITY),
    places: new Int32Array(FIRST_CAPACITY),
    owners,
    count: 0,
    firstFree: NONE,
  }
  const takeHandle = (owner: Owner): TriggerHandle => {
    const handle = heap.firstFree
    if (handle === NONE) return owners.push(owner) - 1
    heap.firstFree = heap.places[handle] as number
    owners[handle] = owner
    return handle
  }
  const removeAt = (place: number) => {
    const handle = heap.handles[place] as number
    fillPlace(heap, place)
    owners[handle] = undefined
    heap.places[handle] = heap.firstFree
    heap.firstFree = handle
  }
  return {
    add: (price, owner) => {
      if (heap.count === heap.keys.length) grow(heap)
      const handle = takeHandle(owner)
      heap.count += 1
      siftUp(heap, heap.count - 1, sign * price, handle)
      return handle
    },
    remove: (handle) => removeAt(placeOf(heap, handle)),
    move: (handle, price) => moveTo(heap, placeOf(heap, handle), sign * price),
    priceOf: (handle) => sign * (heap.keys[placeOf(heap, handle)] as number),
    isReached: (mark) => heap.count > 0 && (heap.keys[0] as number) <= sign * mark,
    visitReached: (mark, onReached) => visitFrom(heap, 0, sign * mark, onReached),
    size: () => heap.count,
  }
}

/** What stands behind a trigger that is not reached is not reached either. */
function visitFrom<Owner>(
  heap: Heap<Owner>,
  place: number,
  reached: number,
  onReached: (owner: Owner, handle: TriggerHandle) => void,
): void {
  if (place >= heap.count || (heap.keys[place] as number) > reached) return
  const handle = heap.handles[place] as number
  onReached(heap.owners[handle] as Owner, handle)
  const first = place * ARITY + 1
  for (let child = first; child < first + ARITY; child += 1) {
    visitFrom(heap, child, reached, onReached)
  }
}

function placeOf({ places, handles, count }: Heap, handle: TriggerHandle): number {
  const place = places[handle] as number
  invariant(place < count && handles[place] === handle, 'no such trigger')
  return place
}

function moveTo(heap: Heap, place: number, key: number): void {
  const before = heap.keys[place] as number
  if (key === before) return
  const handle = heap.handles[place] as number
  if (key < before) siftUp(heap, place, key, handle)
  else siftDown(heap, place, key, handle)
}

/** Takes the last trigger into the place of one that goes. */
function fillPlace(heap: Heap, place: number): void {
  heap.count -= 1
  if (place === heap.count) return
  const key = heap.keys[heap.count] as number
  const handle = heap.handles[heap.count] as number
  const isNearer = place > 0 && (heap.keys[parentOf(place)] as number) > key
  if (isNearer) siftUp(heap, place, key, handle)
  else siftDown(heap, place, key, handle)
}

function siftUp(heap: Heap, from: number, key: number, handle: number): void {
  const { keys, handles } = heap
  let place = from
  while (place > 0) {
    const parent = parentOf(place)
    const parentKey = keys[parent] as number
    if (parentKey <= key) break
    put(heap, place, parentKey, handles[parent] as number)
    place = parent
  }
  put(heap, place, key, handle)
}

function siftDown(heap: Heap, from: number, key: number, handle: number): void {
  const { keys, handles, count } = heap
  let place = from
  for (;;) {
    const first = place * ARITY + 1
    if (first >= count) break
    const end = Math.min(first + ARITY, count)
    let smallest = first
    for (let child = first + 1; child < end; child += 1) {
      if ((keys[child] as number) < (keys[smallest] as number)) smallest = child
    }
    const smallestKey = keys[smallest] as number
    if (smallestKey >= key) break
    put(heap, place, smallestKey, handles[smallest] as number)
    place = smallest
  }
  put(heap, place, key, handle)
}

function put(heap: Heap, place: number, key: number, handle: number): void {
  heap.keys[place] = key
  heap.handles[place] = handle
  heap.places[handle] = place
}

function parentOf(place: number): number {
  return (place - 1) >> ARITY_BITS
}

function grow(heap: Heap): void {
  const capacity = Math.ceil(heap.keys.length * GROWTH)
  heap.keys = copyInto(new Float64Array(capacity), heap.keys)
  heap.handles = copyInto(new Int32Array(capacity), heap.handles)
  heap.places = copyInto(new Int32Array(capacity), heap.places)
}

function copyInto<Numbers extends Float64Array | Int32Array>(
  into: Numbers,
  from: Numbers,
): Numbers {
  into.set(from)
  return into
}
