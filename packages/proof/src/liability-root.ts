// The root of a day's liabilities: one hash of all that is published with the tree, so that neither
// its size, its total, the deficits nor the prices can be told otherwise later.

import type { AccountKind } from './liability-leaf.ts'
import { hashText } from './sha256.ts'
import { formatSum } from './sum-tree.ts'

/** The tick at which open contracts were valued. */
export type Mark = { readonly symbol: string; readonly seq: number; readonly price: string }

export type LiabilityStatement = {
  readonly kind: AccountKind
  /** Of the operator, in days since 1970-01-01. */
  readonly day: number
  readonly timeMs: number
  /** The newest record of the tape that the amounts have in them. */
  readonly position: number
  /** How many accounts the tree has, and what they are owed together. */
  readonly size: number
  readonly total: bigint
  /** The top of the tree. */
  readonly tree: string
  /** Accounts whose open losses are above their cash: apart, and taken off nobody's sum. */
  readonly deficits: { readonly count: number; readonly total: bigint }
  /** By symbol. */
  readonly marks: readonly Mark[]
}

/** Throws where an amount is none. */
export function liabilityRoot(statement: LiabilityStatement): string {
  const { kind, day, timeMs, position, size, total, tree, deficits, marks } = statement
  return hashText(
    [
      'fairtick liabilities 1',
      ...[`kind ${kind}`, `day ${day}`, `time ${timeMs}`, `position ${position}`],
      ...[`accounts ${size}`, `total ${formatSum(total)}`, `tree ${tree}`],
      `deficits ${deficits.count} ${formatSum(deficits.total)}`,
      // As JSON, so that no price can say what two would.
      ...marks.map(({ symbol, seq, price }) => `mark ${JSON.stringify([symbol, seq, price])}`),
    ].join('\n'),
  )
}
