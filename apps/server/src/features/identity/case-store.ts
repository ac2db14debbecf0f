// All SQL of `identity_case`.

import { ALL_STATUSES } from '@fairtick/wire/admin/all-statuses'
import type { IdType } from '@fairtick/wire/identity-rules'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'
import { partOf, pieceOf } from '../../platform/statement-piece.ts'

export type CaseStatus = 'pending' | 'needs_fix' | 'success' | 'failed' | 'expired'

/** As the case has it: name and number sealed for their owner. */
export type SealedDocument = {
  readonly idType: IdType
  readonly country: string
  readonly sealedName: string | null
  readonly sealedNumber: string | null
  readonly numberMac: string
}

export type IdentityCase = SealedDocument & {
  readonly id: string
  readonly userId: string
  readonly status: CaseStatus
  readonly attempt: number
  readonly attemptsAllowed: number
  readonly nextAttemptMs: number | null
  readonly submittedMs: number
  readonly reviewedMs: number | null
  readonly appealedMs: number | null
  readonly appealText: string | null
  readonly expiresMs: number | null
  readonly verifiedMs: number | null
  readonly seal: string | null
  readonly erasedMs: number | null
}

type Stored = {
  readonly id: string
  readonly user_id: string
  readonly status: CaseStatus
  readonly id_type: IdType
  readonly country: string
  readonly sealed_name: string | null
  readonly sealed_number: string | null
  readonly number_mac: string
  readonly attempt: number
  readonly attempts_allowed: number
  readonly next_attempt_time: bigint | null
  readonly submitted_time: bigint
  readonly reviewed_time: bigint | null
  readonly appealed_time: bigint | null
  readonly appeal_text: string | null
  readonly expires_time: bigint | null
  readonly verified_time: bigint | null
  readonly seal: string | null
  readonly erased_time: bigint | null
}

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 70

/** Until the end of the transaction nothing else happens to the cases of this person. */
export async function lockCasesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [userId, LOCK_SPACE])
}

export async function loadNewestCase(
  database: Queryable,
  userId: string,
): Promise<IdentityCase | undefined> {
  const sql = 'SELECT * FROM identity_case WHERE user_id = $1 ORDER BY number DESC LIMIT 1'
  return (await database.query<Stored>(sql, [userId])).map(readCase)[0]
}

export async function loadCase(database: Queryable, id: string): Promise<IdentityCase | undefined> {
  const sql = 'SELECT * FROM identity_case WHERE id = $1'
  return (await database.query<Stored>(sql, [id])).map(readCase)[0]
}

/** What was verified of a person, newest first: in force or expired since. */
export async function listVerified(
  database: Queryable,
  userId: string,
): Promise<readonly IdentityCase[]> {
  const rows = await database.query<Stored>(
    `SELECT * FROM identity_case WHERE user_id = $1 AND status IN ('success', 'expired')
     ORDER BY number DESC LIMIT 20`,
    [userId],
  )
  return rows.map(readCase)
}

export type OwnCases = {
  readonly newest: IdentityCase | undefined
  /** As `listVerified` has them. */
  readonly verified: readonly IdentityCase[]
}

type StoredOwnCases = {
  readonly identity_newest: Stored | null
  readonly identity_verified: readonly Stored[] | null
}

/** In the statement of another. Times of JSON are numbers, which hold every millisecond. */
export const ownCasesPart = partOf(
  () =>
    pieceOf(`(SELECT to_json(c) FROM identity_case c WHERE user_id = $1
        ORDER BY number DESC LIMIT 1) AS identity_newest,
      (SELECT json_agg(v) FROM (
         SELECT * FROM identity_case WHERE user_id = $1 AND status IN ('success', 'expired')
         ORDER BY number DESC LIMIT 20) AS v) AS identity_verified`),
  ({ identity_newest: newest, identity_verified: verified }: StoredOwnCases): OwnCases => ({
    newest: newest === null ? undefined : readCase(newest),
    verified: (verified ?? []).map(readCase),
  }),
)

