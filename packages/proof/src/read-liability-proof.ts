// A proof as it comes over the wire: amounts as text, one that is none as no sum at all.

import type { LiabilityProof } from './check-liability.ts'
import type { AccountKind } from './liability-leaf.ts'
import type { Mark } from './liability-root.ts'
import { parseSum } from './sum-tree.ts'

/** The answer of `GET /api/liabilities/proof`. */
export type WireLiabilityProof = {
  readonly leaf: string
  readonly salt: string
  readonly index: number
  readonly path: readonly { readonly sum: string; readonly hash: string }[]
  readonly tree: {
    readonly kind: AccountKind
    readonly day: number
    readonly time: number
    readonly position: number
    readonly accounts: number
    readonly total: string
    readonly tree: string
    readonly deficits: { readonly count: number; readonly total: string }
    readonly marks: readonly Mark[]
  }
}

export function readLiabilityProof(wire: WireLiabilityProof): LiabilityProof {
  const { leaf, salt, index, path, tree } = wire
  const { kind, day, time, position, accounts, deficits, marks } = tree
  return {
    ...{ leaf, salt, index, path: path.map(({ sum, hash }) => ({ sum: sumOf(sum), hash })) },
    statement: {
      ...{ kind, day, timeMs: time, position, size: accounts, marks, tree: tree.tree },
      total: sumOf(tree.total),
      deficits: { count: deficits.count, total: sumOf(deficits.total) },
    },
  }
}

/** Below zero no sum passes any check. */
function sumOf(text: string): bigint {
  return parseSum(text) ?? -1n
}
