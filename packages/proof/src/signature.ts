// Ed25519 (RFC 8032): what the house has signed, it cannot deny. Keys and signatures are hex.

import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { hashText } from './sha256.ts'

hashes.sha512 = sha512

const [KEY, SIGNATURE] = [/^[0-9a-f]{64}$/, /^[0-9a-f]{128}$/]
const ID_LETTERS = 16

/** One of the keys that the house has signed by. */
export type PublicKey = {
  readonly id: string
  /** 32 bytes as hex. */
  readonly publicKey: string
  /** ms since the epoch: when it was first used. */
  readonly since: number
}

/** The name of a key: the beginning of its SHA-256. */
export function keyIdOf(publicKey: string): string {
  return hashText(publicKey).slice(0, ID_LETTERS)
}

/** Whether `signature` is of the UTF-8 of `text`, under this key; false also where one is none. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  if (!KEY.test(publicKey) || !SIGNATURE.test(signature)) return false
  return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey))
}
