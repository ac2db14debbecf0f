// Receipts as a house signs them, and a store that lives as long as a test.

import { type Receipt, receiptText, type SignedReceipt } from '@fairtick/proof/receipt'
import { keyIdOf } from '@fairtick/proof/signature'
import { getPublicKey, hashes, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { fileReceipt, type KeptReceipt, type ReceiptKey } from './kept-receipt.ts'
import type { ReceiptStore } from './receipt-store.ts'

hashes.sha512 = sha512
const SECRET = new Uint8Array(32).fill(9)
const PUBLIC = bytesToHex(getPublicKey(SECRET))
export const KEYS = [{ id: keyIdOf(PUBLIC), publicKey: PUBLIC, since: 0 }]

/** A deposit with so many postings; `amount` of each. */
export function receiptOf(id: string, { issued = 1, postings = 1, amount = '10' } = {}): Receipt {
  const entries = Array.from({ length: postings }, (_, number) => ({
    ...{ number, reason: 'deposit', part: null, time: number, position: number },
    legs: [['cash', amount] as const, ['deposits', `-${amount}`] as const],
  }))
  const account = { id: 'account', kind: 'practice' } as const
  return { tape: 'tape', account, id, order: null, entries, head: null, issued }
}

export function signedOf(receipt: Receipt): SignedReceipt {
  const text = JSON.stringify(receipt)
  const signature = bytesToHex(sign(utf8ToBytes(receiptText(text)), SECRET))
  return { text, key: KEYS[0]?.id ?? '', signature }
}

export function memoryStore() {
  const kept = new Map<string, KeptReceipt>()
  const histories = new Set<string>()
  const nameOf = ({ userId, account, id }: ReceiptKey) => [userId, account, id].join()
  const store: Omit<ReceiptStore, 'list'> = {
    find: async (keys) => keys.map((key) => kept.get(nameOf(key))),
    file: async (told) => {
      const filed = fileReceipt(kept.get(nameOf(told)), told)
      kept.set(nameOf(told), filed)
      return filed
    },
    listIds: async (userId, account) =>
      [...kept.values()]
        .filter((one) => one.userId === userId && one.account === account)
        .map(({ id }) => id),
    hasHistory: async (...of) => histories.has(of.join()),
    noteHistory: async (userId, account, isWhole) => {
      if (isWhole) histories.add(`${userId},${account}`)
      else histories.delete(`${userId},${account}`)
    },
  }
  return { ...store, all: () => [...kept.values()] }
}
