// The key by which the house signs heads of the tape and receipts: Ed25519, from `tape.key`.

import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { keyIdOf } from '@fairtick/proof/signature'
import type { Keys } from './key-folder.ts'

export type SigningKey = {
  readonly id: string
  /** 32 bytes as hex, for everybody. */
  readonly publicKey: string
  /** Of the UTF-8 of `text`, as hex. */
  readonly sign: (text: string) => string
}

/** RFC 8410: what stands before the 32 bytes of a private key, and before those of a public one. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_PREFIX_BYTES = 12

/** Under `tape.key`. */
export function openSigningKey(keys: Keys): SigningKey {
  return createSigningKey(keys('tape'))
}

/** From 32 random bytes. */
export function createSigningKey(seed: Uint8Array): SigningKey {
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const publicKey = spki.subarray(PUBLIC_PREFIX_BYTES).toString('hex')
  return {
    ...{ id: keyIdOf(publicKey), publicKey },
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
  }
}
