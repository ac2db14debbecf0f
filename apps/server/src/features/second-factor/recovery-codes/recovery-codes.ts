// Recovery codes: the way back of who has lost app and passkeys. Shown once, hashed, each
// used once; they come with the first factor and go with the last.

import { plainRecoveryCode } from '@fairtick/wire/field-rules'
import type { Queryable } from '../../../platform/database.ts'
import { randomReadable } from '../../../platform/random-id.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-store.ts'

const COUNT = 8
/** Of 32 letters each: 60 random bits. */
const LENGTH = 12
const GROUP = /.{4}(?=.)/g

/** Those before count no more. */
export async function renewRecoveryCodes(
  rowSeal: RowSeal,
  tx: Queryable,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, () => randomReadable(LENGTH))
  const hashes = codes.map((code) => hashRecoveryCode(rowSeal, userId, code))
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes.map((code) => code.replace(GROUP, '$&-'))
}

export async function hasRecoveryCode(database: Queryable, userId: string): Promise<boolean> {
  return (await countRecoveryCodes(database, userId)) > 0
}

/** As it is kept: who can only write rows makes none that a code of theirs opens. */
export function hashRecoveryCode(rowSeal: RowSeal, userId: string, typed: string): string {
  return rowSeal.seal('recovery-code', [userId, plainRecoveryCode(typed)])
}
