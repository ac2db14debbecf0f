// The proof that a member's account stands in the tree of a day.

import type { AccountKind } from '@fairtick/proof/liability-leaf'
import { leafId, readLeaf } from '@fairtick/proof/liability-leaf'
import { type SumNode, sumPath } from '@fairtick/proof/sum-tree'
import type { Queryable } from '../../platform/database.ts'
import { LEAVES_A_PAGE, nodeOf } from './plant-tree.ts'
import type { SaltOf } from './salts.ts'
import { countCheck, loadPage, type PublishedTree } from './store.ts'

export type InclusionParts = { readonly database: Queryable; readonly saltOf: SaltOf }

export type Inclusion = PublishedTree & {
  readonly leaf: string
  readonly salt: string
  readonly index: number
  readonly path: readonly SumNode[]
}

/** Undefined: no tree of that day is kept with its leaves, or the account is younger than it. */
export async function proveInclusion(
  { database, saltOf }: InclusionParts,
  day: number,
  account: { readonly member: string; readonly kind: AccountKind },
): Promise<Inclusion | undefined> {
  const salt = saltOf(day, account)
  const id = leafId(salt, account)
  const found = await loadPage(database, day, id)
  const place = found?.leaves.findIndex((leaf) => readLeaf(leaf)?.id === id) ?? -1
  const leaf = found?.leaves[place]
  if (found === undefined || leaf === undefined) return undefined
  await countCheck(database, day, id)
  const { statement, root, page, tops } = found
  const path = [...sumPath(place, found.leaves.map(nodeOf)), ...sumPath(page, tops)]
  return { statement, root, leaf, salt, index: page * LEAVES_A_PAGE + place, path }
}
