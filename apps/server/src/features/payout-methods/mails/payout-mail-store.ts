// All SQL of `payout_mail`.

import type { BankChangeReason } from '@fairtick/wire/calls/payout-methods'
import type { Queryable } from '../../../platform/database.ts'

/** What a mail tells; accounts and addresses are masked. */
export type PayoutNews =
  | { readonly kind: 'added'; readonly shown: string; readonly untilMs: number }
  | { readonly kind: 'change_asked'; readonly shown: string; readonly before: string }
  | {
      readonly kind: 'changed'
      readonly shown: string
      readonly before: string
      readonly untilMs: number
    }
  | {
      readonly kind: 'change_failed'
      readonly shown: string
      readonly before: string
      readonly reason: BankChangeReason
    }
  | { readonly kind: 'reminder'; readonly shown: string; readonly untilMs: number }

export type PayoutMail = {
  /** Of what it tells: there is one mail of a cause to an address. */
  readonly cause: string
  readonly userId: string
  /** `bank`, or the id of a wallet. */
  readonly target: string
  /** Where the owner was reached when it happened. */
  readonly address: string
  readonly dueMs: number
  readonly news: PayoutNews
}

export async function insertPayoutMail(tx: Queryable, mail: PayoutMail): Promise<void> {
  const { cause, userId, target, address, dueMs, news } = mail
  await tx.query(
    `INSERT INTO payout_mail (cause, user_id, target, address, due_time, kind, news)
     VALUES ($1, $2, $3, $4, $5, $6, $7::json) ON CONFLICT (cause, address) DO NOTHING`,
    [cause, userId, target, address, dueMs, news.kind, JSON.stringify(news)],
  )
}

/** Of a target that is another one from now on, or none. */
export async function deleteWaitingReminders(
  tx: Queryable,
  userId: string,
  target: string,
): Promise<void> {
  await tx.query(
    `DELETE FROM payout_mail WHERE user_id = $1 AND target = $2 AND kind = 'reminder'
       AND sent_time IS NULL`,
    [userId, target],
  )
}

type StoredMail = {
  readonly cause: string
  readonly user_id: string
  readonly target: string
  readonly address: string
  readonly due_time: bigint
  readonly news: PayoutNews
}

/** Those that are due and nobody is sending, oldest first; they are the caller's until then. */
export async function claimDueMails(
  database: Queryable,
  nowMs: number,
  { untilMs, most }: { readonly untilMs: number; readonly most: number },
): Promise<readonly PayoutMail[]> {
  const rows = await database.query<StoredMail>(
    `UPDATE payout_mail m SET claimed_until = $2
     FROM (SELECT cause, address FROM payout_mail
       WHERE sent_time IS NULL AND due_time <= $1 AND claimed_until <= $1
       ORDER BY due_time, cause, address LIMIT $3 FOR UPDATE SKIP LOCKED) due
     WHERE m.cause = due.cause AND m.address = due.address
     RETURNING m.cause, m.user_id, m.target, m.address, m.due_time, m.news`,
    [nowMs, untilMs, most],
  )
  return rows.map(({ user_id: userId, due_time, ...row }) => ({
    ...{ ...row, userId, dueMs: Number(due_time) },
  }))
}

export async function updateSent(
  database: Queryable,
  { cause, address }: Pick<PayoutMail, 'cause' | 'address'>,
  nowMs: number,
): Promise<void> {
  await database.query(
    `UPDATE payout_mail SET sent_time = $3
     WHERE cause = $1 AND address = $2 AND sent_time IS NULL`,
    [cause, address, nowMs],
  )
}

/** Also those that no mail server took for as long. */
export async function deleteOldMails(database: Queryable, dueBeforeMs: number): Promise<void> {
  await database.query('DELETE FROM payout_mail WHERE due_time < $1', [dueBeforeMs])
}
