// What a person sent to prove who they are is sealed with a key of their own (AES-256-GCM), which
// is itself sealed with the installation's: destroying the one erases all that it sealed (REL-47).

import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type IdType, plainIdNumber } from '@fairtick/wire/identity-rules'
import type { Queryable } from '../../platform/database.ts'
import type { Keys } from '../../platform/key-folder.ts'
import { createSeal, openBytes, sealBytes } from '../../platform/sealed-text.ts'
import { deleteKey, holdKeyOf, insertKey, loadKey, lockKeyOf } from './key-store.ts'

const KEY_BYTES = 32

/** Of one person; `about` says what it is: sealed as one thing, it opens as no other. */
export type PersonCipher = {
  readonly close: (bytes: Uint8Array, about: string) => Buffer
  /** Throws when it was changed or is another thing. */
  readonly open: (sealed: Uint8Array, about: string) => Buffer
}

export type PersonKeys = {
  /** Made where there is none; until the end of the transaction it is not destroyed. */
  readonly forSealing: (tx: Queryable, userId: string) => Promise<PersonCipher>
  /** Undefined: it was destroyed, or never made. */
  readonly forOpening: (tx: Queryable, userId: string) => Promise<PersonCipher | undefined>
  /** Nothing of theirs opens any more, unless `isNeeded` says that something is to be kept. */
  readonly destroy: (
    tx: Queryable,
    userId: string,
    isNeeded: (tx: Queryable) => Promise<boolean>,
  ) => Promise<boolean>
  /** The same for the same document, however its number was typed. */
  readonly macOf: (document: DocumentNumber) => string
  /** Six digits that one person writes by hand on one day. */
  readonly dayCodeOf: (userId: string, day: number) => string
}

export type DocumentNumber = {
  readonly country: string
  readonly idType: IdType
  readonly idNumber: string
}

/** By `identity.key`. */
export function openPersonKeys(keys: Keys): PersonKeys {
  return createPersonKeys(keys('identity'))
}

export function createPersonKeys(key: Uint8Array): PersonKeys {
  const wrap = createSeal(derive(key, 'keys of people'))
  const numberKey = derive(key, 'numbers of documents')
  const codeKey = derive(key, 'codes of days')
  const open = (sealedKey: string, userId: string) =>
    cipherOf(Buffer.from(wrap.open(sealedKey, userId), 'base64url'))
  return {
    forSealing: async (tx, userId) => {
      await holdKeyOf(tx, userId)
      const made = wrap.close(randomBytes(KEY_BYTES).toString('base64url'), userId)
      return open((await loadKey(tx, userId)) ?? (await insertKey(tx, userId, made)), userId)
    },
    forOpening: async (tx, userId) => {
      const sealedKey = await loadKey(tx, userId)
      return sealedKey === undefined ? undefined : open(sealedKey, userId)
    },
    destroy: async (tx, userId, isNeeded) => {
      await lockKeyOf(tx, userId)
      if (await isNeeded(tx)) return false
      await deleteKey(tx, userId)
      return true
    },
    macOf: ({ country, idType, idNumber }) =>
      createHmac('sha256', numberKey)
        .update(`${country}|${idType}|${plainIdNumber(idNumber)}`)
        .digest('base64url'),
    dayCodeOf: (userId, day) => {
      const digest = createHmac('sha256', codeKey).update(`${day} ${userId}`).digest()
      return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
    },
  }
}

function derive(key: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', `fairtick identity: ${purpose}`, KEY_BYTES))
}

function cipherOf(key: Uint8Array): PersonCipher {
  return {
    close: (bytes, about) => sealBytes(key, bytes, about),
    open: (sealed, about) => openBytes(key, sealed, about),
  }
}
