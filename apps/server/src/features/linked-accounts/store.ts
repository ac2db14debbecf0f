// All SQL of `link_signal` and `account_link`.

import type { LinkSignal } from '@fairtick/wire/admin/link-signals'
import { type CustomerLockReason, LINKED_ACCOUNT } from '@fairtick/wire/admin/lock-flags'
import type { Queryable } from '../../platform/database.ts'
import type { SealedLink } from './sealed-link.ts'

export type KeyedSignal = { readonly kind: LinkSignal; readonly keyHash: string }

/** More of one kind and user are not kept: nobody has so many devices. */
const MAX_SIGNALS = 200

/** Those of these that the user has not brought before. */
export async function listNewSignals(
  tx: Queryable,
  userId: string,
  signals: readonly KeyedSignal[],
): Promise<readonly KeyedSignal[]> {
  const known = await tx.query<{ kind: LinkSignal; key_hash: string }>(
    'SELECT kind, key_hash FROM link_signal WHERE user_id = $1 AND key_hash = ANY ($2::text[])',
    [userId, signals.map(({ keyHash }) => keyHash)],
  )
  return signals.filter(
    ({ kind, keyHash }) => !known.some((one) => one.kind === kind && one.key_hash === keyHash),
  )
}

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 61

/** Until the end of the transaction nobody else notes one of these; always in the same order. */
export async function lockSignals(tx: Queryable, signals: readonly KeyedSignal[]): Promise<void> {
  for (const { keyHash } of signals.toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : 1))) {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [keyHash, LOCK_SPACE])
  }
}

/** Is not kept when the user has brought too many. */
export async function insertSignal(
  tx: Queryable,
  userId: string,
  { kind, keyHash }: KeyedSignal,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO link_signal (user_id, kind, key_hash, first_time)
     SELECT $1, $2, $3, $4::bigint
     WHERE (SELECT count(*) FROM link_signal WHERE user_id = $1 AND kind = $2) < ${MAX_SIGNALS}
     ON CONFLICT DO NOTHING`,
    [userId, kind, keyHash, String(nowMs)],
  )
}

/** More are not linked by one signal: those who had it first are enough to be found by. */
const MAX_HOLDERS = 20

export type Holder = {
  readonly userId: string
  /** They registered before the user who brings it now. */
  readonly isEarlier: boolean
}

/** Other users who brought it before, first come first. */
export async function listHolders(
  tx: Queryable,
  userId: string,
  { kind, keyHash }: KeyedSignal,
): Promise<readonly Holder[]> {
  return await tx.query<Holder>(
    `SELECT s.user_id AS "userId",
       (h.created_time, h.id) < (u.created_time, u.id) AS "isEarlier"
     FROM link_signal s JOIN app_user h ON h.id = s.user_id JOIN app_user u ON u.id = $3
     WHERE s.kind = $1 AND s.key_hash = $2 AND s.user_id <> $3
     ORDER BY s.first_time, s.user_id LIMIT ${MAX_HOLDERS}`,
    [kind, keyHash, userId],
  )
}

export type FoundLink = {
  readonly id: string
  readonly laterUserId: string
  readonly earlierUserId: string
  readonly signal: LinkSignal
  readonly binds: boolean
  readonly nowMs: number
}

const TERMS = `id, later_user_id AS "laterUserId", earlier_user_id AS "earlierUserId", signals, binds`

export type StoredLink = SealedLink & { readonly status: 'open' | 'confirmed' | 'lifted' }

/** The one of these two. */
export async function loadLinkOf(
  tx: Queryable,
  { laterUserId, earlierUserId }: Pick<FoundLink, 'laterUserId' | 'earlierUserId'>,
): Promise<StoredLink | undefined> {
  const rows = await tx.query<StoredLink>(
    `SELECT ${TERMS}, status, seal FROM account_link
     WHERE least(later_user_id, earlier_user_id) = least($1::text, $2::text)
       AND greatest(later_user_id, earlier_user_id) = greatest($1::text, $2::text)`,
    [laterUserId, earlierUserId],
  )
  return rows[0]
}

/** False when there is one of these two already. */
export async function insertLink(
  tx: Queryable,
  link: SealedLink,
  foundMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO account_link
       (id, later_user_id, earlier_user_id, signals, binds, found_time, status, seal)
     VALUES ($1, $2, $3, $4::text[], $5, $6::bigint, 'open', $7)
     ON CONFLICT (least(later_user_id, earlier_user_id), greatest(later_user_id, earlier_user_id))
     DO NOTHING RETURNING id`,
    [
      ...[link.id, link.laterUserId, link.earlierUserId, link.signals, link.binds],
      ...[String(foundMs), link.seal],
    ],
  )
  return rows.length === 1
}

