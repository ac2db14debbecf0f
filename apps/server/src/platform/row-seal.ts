// Rows on which money or power rests carry a seal: HMAC-SHA256 under a key that is not in the
// database, so that whoever can only write rows cannot make one that counts.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from './key-folder.ts'

/** What a sealed row says: a seal of one purpose is none of another. */
export type SealPurpose =
  | 'account-link'
  | 'audit'
  | 'bank-account'
  | 'bank-change'
  | 'bank-statement'
  | 'contact'
  | 'content-approved'
  | 'content-published'
  | 'examined'
  | 'first-approval'
  | 'identity'
  | 'inbox'
  | 'leader'
  | 'leader-application'
  | 'loss-share'
  | 'mail-code'
  | 'own-limit'
  | 'passkey'
  | 'password'
  | 'public-report'
  | 'push-subscription'
  | 'recovery'
  | 'recovery-code'
  | 'recovery-hold'
  | 'recovery-link'
  | 'session'
  | 'signal'
  | 'staff-enrolment'
  | 'staff-recovery'
  | 'staff-role'
  | 'staff-session'
  | 'user-lock'
  | 'wallet-address'
  | 'withdrawal-target'

type Field = string | number | bigint | boolean | null

export type RowSeal = {
  /** Of the fields that give the row its power, whose it is among them. */
  readonly seal: (purpose: SealPurpose, fields: readonly Field[]) => string
  /** Whether `given` was made of the same fields, for the same purpose, under this key. */
  readonly isSealed: (
    purpose: SealPurpose,
    fields: readonly Field[],
    given: string | null,
  ) => boolean
}

/** Under `rows.key`. */
export function openRowSeal(keys: Keys): RowSeal {
  return createRowSeal(keys('rows'))
}

export function createRowSeal(key: Uint8Array): RowSeal {
  const digest = (purpose: SealPurpose, fields: readonly Field[]): Buffer =>
    createHmac('sha256', key).update(textOf(purpose, fields)).digest()
  return {
    seal: (purpose, fields) => digest(purpose, fields).toString('base64url'),
    isSealed: (purpose, fields, given) => {
      const [wanted, found] = [digest(purpose, fields), Buffer.from(given ?? '', 'base64url')]
      return found.length === wanted.length && timingSafeEqual(found, wanted)
    },
  }
}

/** JSON: no two lists of fields have the same text. */
function textOf(purpose: SealPurpose, fields: readonly Field[]): string {
  const texts = fields.map((field) => (typeof field === 'bigint' ? String(field) : field))
  return JSON.stringify([purpose, ...texts])
}
