// What the server answered, checked against what this browser knows without it.

import { findLiabilityFault, type LiabilityFault } from '@fairtick/proof/check-liability'
import { FIGURES, type Figure, type Figures, readLeaf } from '@fairtick/proof/liability-leaf'
import { readLiabilityProof } from '@fairtick/proof/read-liability-proof'
import { formatSum } from '@fairtick/proof/sum-tree'
import type { CallResult } from '@fairtick/wire/api-contract'

export type Published = CallResult<'liabilities'>['days'][number]

export type CheckedLeaf = {
  readonly fault: LiabilityFault | undefined
  /** As texts; undefined: the leaf cannot be read. */
  readonly figures: { readonly [Name in Figure | 'sum']: string } | undefined
}

/** `published` is what everybody is told of the day. */
export function checkAnswer(
  answer: CallResult<'liabilityProof'>,
  published: Pick<Published, 'kind' | 'day' | 'root'>,
  member: string,
): CheckedLeaf {
  const { kind, day, root } = published
  const fault = findLiabilityFault(readLiabilityProof(answer), { member, kind, day, root })
  const leaf = readLeaf(answer.leaf)
  return { fault, figures: leaf && textsOf(leaf.figures) }
}

function textsOf(figures: Figures): CheckedLeaf['figures'] {
  const amounts = FIGURES.map((name) => figures[name])
  const texts = FIGURES.map((name) => [name, formatSum(figures[name])])
  const sum = formatSum(amounts.reduce((total, amount) => total + amount, 0n))
  return { ...(Object.fromEntries(texts) as { [Name in Figure]: string }), sum }
}
