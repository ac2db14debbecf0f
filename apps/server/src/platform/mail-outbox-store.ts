// All SQL of `mail_outbox`.

import type { Queryable } from './database.ts'

export type WaitingMail = {
  /** Of what it tells: there is one mail of a cause to an address. */
  readonly cause: string
  readonly address: string
  /** Of a customer; null: of the staff. */
  readonly userId: string | null
  /** What it warns of, by which it is taken back. */
  readonly topic: string | null
  /** Subject and text. */
  readonly sealedMail: string
}

export type ClaimedMail = WaitingMail & { readonly tries: number }

export async function insertMail(
  tx: Queryable,
  { cause, address, userId, topic, sealedMail }: WaitingMail,
  dueMs: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO mail_outbox (cause, address, user_id, topic, sealed_mail, next_time)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (cause, address) DO NOTHING`,
    [cause, address, userId, topic, sealedMail, dueMs],
  )
}

export async function deleteWaitingMails(tx: Queryable, topic: string): Promise<void> {
  await tx.query(`DELETE FROM mail_outbox WHERE topic = $1 AND state = 'waiting'`, [topic])
}

type Pace = { readonly firstMs: number; readonly longestMs: number; readonly most: number }

/**
 * Those that are due, oldest first. Each is counted as tried, and due again after a time that
 * doubles: whoever stops before it is noted as sent leaves it to be tried again.
 */
export async function claimDueMails(
  database: Queryable,
  nowMs: number,
  { firstMs, longestMs, most }: Pace,
): Promise<readonly ClaimedMail[]> {
  const rows = await database.query<StoredMail>(
    `UPDATE mail_outbox m SET tries = m.tries + 1,
       next_time = $1 + LEAST($2::bigint << LEAST(m.tries, 20), $3::bigint)
     FROM (SELECT cause, address FROM mail_outbox
       WHERE state = 'waiting' AND next_time <= $1
       ORDER BY next_time, cause, address LIMIT $4 FOR UPDATE SKIP LOCKED) due
     WHERE m.cause = due.cause AND m.address = due.address
     RETURNING m.cause, m.address, m.user_id, m.topic, m.sealed_mail, m.tries`,
    [nowMs, firstMs, longestMs, most],
  )
  return rows.map(({ user_id: userId, sealed_mail: sealedMail, ...row }) => ({
    ...{ ...row, userId, sealedMail },
  }))
}

type StoredMail = Pick<ClaimedMail, 'cause' | 'address' | 'topic' | 'tries'> & {
  readonly user_id: string | null
  readonly sealed_mail: string
}

/** What it said is kept no longer: it may hold a secret. */
export async function updateEnded(
  database: Queryable,
  { cause, address }: Pick<WaitingMail, 'cause' | 'address'>,
  state: 'sent' | 'given_up',
): Promise<void> {
  await database.query(
    `UPDATE mail_outbox SET state = $3, sealed_mail = ''
     WHERE cause = $1 AND address = $2 AND state = 'waiting'`,
    [cause, address, state],
  )
}

/** Those of long ago; none that waits. */
export async function deleteEndedMails(database: Queryable, beforeMs: number): Promise<void> {
  await database.query(`DELETE FROM mail_outbox WHERE state <> 'waiting' AND next_time < $1`, [
    beforeMs,
  ])
}
