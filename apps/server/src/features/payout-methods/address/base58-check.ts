// Base58Check: version and payload, then four bytes of their double SHA-256 (Bitcoin, TRON).

import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'

const ALPHABET = /^[1-9A-HJ-NP-Za-km-z]*$/
const CHECKSUM_BYTES = 4
/** Longer than any address; the work of reading grows with the square of it. */
const MAX_LENGTH = 60

export type Base58Check =
  | { readonly version: number; readonly payload: Uint8Array }
  | { readonly wrong: 'format' | 'checksum' }

export function readBase58Check(text: string): Base58Check {
  const bytes = decodeBase58(text)
  if (bytes === undefined || bytes.length <= CHECKSUM_BYTES) return { wrong: 'format' }
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const isRight = sha256(sha256(body))
    .subarray(0, CHECKSUM_BYTES)
    .equals(bytes.subarray(-CHECKSUM_BYTES))
  return isRight ? { version: body[0] ?? 0, payload: body.subarray(1) } : { wrong: 'checksum' }
}

/** Undefined for what is too long or has letters of another alphabet. */
export function decodeBase58(text: string): Uint8Array | undefined {
  return text.length > MAX_LENGTH || !ALPHABET.test(text) ? undefined : base58.decode(text)
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
