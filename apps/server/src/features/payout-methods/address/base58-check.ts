// Base58Check: version and payload, then four bytes of their double SHA-256 (Bitcoin, TRON).

import { createHash } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
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

/** Each `1` at the beginning is a byte of zero; undefined for letters that are none of it. */
export function decodeBase58(text: string): Buffer | undefined {
  if (text.length > MAX_LENGTH) return undefined
  let number = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = text.length - text.replace(/^1+/, '').length
  return Buffer.from('00'.repeat(zeros) + hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
