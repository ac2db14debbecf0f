// Which nodes prove something of a growing Merkle tree (RFC 6962, 2.1.1 and 2.1.2), and the proof
// made of them. Only complete subtrees are nodes that anybody keeps: they never change.

import { EMPTY_ROOT, hashNode } from './tree-hash.ts'

/** The complete subtree over the leaves from `index · 2^level` on, `2^level` of them. */
export type TreeNode = { readonly level: number; readonly index: number }

/** The hash of a complete subtree, in hex. */
export type FindNode = (node: TreeNode) => string

/** The leaves from `begin` to before `end`. */
type Span = { readonly begin: number; readonly end: number }

/** The nodes that came with the leaf of this index, from the leaf itself upwards. */
export function nodesEndingWith(index: number): readonly TreeNode[] {
  const nodes = [{ level: 0, index }]
  let last = { level: 0, index }
  while (last.index % 2 === 1) {
    last = { level: last.level + 1, index: (last.index - 1) / 2 }
    nodes.push(last)
  }
  return nodes
}

/**
 * The hashes of `nodesEndingWith(index)`. `findNode` is asked for nodes of earlier leaves alone.
 */
export function hashesEndingWith(index: number, leaf: string, findNode: FindNode): string[] {
  const hashes = [leaf]
  for (const { level, index: place } of nodesEndingWith(index).slice(1)) {
    const left = findNode({ level: level - 1, index: 2 * place })
    hashes.push(hashNode(left, hashes.at(-1) as string))
  }
  return hashes
}

/** Of a tree whose leaves are all at hand. */
export function nodesOver(leaves: readonly string[]): FindNode {
  const levels: string[][] = [[...leaves]]
  for (let below = leaves; below.length > 1; below = levels.at(-1) as string[]) {
    const pairs = Array.from({ length: Math.floor(below.length / 2) }, (_, place) =>
      hashNode(below[2 * place] as string, below[2 * place + 1] as string),
    )
    levels.push(pairs)
  }
  return ({ level, index }) => levels[level]?.[index] as string
}

/** The root over the first `size` leaves. */
export function treeRoot(size: number, findNode: FindNode): string {
  return size === 0 ? EMPTY_ROOT : hashSpan({ begin: 0, end: size }, findNode)
}

/** What the leaf of `index` needs to be found under the root over `size` leaves. */
export function inclusionPath(index: number, size: number, findNode: FindNode): string[] {
  return spansOfInclusion(index, { begin: 0, end: size }).map((span) => hashSpan(span, findNode))
}

/** What shows that the tree of `size` leaves goes on from that of `earlier` ones. */
export function consistencyPath(earlier: number, size: number, findNode: FindNode): string[] {
  if (earlier === 0) return []
  const spans = spansOfConsistency(earlier, { begin: 0, end: size }, 'first')
  return spans.map((span) => hashSpan(span, findNode))
}

/** Every node that `treeRoot`, `inclusionPath` and `consistencyPath` ask for with these sizes. */
export function nodesOfProof(
  size: number,
  of: { readonly index: number } | { readonly earlier: number } | undefined,
): readonly TreeNode[] {
  const whole = { begin: 0, end: size }
  const spans = [whole]
  if (of !== undefined && 'index' in of) spans.push(...spansOfInclusion(of.index, whole))
  if (of !== undefined && 'earlier' in of && of.earlier > 0) {
    spans.push(...spansOfConsistency(of.earlier, whole, 'first'))
  }
  return spans.flatMap(nodesOfSpan)
}

function spansOfInclusion(index: number, { begin, end }: Span): Span[] {
  if (end - begin === 1) return []
  const middle = begin + largestPowerBelow(end - begin)
  const [left, right] = [
    { begin, end: middle },
    { begin: middle, end },
  ]
  return index < middle
    ? [...spansOfInclusion(index, left), right]
    : [...spansOfInclusion(index, right), left]
}

/** `first`: the span begins with the tree, so that the root of the earlier one is its hash. */
type Part = 'first' | 'later'

function spansOfConsistency(earlier: number, { begin, end }: Span, part: Part): Span[] {
  if (earlier === end - begin) return part === 'first' ? [] : [{ begin, end }]
  const middle = begin + largestPowerBelow(end - begin)
  const [left, right] = [
    { begin, end: middle },
    { begin: middle, end },
  ]
  return earlier <= middle - begin
    ? [...spansOfConsistency(earlier, left, part), right]
    : [...spansOfConsistency(earlier - (middle - begin), right, 'later'), left]
}

/** From left to right; what is left of an incomplete span is always smaller than what came. */
function nodesOfSpan({ begin, end }: Span): TreeNode[] {
  const nodes: TreeNode[] = []
  for (let from = begin; from < end; ) {
    const level = Math.floor(Math.log2(end - from))
    nodes.push({ level, index: from / 2 ** level })
    from += 2 ** level
  }
  return nodes
}

function hashSpan(span: Span, findNode: FindNode): string {
  return nodesOfSpan(span)
    .map(findNode)
    .reduceRight((right, left) => hashNode(left, right))
}

function largestPowerBelow(count: number): number {
  return 2 ** Math.floor(Math.log2(count - 1))
}
