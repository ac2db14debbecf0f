// A Merkle tree that sums: each node commits to both sums and both hashes below it, so that no
// amount can be hidden behind the total of two (Hu, Zhang, Guo, ePrint 2018/1139).

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { EMPTY_ROOT, isHash } from './tree-hash.ts'

/** Micro-units of USD, never negative, and what it is the sum of. */
export type SumNode = { readonly sum: bigint; readonly hash: string }

/** No sum is larger: eight bytes hold it, and nothing wraps around. */
export const MAX_SUM = 2n ** 63n - 1n

// Of their own: no leaf is taken for a node, and neither for one of a tree without sums.
const LEAF = Uint8Array.of(2)
const NODE = Uint8Array.of(3)

const AMOUNT = /^(0|[1-9][0-9]{0,12})\.([0-9]{6})$/
const MICROS = 1_000_000n

/** The top of a tree without leaves. */
export const EMPTY_TREE: SumNode = { sum: 0n, hash: EMPTY_ROOT }

export function isSum(sum: bigint): boolean {
  return sum >= 0n && sum <= MAX_SUM
}

/** `12.500000`; throws where it is no sum. */
export function formatSum(sum: bigint): string {
  if (!isSum(sum)) throw new RangeError(`${sum} is no sum of a tree`)
  return `${sum / MICROS}.${String(sum % MICROS).padStart(6, '0')}`
}

/** Of the one text that each sum has; undefined: it is another, or none. */
export function parseSum(text: string): bigint | undefined {
  const [, whole, micros] = AMOUNT.exec(text) ?? []
  if (whole === undefined || micros === undefined) return undefined
  const sum = BigInt(whole) * MICROS + BigInt(micros)
  return isSum(sum) ? sum : undefined
}

/** The leaf of a text that says what it sums. */
export function sumLeaf(sum: bigint, text: string): SumNode {
  return { sum, hash: bytesToHex(sha256(concatBytes(LEAF, utf8ToBytes(text)))) }
}

/** The node above two, in their order; throws where a sum or a hash is none. */
export function joinNodes(left: SumNode, right: SumNode): SumNode {
  const sum = left.sum + right.sum
  if (!isSum(left.sum) || !isSum(right.sum) || !isSum(sum)) {
    throw new RangeError(`${left.sum} and ${right.sum} are no sums that join`)
  }
  const bytes = concatBytes(NODE, bytesOf(left), bytesOf(right))
  return { sum, hash: bytesToHex(sha256(bytes)) }
}

/**
 * The top over nodes from left to right. One without a neighbour goes up as it is: nothing is
 * filled up, so that there is nothing to be cut off. Of the tops of equal parts, a power of two
 * each but the last, it is the same as of all that is in them.
 */
export function foldNodes(nodes: readonly SumNode[]): SumNode {
  let level = nodes
  while (level.length > 1) level = levelAbove(level)
  return level[0] ?? EMPTY_TREE
}

/** The neighbours of the node of `index` and of what is above it, from below. */
export function sumPath(index: number, nodes: readonly SumNode[]): SumNode[] {
  const path: SumNode[] = []
  let place = index
  for (let level = nodes; level.length > 1; level = levelAbove(level)) {
    const neighbour = level[place % 2 === 1 ? place - 1 : place + 1]
    if (neighbour !== undefined) path.push(neighbour)
    place = half(place)
  }
  return path
}

/**
 * The top that follows from a leaf, its place among `size` and the path; undefined: a place, a sum
 * or a hash is none, or the path is not as long as the tree is high there.
 */
export function climb(
  leaf: SumNode,
  at: { readonly index: number; readonly size: number },
  path: readonly SumNode[],
): SumNode | undefined {
  if (!isCount(at.index) || !isCount(at.size) || at.index >= at.size) return undefined
  let [node, place, count, used] = [leaf, at.index, at.size, 0]
  if (!isNode(leaf)) return undefined
  for (; count > 1; place = half(place), count = half(count + 1)) {
    const isLast = place % 2 === 0 && place + 1 === count
    if (isLast) continue
    const neighbour = path[used]
    used += 1
    if (neighbour === undefined || !isNode(neighbour)) return undefined
    if (!isSum(node.sum + neighbour.sum)) return undefined
    node = place % 2 === 1 ? joinNodes(neighbour, node) : joinNodes(node, neighbour)
  }
  return used === path.length ? node : undefined
}

function levelAbove(level: readonly SumNode[]): SumNode[] {
  const above: SumNode[] = []
  for (let place = 0; place < level.length; place += 2) {
    const [left, right] = [level[place] as SumNode, level[place + 1]]
    above.push(right === undefined ? left : joinNodes(left, right))
  }
  return above
}

/** Eight bytes of the sum, the greatest first, and the hash. */
function bytesOf({ sum, hash }: SumNode): Uint8Array {
  if (!isHash(hash)) throw new RangeError(`${hash} is no hash`)
  return hexToBytes(sum.toString(16).padStart(16, '0') + hash)
}

function isNode({ sum, hash }: SumNode): boolean {
  return isSum(sum) && isHash(hash)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function half(value: number): number {
  return Math.floor(value / 2)
}