export async function insertCase(
  tx: Queryable,
  given: SealedDocument & { readonly id: string; readonly userId: string },
  { attemptsAllowed, nowMs }: { readonly attemptsAllowed: number; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO identity_case (id, user_id, status, id_type, country, sealed_name, sealed_number,
       number_mac, attempt, attempts_allowed, submitted_time)
     VALUES ($1, $2, 'pending', $3, $4, $5, $6, $7, 1, $8, $9)`,
    [given.id, given.userId, ...valuesOf(given), attemptsAllowed, nowMs],
  )
}

/** Of one in which something was to be mended: it waits again. */
export async function updateSentAgain(
  tx: Queryable,
  id: string,
  given: SealedDocument,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `UPDATE identity_case SET status = 'pending', attempt = attempt + 1, submitted_time = $2,
       next_attempt_time = NULL, erased_time = NULL, id_type = $3, country = $4, sealed_name = $5,
       sealed_number = $6,
       number_mac = $7
     WHERE id = $1 AND status = 'needs_fix'`,
    [id, nowMs, ...valuesOf(given)],
  )
}

export async function updateAppealed(
  tx: Queryable,
  id: string,
  text: string,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `UPDATE identity_case SET status = 'pending', appealed_time = $3, appeal_text = $2,
       submitted_time = $3
     WHERE id = $1 AND status = 'failed' AND appealed_time IS NULL`,
    [id, text, nowMs],
  )
}

export type Verified = {
  readonly id: string
  readonly expiresMs: number | null
  readonly verifiedMs: number
  readonly seal: string
}

export async function updateVerified(
  tx: Queryable,
  { id, expiresMs, verifiedMs, seal }: Verified,
): Promise<void> {
  await tx.query(
    `UPDATE identity_case SET status = 'success', expires_time = $2, verified_time = $3, seal = $4,
       reviewed_time = $3
     WHERE id = $1 AND status = 'pending'`,
    [id, expiresMs, verifiedMs, seal],
  )
}

export type Declining = {
  readonly id: string
  readonly status: 'needs_fix' | 'failed'
  readonly attemptsAllowed: number
  readonly nextAttemptMs: number | null
  readonly reviewedMs: number
}

export async function updateDeclined(tx: Queryable, declining: Declining): Promise<void> {
  const { id, status, attemptsAllowed, nextAttemptMs, reviewedMs } = declining
  await tx.query(
    `UPDATE identity_case SET status = $2, attempts_allowed = $3, next_attempt_time = $4,
       reviewed_time = $5
     WHERE id = $1 AND status IN ('pending', 'failed')`,
    [id, status, attemptsAllowed, nextAttemptMs, reviewedMs],
  )
}

/** How many wait before it, and itself. */
export async function loadPlace(
  database: Queryable,
  { id, submittedMs }: Pick<IdentityCase, 'id' | 'submittedMs'>,
): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM identity_case
     WHERE status = 'pending' AND (submitted_time, id) <= ($1, $2)`,
    [submittedMs, id],
  )
  return Number(row?.count ?? 1)
}

/** Between sending and the decision, of what was decided since then; undefined: nothing was. */
export async function loadMedianMs(
  database: Queryable,
  sinceMs: number,
): Promise<number | undefined> {
  const [row] = await database.query<{ median: number | null }>(
    `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY reviewed_time - submitted_time) AS median
     FROM identity_case WHERE reviewed_time > $1 AND reviewed_time >= submitted_time`,
    [sinceMs],
  )
  return row?.median == null ? undefined : Math.round(row.median)
}

export type IdentityQueue = Paging & {
  readonly status: CaseStatus | typeof ALL_STATUSES
  readonly userId?: string | undefined
}

/** A page of one status or of all: oldest first while they wait, else newest first. */
export function listCases(
  database: Queryable,
  { status, userId, ...paging }: IdentityQueue,
): Promise<CountedPage<IdentityCase>> {
  // Each with the plan that fits it: one customer has few.
  const ofStatus = status === ALL_STATUSES ? '$1::text IS NOT NULL' : 'status = $1'
  const ofUser = userId === undefined ? '$2::text IS NULL' : 'user_id = $2'
  const from = `FROM identity_case WHERE ${ofStatus} AND ${ofUser}`
  const order = { by: 'submitted_time', id: 'id', oldestFirst: status === 'pending' }
  const parameters = [status, userId ?? null]
  return loadPage(database, { from, parameters, order, read: readCase }, paging)
}

/** What is approved is verified at once. */
const WAITING = `(SELECT id, NULL::bigint AS approved_time, submitted_time AS waiting_since
  FROM identity_case
  WHERE status = 'pending') AS waiting`

