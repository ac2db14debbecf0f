// All SQL of `push_outbox` and `message_mail`.

import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import type { Queryable } from '../../platform/database.ts'

export type NewPush = {
  readonly userId: string
  readonly cause: string
  readonly notification: string
  readonly messageId: string | null
  readonly dueMs: number
  readonly expiresMs: number
  /** To one browser in an hour: beyond it there is none. */
  readonly mostAnHour: number
}

export type ClaimedPush = {
  readonly number: bigint
  readonly userId: string
  readonly cause: string
  readonly notification: string
  readonly messageId: string | null
  /** Counted with this one. */
  readonly tries: number
  readonly expiresMs: number
  /** In the app, meanwhile. */
  readonly isRead: boolean
  /** Of the message; null: of neither account alone. */
  readonly accountKind: AccountKind | null
  readonly subscriptionId: string
}

/** One for each browser of the user; none where the cause has one. */
export async function insertPushes(
  tx: Queryable,
  pushes: readonly NewPush[],
  nowMs: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO push_outbox (cause, subscription_id, user_id, notification, message_id,
       created_time, next_time, expires_time)
     SELECT p.cause, s.id, p.user_id, p.notification, p.message_id, $8::bigint, p.due, p.expires
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]::bigint[],
         $6::text[]::bigint[], $7::text[]::bigint[])
       AS p (user_id, cause, notification, message_id, due, expires, most)
     JOIN push_subscription s ON s.user_id = p.user_id
     WHERE (SELECT count(*) FROM push_outbox o
       WHERE o.subscription_id = s.id AND o.created_time > $8::bigint - 3600000) < p.most
     ON CONFLICT (cause, subscription_id) DO NOTHING`,
    [
      pushes.map(({ userId }) => userId),
      pushes.map(({ cause }) => cause),
      pushes.map(({ notification }) => notification),
      pushes.map(({ messageId }) => messageId),
      pushes.map(({ dueMs }) => String(dueMs)),
      pushes.map(({ expiresMs }) => String(expiresMs)),
      pushes.map(({ mostAnHour }) => String(mostAnHour)),
      String(nowMs),
    ],
  )
}

type Pace = { readonly firstMs: number; readonly longestMs: number; readonly most: number }

type StoredPush = {
  readonly number: bigint
  readonly user_id: string
  readonly cause: string
  readonly notification: string
  readonly message_id: string | null
  readonly tries: number
  readonly expires_time: bigint
  readonly subscription_id: string
  readonly is_read: boolean | null
  readonly account_kind: AccountKind | null
}

/**
 * Those that are due, oldest first. Each is counted as tried, and due again after a time that
 * doubles: whoever stops before it is noted as sent leaves it to be tried again.
 */
export async function claimDuePushes(
  database: Queryable,
  nowMs: number,
  { firstMs, longestMs, most }: Pace,
): Promise<readonly ClaimedPush[]> {
  const rows = await database.query<StoredPush>(
    `UPDATE push_outbox p SET tries = p.tries + 1,
       next_time = $1 + LEAST($2::bigint << LEAST(p.tries, 20), $3::bigint)
     FROM (SELECT number FROM push_outbox
       WHERE state = 'waiting' AND next_time <= $1 AND expires_time > $1
       ORDER BY next_time, number LIMIT $4 FOR UPDATE SKIP LOCKED) due
     WHERE p.number = due.number
     RETURNING p.number, p.user_id, p.cause, p.notification, p.message_id, p.tries,
       p.expires_time, p.subscription_id,
       (SELECT m.read_time IS NOT NULL FROM message m WHERE m.id = p.message_id) AS is_read,
       (SELECT m.account_kind FROM message m WHERE m.id = p.message_id) AS account_kind`,
    [nowMs, firstMs, longestMs, most],
  )
  return rows.map((row) => ({
    ...{ number: row.number, userId: row.user_id, cause: row.cause },
    ...{ notification: row.notification, messageId: row.message_id, tries: row.tries },
    ...{ expiresMs: Number(row.expires_time), subscriptionId: row.subscription_id },
    ...{ isRead: row.is_read === true, accountKind: row.account_kind },
  }))
}

export async function updatePushEnded(
  database: Queryable,
  number: bigint,
  state: 'sent' | 'dropped' | 'given_up',
): Promise<void> {
  await database.query(
    `UPDATE push_outbox SET state = $2 WHERE number = $1::bigint AND state = 'waiting'`,
    [String(number), state],
  )
}

/** Later than it would be by itself, never earlier. */
export async function updatePushDelayed(
  database: Queryable,
  number: bigint,
  dueMs: number,
): Promise<void> {
  await database.query(
    `UPDATE push_outbox SET next_time = GREATEST(next_time, $2::bigint) WHERE number = $1::bigint`,
    [String(number), String(dueMs)],
  )
}

/** Held back: due again at that time, instead of after the pause of a try. */
export async function updatePushHeld(
  database: Queryable,
  number: bigint,
  dueMs: number,
): Promise<void> {
  await database.query(`UPDATE push_outbox SET next_time = $2::bigint WHERE number = $1::bigint`, [
    String(number),
    String(dueMs),
  ])
}

/** Those of a user and a name that wait: what they tell has been seen. */
export async function dropWaitingPushes(
  tx: Queryable,
  userId: string,
  notification: string,
): Promise<void> {
  await tx.query(
    `UPDATE push_outbox SET state = 'dropped'
     WHERE user_id = $1 AND notification = $2 AND state = 'waiting'`,
    [userId, notification],
  )
}

/** Those that nobody needs, of before an hour: by the others is counted how many there were. */
export async function deleteOldPushes(database: Queryable, nowMs: number): Promise<void> {
  await database.query(
    'DELETE FROM push_outbox WHERE expires_time <= $1 AND created_time <= $1 - 3600000',
    [nowMs],
  )
}

export type MessageMail = {
  readonly messageId: string
  readonly userId: string
  readonly notification: string
}

export async function insertMessageMails(
  tx: Queryable,
  mails: readonly MessageMail[],
  nowMs: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO message_mail (message_id, user_id, notification, time)
     SELECT message_id, user_id, notification, $4::bigint
     FROM unnest($1::text[], $2::text[], $3::text[]) AS m (message_id, user_id, notification)
     ON CONFLICT (message_id) DO NOTHING`,
    [
      mails.map(({ messageId }) => messageId),
      mails.map(({ userId }) => userId),
      mails.map(({ notification }) => notification),
      String(nowMs),
    ],
  )
}

export type TakenMail = MessageMail & { readonly accountKind: AccountKind | null }

/** Some of them, oldest first, gone with the transaction. */
export async function takeMessageMails(tx: Queryable, most: number): Promise<readonly TakenMail[]> {
  const rows = await tx.query<StoredMail>(
    `DELETE FROM message_mail d WHERE d.message_id IN (
       SELECT message_id FROM message_mail ORDER BY time, message_id LIMIT $1)
     RETURNING d.message_id, d.user_id, d.notification,
       (SELECT m.account_kind FROM message m WHERE m.id = d.message_id) AS account_kind`,
    [most],
  )
  return rows.map(
    ({ message_id: messageId, user_id: userId, account_kind: accountKind, ...row }) => ({
      ...{ messageId, userId, accountKind, notification: row.notification },
    }),
  )
}

type StoredMail = {
  readonly message_id: string
  readonly user_id: string
  readonly notification: string
  readonly account_kind: AccountKind | null
}
