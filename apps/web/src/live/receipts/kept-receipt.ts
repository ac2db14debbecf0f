// A receipt that this device keeps: evidence of its owner. A later one takes its place where it
// says the same and more; one that contradicts it is kept beside it.

import type { Receipt, SignedReceipt } from '@fairtick/proof/receipt'
import { compareReceipts, inOrder } from '@fairtick/verifier/contradiction'
import type { AccountKind } from '../../platform/selected-account.ts'
import type { Act } from './act.ts'

export type ReceiptKey = {
  readonly userId: string
  readonly account: AccountKind
  /** Of the order, deposit or withdrawal. */
  readonly id: string
}

export type KeptReceipt = ReceiptKey &
  Pick<Act, 'stage' | 'timeMs'> & {
    readonly signed: SignedReceipt
    /** The first later one that says something else, signed as well. */
    readonly against: SignedReceipt | null
  }

/** `told`: signed by the house, as its reader has checked. What was kept before is never lost. */
export function fileReceipt(before: KeptReceipt | undefined, told: KeptReceipt): KeptReceipt {
  if (before === undefined) return told
  const { signed, against } = before
  if (against !== null) return { ...told, signed, against }
  const [first, second] = [receiptIn(signed), receiptIn(told.signed)]
  const isSame = compareReceipts(first, second).every((check) => check.isSame)
  if (!isSame) return { ...told, signed, against: told.signed }
  // One that says less, as it stood before, is no reason to forget what was said since.
  return inOrder(first, second)[1] === second ? told : before
}

function receiptIn({ text }: SignedReceipt): Receipt {
  return JSON.parse(text) as Receipt
}

/** Each with what was said against it, as page and command of the verifier take them. */
export function listOf(kept: readonly KeptReceipt[]): readonly SignedReceipt[] {
  return kept.flatMap(({ signed, against }) => (against === null ? [signed] : [signed, against]))
}
