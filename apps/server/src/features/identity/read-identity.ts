// How the verification of a customer's identity stands, as they see it.

import { formatMoney } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { type IdentityCase, loadMedianMs, loadNewestCase, loadPlace } from './case-store.ts'
import { loadLastDeclining } from './decision-store.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { openDocument } from './sealed-document.ts'
import { type Standing, standingOf } from './standing.ts'
import { loadVerification } from './verified.ts'

export type WireIdentity = CallResult<'identity'>

const MEDIAN_MS = 30 * DAY_MS
/** Of the number, at its end. */
const SHOWN_SIGNS = 3

export async function readIdentity(
  dependencies: IdentityDependencies,
  database: Queryable,
  userId: string,
): Promise<WireIdentity> {
  const { rules, keys } = dependencies
  const nowMs = dependencies.nowMs()
  const newest = await loadNewestCase(database, userId)
  const { standing, comment } = await loadStanding(database, newest, nowMs)
  const { isVerified, expiresMs } = await loadVerification(
    { ...dependencies, database },
    userId,
    nowMs,
  )
  const isWaiting = newest?.status === 'pending'
  const { reasons, fields, nextAttemptMs, ...rest } = standing
  return {
    ...rest,
    ...{ reasons: [...reasons], fields: [...fields], nextAttemptTime: nextAttemptMs, comment },
    // A row that only says so verifies nobody.
    status: standing.status === 'success' && !isVerified ? 'none' : standing.status,
    given: newest === undefined ? null : await presentGiven(dependencies, database, newest),
    submitTime: newest?.submittedMs ?? null,
    reviewTime: isWaiting ? null : (newest?.reviewedMs ?? null),
    place: isWaiting ? await loadPlace(database, newest) : null,
    medianMs: (await loadMedianMs(database, nowMs - MEDIAN_MS)) ?? null,
    expires: expiresMs,
    dayCode: rules.asksDayCode ? keys.dayCodeOf(userId, dayOf(nowMs)) : null,
    keptDays: rules.declinedKeptDays,
    withdrawalMaxWithout:
      rules.withdrawalMaxWithout === undefined ? null : formatMoney(rules.withdrawalMaxWithout),
  }
}

export async function loadStanding(
  database: Queryable,
  newest: IdentityCase | undefined,
  nowMs: number,
): Promise<{ readonly standing: Standing; readonly comment: string }> {
  const isDeclined = newest?.status === 'needs_fix' || newest?.status === 'failed'
  const declining = isDeclined ? await loadLastDeclining(database, newest.id) : undefined
  const standing = standingOf(newest, declining?.reasons ?? [], nowMs)
  return { standing, comment: declining?.comment ?? '' }
}

/** By UTC: somebody far away photographs the code of the day before at worst. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS)
}

async function presentGiven(
  { keys }: IdentityDependencies,
  database: Queryable,
  newest: IdentityCase,
): Promise<WireIdentity['given']> {
  if (newest.erasedMs !== null) return null
  const { idType, country, name, idNumber } = await openDocument(keys, database, newest)
  return { idType, country, name, idNumber: `••••${[...idNumber].slice(-SHOWN_SIGNS).join('')}` }
}
