// Whether what a customer is owed was counted: checked without the tree, by whoever has a proof.

import { type AccountKind, isSalt, leafId, leafNode, readLeaf } from './liability-leaf.ts'
import { type LiabilityStatement, liabilityRoot } from './liability-root.ts'
import { climb, isSum, type SumNode } from './sum-tree.ts'

export type LiabilityProof = {
  /** Text of the leaf. */
  readonly leaf: string
  readonly salt: string
  readonly index: number
  /** From the leaf to the top. */
  readonly path: readonly SumNode[]
  readonly statement: LiabilityStatement
}

/** What the customer knows without the proof. */
export type KnownToCustomer = {
  readonly member: string
  readonly kind: AccountKind
  readonly day: number
  /** As it was published for everybody. */
  readonly root: string
}

/**
 * Why a proof is refused: the leaf is not written as leaves are, its salt is none, it is another
 * member's or account's, it or the tree is of another day, it does not lead to the top with this
 * size and total, or all this is not what was published.
 */
export type LiabilityFault = 'leaf' | 'salt' | 'member' | 'day' | 'tree' | 'root'

/** Undefined: the leaf of this customer is in the tree that was published. */
export function findLiabilityFault(
  { leaf: text, salt, index, path, statement }: LiabilityProof,
  known: KnownToCustomer,
): LiabilityFault | undefined {
  const [leaf, node] = [readLeaf(text), leafNode(text)]
  if (leaf === undefined || node === undefined) return 'leaf'
  if (!isSalt(salt)) return 'salt'
  if (statement.kind !== known.kind || leaf.id !== leafId(salt, known)) return 'member'
  if (leaf.day !== known.day || statement.day !== known.day) return 'day'
  const top = climb(node, { index, size: statement.size }, path)
  if (top?.hash !== statement.tree || top.sum !== statement.total) return 'tree'
  const areSums = isSum(statement.total) && isSum(statement.deficits.total)
  return areSums && liabilityRoot(statement) === known.root ? undefined : 'root'
}
