// What a reviewer has to know of a case before deciding it: duplicates, why two people are needed,
// who decided it before.

import { isSameName } from '@fairtick/wire/same-name'
import type { Queryable } from '../../../platform/database.ts'
import { hashOf } from '../../../platform/random-id.ts'
import { loadCountingRule } from '../../reviews/public.ts'
import type { RoleKey } from '../../staff/public.ts'
import { type IdentityCase, listSameNumber } from '../case-store.ts'
import type { Decision } from '../decision-store.ts'
import { type AlikePicture, listAlike, listShown } from '../picture-store.ts'
import type { PlainDocument } from '../sealed-document.ts'
import type { IdentityReviewDependencies } from './dependencies.ts'

export type TwoReason = 'duplicate' | 'name_differs' | 'withdrawal_limit'

export type Judged = {
  readonly numberMac: string
  readonly sameNumber: readonly IdentityCase[]
  readonly samePictures: readonly AlikePicture[]
  readonly needsTwo: readonly TwoReason[]
  /** Of all that is looked at. */
  readonly factsHash: string
}

export async function judgeCase(
  {
    keys,
    rules,
    withdrawalMax,
  }: Pick<IdentityReviewDependencies, 'keys' | 'rules' | 'withdrawalMax'>,
  tx: Queryable,
  found: IdentityCase,
  { document, accountName }: { readonly document: PlainDocument; readonly accountName: string },
): Promise<Judged> {
  // Of the number itself: whoever can write rows could change what it is compared by.
  const numberMac = found.erasedMs === null ? keys.macOf(document) : found.numberMac
  const sameNumber = await listSameNumber(tx, { ...found, numberMac })
  const samePictures = await listAlike(tx, found.id)
  const hasDuplicate = sameNumber.length > 0 || samePictures.length > 0
  const { secondReviewerAbove: limit } = rules
  const needsTwo: readonly (readonly [TwoReason, boolean])[] = [
    ['duplicate', hasDuplicate],
    ['name_differs', !isSameName(document.name, accountName)],
    ['withdrawal_limit', limit !== undefined && withdrawalMax() > limit],
  ]
  return {
    ...{ sameNumber, samePictures, numberMac },
    needsTwo: needsTwo.filter(([, isSo]) => isSo).map(([reason]) => reason),
    factsHash: await hashFacts(tx, found),
  }
}

/** Of what an approval is given to; another name, number or picture is another. */
export async function hashFacts(tx: Queryable, found: IdentityCase): Promise<string> {
  const { id, userId, idType, country, sealedName, numberMac, attempt } = found
  const pictures = (await listShown(tx, id)).map(
    ({ side, contentHash }) => `${side} ${contentHash}`,
  )
  return hashOf(
    ...['identity', id, userId, idType, country, sealedName ?? '', numberMac, String(attempt)],
    ...pictures,
  )
}

/** The first of two approvals that counts: of the same facts, new enough, by who may give it. */
export async function findFirstApproval(
  key: RoleKey,
  tx: Queryable,
  decisions: readonly Decision[],
  { factsHash, nowMs }: { readonly factsHash: string; readonly nowMs: number },
): Promise<Decision | undefined> {
  const firsts = decisions.filter(
    (one) => one.verdict === 'approve_first' && one.factsHash === factsHash,
  )
  const counts = await loadCountingRule(key, tx, firsts, { permission: 'identities.review', nowMs })
  return firsts.findLast(counts)
}

/** Who declined it before does not decide the appeal. */
export function isOwnAppeal(
  { appealedMs }: Pick<IdentityCase, 'appealedMs'>,
  decisions: readonly Decision[],
  staffId: string,
): boolean {
  return (
    appealedMs !== null &&
    decisions.some(
      ({ verdict, timeMs, ...one }) =>
        one.staffId === staffId &&
        timeMs <= appealedMs &&
        (verdict === 'ask_again' || verdict === 'fail'),
    )
  )
}
