// Which version of the agreement stands, and what a customer said to it. Nothing is locked by it:
// whoever has not accepted closes, withdraws and trades as before.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Declined, refused } from '@fairtick/wire/handler'
import type { Database, Queryable } from '../../platform/database.ts'
import { insertAnswer, loadAgreementVersion } from './agreement-store.ts'

type User = CallResult<'userDetail'>

/** With the row of who registers; of one that was replaced meanwhile the version that was read. */
export async function acceptAtRegistration(
  tx: Queryable,
  userId: string,
  read: number | undefined,
  atMs: number,
): Promise<void> {
  const standing = await loadAgreementVersion(tx)
  const version = Math.min(read ?? standing, standing)
  await insertAnswer(tx, { userId, version, answer: 'accepted', atMs })
}

export type AgreementDependencies = {
  readonly database: Database
  readonly nowMs: () => number
  readonly readUser: (userId: string) => Promise<User>
}

export async function answerAgreement(
  { database, nowMs, readUser }: AgreementDependencies,
  { version, answer }: CallArguments<'answerAgreement'>['body'],
  { caller: { userId } }: CustomerContext,
): Promise<User | Declined> {
  const isStanding = await database.transaction(async (tx) => {
    if ((await loadAgreementVersion(tx)) !== version) return false
    await insertAnswer(tx, { userId, version, answer, atMs: nowMs() })
    return true
  })
  return isStanding ? await readUser(userId) : refused('agreement_changed')
}
