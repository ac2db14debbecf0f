// Hashes that only this installation can make: of little texts such as a name or an account number,
// which anybody could guess from a plain hash.

import { createHmac } from 'node:crypto'
import type { KeyName, Keys } from './key-folder.ts'

/** HMAC-SHA256 of the parts in their order, in base64url. */
export type KeyedHash = (...parts: readonly string[]) => string

/** Under the key of that name, which is not in the database. */
export function openKeyedHash(keys: Keys, name: KeyName): KeyedHash {
  return createKeyedHash(keys(name))
}

export function createKeyedHash(key: Uint8Array): KeyedHash {
  // JSON: no two lists of parts have the same text.
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
