// Files what the house answered when it was asked for a receipt: only what it has signed counts.

import { type Receipt, readReceipt, type SignedReceipt } from '@fairtick/proof/receipt'
import type { PublicKey } from '@fairtick/proof/signature'
import type { Act } from './act.ts'
import type { KeptReceipt, ReceiptKey } from './kept-receipt.ts'
import type { ReceiptStore } from './receipt-store.ts'

export type ReceiptFilerParts = Pick<ReceiptKey, 'userId' | 'account'> & {
  readonly store: Pick<ReceiptStore, 'file'>
  readonly askKeys: () => Promise<readonly PublicKey[]>
  /** A later receipt says something else than one that is kept. Told once of each. */
  readonly onBreak: (key: ReceiptKey) => void
}

/** Gives what is kept from now on; undefined: the answer is nobody's word, or of something else. */
export type ReceiptFiler = (
  signed: SignedReceipt,
  act: Pick<Act, 'id'> & Partial<Act>,
) => Promise<KeptReceipt | undefined>

export function createReceiptFiler(parts: ReceiptFilerParts): ReceiptFiler {
  const { userId, account, store, askKeys, onBreak } = parts
  let keys: readonly PublicKey[] = []
  const read = async (signed: SignedReceipt): Promise<Receipt | undefined> => {
    if (!keys.some(({ id }) => id === signed.key)) keys = await askKeys()
    return await readReceipt(signed, keys)
  }
  return async (signed, { id, stage = '', timeMs }) => {
    const receipt = await read(signed)
    if (receipt?.id !== id || receipt.account.kind !== account) return undefined
    const told = { userId, account, id, stage, timeMs: timeMs ?? receipt.issued }
    const filed = await store.file({ ...told, signed, against: null })
    if (filed.against?.text === signed.text) onBreak({ userId, account, id })
    return filed
  }
}
