// Checks proofs of a growing Merkle tree without the tree (RFC 9162, 2.1.3.2 and 2.1.4.2).

import { hashNode, isHash } from './tree-hash.ts'

export type Inclusion = {
  /** Hash of the leaf. */
  readonly leaf: string
  readonly index: number
  readonly size: number
  readonly path: readonly string[]
  readonly root: string
}

/** Whether the leaf of `index` stands under the root over `size` leaves. */
export function isIncluded({ leaf, index, size, path, root }: Inclusion): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false
  if (![leaf, ...path].every(isHash)) return false
  let [place, last, hash] = [index, size - 1, leaf]
  for (const sibling of path) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      hash = hashNode(sibling, hash)
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)]
    } else {
      hash = hashNode(hash, sibling)
    }
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && hash === root
}

export type Continuation = {
  readonly earlier: { readonly size: number; readonly root: string }
  readonly later: { readonly size: number; readonly root: string }
  readonly path: readonly string[]
}

/** Whether the later tree has all leaves of the earlier one, unchanged and in their order. */
export function isContinued({ earlier, later, path }: Continuation): boolean {
  if (!isCount(earlier.size) || !isCount(later.size) || earlier.size > later.size) return false
  if (![earlier.root, later.root, ...path].every(isHash)) return false
  if (earlier.size === later.size) return path.length === 0 && earlier.root === later.root
  if (earlier.size === 0) return path.length === 0
  const isPower = Number.isInteger(Math.log2(earlier.size))
  const [first, ...rest] = isPower ? [earlier.root, ...path] : path
  if (first === undefined) return false
  let [place, last] = [earlier.size - 1, later.size - 1]
  while (place % 2 === 1) [place, last] = [half(place), half(last)]
  let [before, after] = [first, first]
  for (const sibling of rest) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      before = hashNode(sibling, before)
      after = hashNode(sibling, after)
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)]
    } else {
      after = hashNode(after, sibling)
    }
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && before === earlier.root && after === later.root
}

function half(value: number): number {
  return Math.floor(value / 2)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
