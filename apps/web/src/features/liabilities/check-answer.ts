// What the server answered, checked against what this browser knows without it.

import { findLiabilityFault, type LiabilityFault } from '@fairtick/proof/check-liability'
import { findHeadFault, parseHead } from '@fairtick/proof/head'
import { FIGURES, type Figure, type Figures, readLeaf } from '@fairtick/proof/liability-leaf'
import { readLiabilityProof } from '@fairtick/proof/read-liability-proof'
import { formatSum } from '@fairtick/proof/sum-tree'
import type { CallResult } from '@fairtick/wire/api-contract'

export type Published = CallResult<'liabilities'>['days'][number]

export type CheckedLeaf = {
  readonly fault: LiabilityFault | undefined
  /** The newest signed head names this day's root; a minute after midnight it may not yet. */
  readonly isInHead: boolean
  /** As texts; undefined: the leaf cannot be read. */
  readonly figures: { readonly [Name in Figure | 'sum']: string } | undefined
}

/** What the newest head of the record says, which the house has signed; null: nothing of it. */
export type HeadRoot = { readonly day: number; readonly root: string } | null

/** Of a head that is nobody's, nothing. */
export function headRootOf(
  { signed }: CallResult<'tapeHead'>,
  { keys }: CallResult<'signingKeys'>,
): HeadRoot {
  if (signed === null || findHeadFault(signed, keys) !== undefined) return null
  return parseHead(signed.head)?.liabilities ?? null
}

/** `published` is what everybody is told of the day; the head of the record must say the same. */
export function checkAnswer(
  answer: CallResult<'liabilityProof'>,
  published: Pick<Published, 'kind' | 'day' | 'root'> & { readonly headRoot: HeadRoot },
  member: string,
): CheckedLeaf {
  const { kind, day, root, headRoot } = published
  const isInHead = headRoot?.day === day
  const found = findLiabilityFault(readLiabilityProof(answer), { member, kind, day, root })
  const fault = found ?? (isInHead && headRoot.root !== root ? 'root' : undefined)
  const leaf = readLeaf(answer.leaf)
  return { fault, isInHead, figures: leaf && textsOf(leaf.figures) }
}

function textsOf(figures: Figures): CheckedLeaf['figures'] {
  const amounts = FIGURES.map((name) => figures[name])
  const texts = FIGURES.map((name) => [name, formatSum(figures[name])])
  const sum = formatSum(amounts.reduce((total, amount) => total + amount, 0n))
  return { ...(Object.fromEntries(texts) as { [Name in Figure]: string }), sum }
}
