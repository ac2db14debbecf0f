// What we alone must read again: sealed by AES-256-GCM with a key that is not in the database.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyName, Keys } from './key-folder.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Seal = {
  /** `about` is whose it is: sealed for one, it does not open for another. */
  readonly close: (text: string, about: string) => string
  /** Throws when it was changed, is another's, or was sealed with another key. */
  readonly open: (sealed: string, about: string) => string
}

/** Under the key of that name. */
export function openSeal(keys: Keys, name: KeyName): Seal {
  return createSeal(keys(name))
}

export function createSeal(key: Uint8Array): Seal {
  return {
    close: (text, about) => sealBytes(key, Buffer.from(text), about).toString('base64url'),
    open: (sealed, about) =>
      openBytes(key, Buffer.from(sealed, 'base64url'), about).toString('utf8'),
  }
}

/** Nonce, tag and body; `about` as of `Seal`. */
export function sealBytes(key: Uint8Array, bytes: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Throws as `Seal.open` does. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, about: string): Buffer {
  const tagEnd = NONCE_BYTES + TAG_BYTES
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd))
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
}
