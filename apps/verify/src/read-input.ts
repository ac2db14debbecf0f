// What is to be checked: receipts from a file, or from the address by which the app opens the page.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import type { SavedTape } from '@fairtick/verifier/saved-tape'

/** One receipt, or a list of them; empty where there is anything else: none is passed over. */
export function readReceipts(text: string): readonly SignedReceipt[] {
  const read = parse(text)
  const all = Array.isArray(read) ? read : [read]
  return all.every(isReceipt) ? all : []
}

/** Undefined: the text is no saved record. */
export function readSaved(text: string): SavedTape | undefined {
  const read = parse(text)
  const isSaved = typeof read === 'object' && read !== null && 'blocks' in read && 'heads' in read
  return isSaved ? (read as SavedTape) : undefined
}

/** Behind `#`: it is sent to no server. */
export function receiptsOfAddress(hash: string): readonly SignedReceipt[] {
  const given = new URLSearchParams(hash.slice(1)).get('receipt')
  return given === null ? [] : readReceipts(given)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isReceipt(read: unknown): read is SignedReceipt {
  return (
    typeof read === 'object' &&
    read !== null &&
    ['text', 'key', 'signature'].every((name) => typeof (read as never)[name] === 'string')
  )
}