export async function loadWaitingCases(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM ${WAITING}`
  return readWaiting(await database.query<WaitingRow>(sql))
}

/** Verified cases of others with the same document, at most 20. */
export async function listSameNumber(
  database: Queryable,
  { userId, numberMac }: Pick<IdentityCase, 'userId' | 'numberMac'>,
): Promise<readonly IdentityCase[]> {
  const rows = await database.query<Stored>(
    `SELECT * FROM identity_case WHERE number_mac = $1 AND user_id <> $2
       AND status IN ('success', 'expired') ORDER BY number LIMIT 20`,
    [numberMac, userId],
  )
  return rows.map(readCase)
}

/** Of one that ended without success before then: what could be read of it goes. */
export async function eraseOldCases(
  tx: Queryable,
  { beforeMs, nowMs, limit }: { beforeMs: number; nowMs: number; limit: number },
): Promise<readonly Pick<IdentityCase, 'id' | 'userId'>[]> {
  const rows = await tx.query<{ id: string; user_id: string }>(
    `UPDATE identity_case SET sealed_name = NULL, sealed_number = NULL, appeal_text = NULL,
       erased_time = $2
     WHERE id IN (SELECT id FROM identity_case
                  WHERE status IN ('needs_fix', 'failed') AND reviewed_time < $1
                    AND erased_time IS NULL
                  ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, user_id`,
    [beforeMs, nowMs, limit],
  )
  return rows.map(({ id, user_id }) => ({ id, userId: user_id }))
}

/** Whether something of theirs can still be read, or is to be. */
export async function hasReadableCase(tx: Queryable, userId: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM identity_case WHERE user_id = $1 AND erased_time IS NULL LIMIT 1'
  return (await tx.query(sql, [userId])).length > 0
}

/** People with a key of whom nothing can be read any more, at most `limit`. */
export async function listErasedPeople(
  database: Queryable,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT user_id FROM identity_key k
     WHERE NOT EXISTS (SELECT FROM identity_case c
                       WHERE c.user_id = k.user_id AND c.erased_time IS NULL)
       AND NOT EXISTS (SELECT FROM file f WHERE f.user_id = k.user_id AND f.purpose = 'kyc')
     ORDER BY user_id LIMIT $1`,
    [limit],
  )
  return rows.map(({ user_id }) => user_id)
}

export type EndingRange = {
  /** Behind this one. */
  readonly after: { readonly expiresMs: number; readonly id: string }
  readonly untilMs: number
  readonly limit: number
}

/** Documents in force, by the day on which they end. */
export async function listEnding(
  database: Queryable,
  { after, untilMs, limit }: EndingRange,
): Promise<readonly IdentityCase[]> {
  const rows = await database.query<Stored>(
    `SELECT * FROM identity_case WHERE status = 'success' AND expires_time <= $1
       AND (expires_time, id) > ($2, $3)
     ORDER BY expires_time, id LIMIT $4`,
    [untilMs, after.expiresMs, after.id, limit],
  )
  return rows.map(readCase)
}

/** False: it was not in force any more. */
export async function updateExpired(tx: Queryable, id: string): Promise<boolean> {
  const sql = `UPDATE identity_case SET status = 'expired'
    WHERE id = $1 AND status = 'success' RETURNING id`
  return (await tx.query(sql, [id])).length === 1
}

/** What says that it was verified, page by page. */
export async function listVerifiedFrom(
  database: Queryable,
  afterId: string,
  limit: number,
): Promise<readonly IdentityCase[]> {
  const rows = await database.query<Stored>(
    `SELECT * FROM identity_case WHERE status IN ('success', 'expired') AND id > $1
     ORDER BY id LIMIT $2`,
    [afterId, limit],
  )
  return rows.map(readCase)
}

function valuesOf(given: SealedDocument) {
  const { idType, country, sealedName, sealedNumber, numberMac } = given
  return [idType, country, sealedName, sealedNumber, numberMac]
}

function readCase(row: Stored): IdentityCase {
  return {
    id: row.id,
    userId: row.user_id,
    status: row.status,
    idType: row.id_type,
    country: row.country,
    sealedName: row.sealed_name,
    sealedNumber: row.sealed_number,
    numberMac: row.number_mac,
    attempt: row.attempt,
    attemptsAllowed: row.attempts_allowed,
    nextAttemptMs: numberOf(row.next_attempt_time),
    submittedMs: Number(row.submitted_time),
    reviewedMs: numberOf(row.reviewed_time),
    appealedMs: numberOf(row.appealed_time),
    appealText: row.appeal_text,
    expiresMs: numberOf(row.expires_time),
    verifiedMs: numberOf(row.verified_time),
    seal: row.seal,
    erasedMs: numberOf(row.erased_time),
  }
}

function numberOf(time: bigint | null): number | null {
  return time === null ? null : Number(time)
}