/** What was lifted is open again. False when it is no longer as it was `before`. */
export async function updateLink(
  tx: Queryable,
  before: StoredLink,
  { signals, binds, seal }: Pick<SealedLink, 'signals' | 'binds' | 'seal'>,
  foundMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE account_link l SET
       signals = $2::text[], binds = $3, seal = $4,
       found_time = CASE l.status WHEN 'lifted' THEN $5::bigint ELSE l.found_time END,
       status = CASE l.status WHEN 'lifted' THEN 'open' ELSE l.status END,
       first_lifted_by = NULL, first_lifted_time = NULL,
       decided_by = CASE l.status WHEN 'lifted' THEN NULL ELSE l.decided_by END,
       decided_time = CASE l.status WHEN 'lifted' THEN NULL ELSE l.decided_time END,
       notified_time = NULL
     WHERE id = $1 AND status = $6 AND signals = $7::text[] AND binds = $8
     RETURNING id`,
    [
      ...[before.id, signals, binds, seal, String(foundMs)],
      ...[before.status, before.signals, before.binds],
    ],
  )
  return rows.length === 1
}

/** More are left to the pass over all. */
const MAX_NEIGHBOURS = 200

/**
 * The user, whoever is or was linked to them, and all whom chains of links that bind lead to from
 * there.
 */
export async function listNeighbours(
  database: Queryable,
  userId: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    `WITH RECURSIVE reached (id) AS (
       (SELECT $1::text
        UNION SELECT earlier_user_id FROM account_link WHERE later_user_id = $1
        UNION SELECT later_user_id FROM account_link WHERE earlier_user_id = $1)
       UNION
       SELECT CASE reached.id WHEN later_user_id THEN earlier_user_id ELSE later_user_id END
       FROM reached JOIN account_link ON reached.id IN (later_user_id, earlier_user_id)
       WHERE status = 'confirmed' OR status = 'open' AND binds)
     SELECT id FROM reached LIMIT ${MAX_NEIGHBOURS}`,
    [userId],
  )
  return rows.map(({ id }) => id)
}

/** Whose breaks and deposit limits hold for a user as well, each with the account of one kind. */
export type LimitSharer = { readonly userId: string; readonly accountId: string }

export async function listLimitSharers(
  database: Queryable,
  userId: string,
  kind: 'practice' | 'real',
): Promise<readonly LimitSharer[]> {
  return await database.query<LimitSharer>(
    `SELECT a.user_id AS "userId", a.id AS "accountId"
     FROM linked_users($1) AS linked (id)
     JOIN account a ON a.user_id = linked.id AND a.kind = $2
     ORDER BY a.id LIMIT 100`,
    [userId, kind],
  )
}

/** An account whose lock in the engine is not the one that should stand there. */
export type Mislocked = {
  readonly accountId: string
  readonly userId: string
  readonly reason: CustomerLockReason | null
}

const IS_SHARED_BREAK = `EXISTS (
  SELECT FROM linked_users(a.user_id) AS linked (id) JOIN own_limit o
    ON o.user_id = linked.id AND o.field IN ('timeOutUntil', 'selfExcludedUntil')
  WHERE o.value::bigint > $1::bigint)`

/**
 * Why trading is locked for a user: by staff, or since somebody linked is on a break. What the
 * engine will be asked already is waited for.
 */
const MISLOCKED = `
  SELECT a.id AS "accountId", a.user_id AS "userId", should.reason FROM account a
  LEFT JOIN user_lock s ON s.user_id = a.user_id AND s.flag = 'trading' AND s.unlocked_time IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(s.reason, CASE WHEN ${IS_SHARED_BREAK} THEN '${LINKED_ACCOUNT}' END) AS reason
  ) AS should
  WHERE a.trading_lock IS DISTINCT FROM should.reason
    AND '${LINKED_ACCOUNT}' IN (a.trading_lock, should.reason)
    AND NOT EXISTS (SELECT FROM engine_inbox i WHERE i.state = 'waiting'
      AND i.command ->> 0 = 'set-trading-lock' AND i.command ->> 1 = a.id)`

/** Among the accounts of some users. */
export async function listMislocked(
  database: Queryable,
  nowMs: number,
  userIds: readonly string[],
): Promise<readonly Mislocked[]> {
  return await database.query<Mislocked>(
    `${MISLOCKED} AND a.user_id = ANY ($2::text[]) ORDER BY a.id`,
    [String(nowMs), userIds],
  )
}

/** Among all who are, or were, bound. */
export async function listMislockedUsers(
  database: Queryable,
  nowMs: number,
): Promise<readonly string[]> {
  const rows = await database.query<Mislocked>(
    `${MISLOCKED} AND (a.trading_lock = '${LINKED_ACCOUNT}' OR a.user_id IN (
       SELECT later_user_id FROM account_link
       WHERE status = 'confirmed' OR status = 'open' AND binds
       UNION SELECT earlier_user_id FROM account_link WHERE status = 'confirmed'))
     ORDER BY a.id LIMIT 500`,
    [String(nowMs)],
  )
  return rows.map(({ userId }) => userId)
}

/** True while a user is kept from opening and paying in by the break of somebody linked. */
export async function hasSharedBreak(
  database: Queryable,
  userId: string,
  nowMs: number,
): Promise<boolean> {
  const [row] = await database.query<{ shared: boolean }>(
    `SELECT ${IS_SHARED_BREAK} AS shared FROM (SELECT $2::text AS user_id) AS a`,
    [String(nowMs), userId],
  )
  return row?.shared === true
}
