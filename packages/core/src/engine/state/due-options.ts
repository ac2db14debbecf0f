// Open options by expiry, so that time passing costs nothing while none is due.

import type { OpenOption } from '../../options/option.ts'
import type { Instant } from '../../time/instant.ts'

/** A binary heap; equal expiries come out in the order of purchase. */
export type DueOptions = {
  readonly add: (option: OpenOption) => void
  /** Takes the first option with expiry < `time`, or undefined. */
  readonly takeBefore: (time: Instant) => OpenOption | undefined
  /** The earliest expiry, of options still open or voided since. */
  readonly nextExpiry: () => Instant | undefined
  readonly size: () => number
}

export function createDueOptions(): DueOptions {
  const heap: OpenOption[] = []
  return {
    add: (option) => {
      heap.push(option)
      siftUp(heap)
    },
    takeBefore: (time) => {
      const first = heap[0]
      if (first === undefined || first.expiryTime >= time) return undefined
      const last = heap.pop() as OpenOption
      if (heap.length > 0) {
        heap[0] = last
        siftDown(heap)
      }
      return first
    },
    nextExpiry: () => heap[0]?.expiryTime,
    size: () => heap.length,
  }
}

function isEarlier(a: OpenOption, b: OpenOption): boolean {
  return a.expiryTime !== b.expiryTime ? a.expiryTime < b.expiryTime : a.placed < b.placed
}

function siftUp(heap: OpenOption[]): void {
  let child = heap.length - 1
  while (child > 0) {
    const parent = (child - 1) >> 1
    if (!swapIfEarlier(heap, child, parent)) return
    child = parent
  }
}

function siftDown(heap: OpenOption[]): void {
  let parent = 0
  for (;;) {
    const left = 2 * parent + 1
    if (left >= heap.length) return
    const right = left + 1
    const rightIsFirst =
      right < heap.length && isEarlier(heap[right] as OpenOption, heap[left] as OpenOption)
    const child = rightIsFirst ? right : left
    if (!swapIfEarlier(heap, child, parent)) return
    parent = child
  }
}

function swapIfEarlier(heap: OpenOption[], child: number, parent: number): boolean {
  const [a, b] = [heap[child] as OpenOption, heap[parent] as OpenOption]
  if (!isEarlier(a, b)) return false
  heap[child] = b
  heap[parent] = a
  return true
}
