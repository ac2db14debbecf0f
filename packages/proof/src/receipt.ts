// A receipt: what the house says of one act of a customer, signed, so that it cannot be denied.

import { isSignedByFast, type PublicKey } from './signature.ts'

/** Decimals as text, times in ms; the fields of orders are those of the product's own records. */
export type Receipt = {
  readonly tape: string
  readonly account: { readonly id: string; readonly kind: 'practice' | 'real' }
  /** Of the order, deposit or withdrawal. */
  readonly id: string
  readonly order: OptionFacts | ContractFacts | null
  /** What the ledger says for it, oldest first. */
  readonly entries: readonly EntryFacts[]
  /** The newest head that the house had published; null: none yet. */
  readonly head: { readonly number: number; readonly root: string } | null
  readonly issued: number
}

export type EntryFacts = {
  readonly number: number
  readonly reason: string
  readonly part: number | null
  readonly time: number
  /** Behind which record of the tape it was posted. */
  readonly position: number
  readonly legs: readonly (readonly [ledger: string, amount: string])[]
}

export type OptionFacts = {
  readonly kind: 'option'
  readonly symbol: string
  readonly direction: 'up' | 'down'
  readonly stake: string
  readonly durationSeconds: number
  readonly payoutRate: string
  readonly strike: string
  readonly strikeSeq: number
  readonly orderTime: number
  readonly expiryTime: number
  readonly settlement: {
    readonly result: 'win' | 'lose' | 'draw' | 'void'
    readonly settlePrice: string
    readonly settleSeq: number
    readonly closeTime: number
    readonly profit: string
    /** Whose it was that there was no fresh price at the expiry; null: there was one. */
    readonly outage: 'own' | 'source' | null
  } | null
}

export type ContractFacts = {
  readonly kind: 'contract'
  readonly symbol: string
  readonly direction: 'long' | 'short'
  readonly lots: string
  readonly leverage: number
  readonly limitPrice: string | null
  readonly isCopy: boolean
  readonly constants: {
    readonly spread: string
    readonly feeRate: string
    readonly overnightRate: { readonly long: string; readonly short: string }
    readonly minLots: string
  }
  readonly opening: {
    readonly price: string
    readonly seq: number
    readonly time: number
    readonly margin: string
    readonly fee: string
  } | null
  readonly closes: readonly {
    readonly time: number
    readonly price: string
    readonly seq: number
    readonly lots: string
    readonly profit: string
    readonly fee: string
    readonly reason: string
  }[]
  readonly lotsOpen: string
}

export type SignedReceipt = {
  /** JSON of a `Receipt`, as it was signed. */
  readonly text: string
  /** Id of the key. */
  readonly key: string
  /** Of `receiptText`. */
  readonly signature: string
}

/** What the house puts its name to. */
export function receiptText(text: string): string {
  return `fairtick receipt\n${text}`
}

/** Undefined: the house has not signed this. */
export async function readReceipt(
  { text, key, signature }: SignedReceipt,
  keys: readonly PublicKey[],
): Promise<Receipt | undefined> {
  const known = keys.find(({ id }) => id === key)
  if (known === undefined) return undefined
  if (!(await isSignedByFast(known.publicKey, receiptText(text), signature))) return undefined
  try {
    return JSON.parse(text) as Receipt
  } catch {
    return undefined
  }
}
