// Sends the mails about bank accounts and wallets that are due. A row is done when a mail server
// took its mail: a stop in between sends it again, under the same id, by which mailboxes know it.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { Database } from '../../../platform/database.ts'
import type { Mailer } from '../../../platform/mail.ts'
import { hashOf } from '../../../platform/random-id.ts'
import { loadContact } from '../../profile/public.ts'
import {
  claimDueMails,
  deleteOldMails,
  insertPayoutMail,
  type PayoutMail,
  updateSent,
} from './payout-mail-store.ts'
import { wordPayoutMail } from './word-payout-mail.ts'

export type PayoutMailParts = {
  readonly database: Database
  readonly mailer: Pick<Mailer, 'post'>
  readonly nowMs: () => number
  readonly operatorTimeZone: string
}

const MOST_AT_ONCE = 20
/** Longer than the mailer tries: what was not taken until then is tried again. */
const CLAIMED_FOR_MS = 5 * MINUTE_MS
const KEPT_MS = 30 * DAY_MS

/** Returns the job; what it sends is under way when it ends. */
export function createPayoutMailJob(parts: PayoutMailParts): () => Promise<void> {
  const { database, nowMs } = parts
  return async () => {
    for (;;) {
      const claim = { untilMs: nowMs() + CLAIMED_FOR_MS, most: MOST_AT_ONCE }
      const due = await claimDueMails(database, nowMs(), claim)
      for (const mail of due) await send(parts, mail)
      if (due.length < MOST_AT_ONCE) return
    }
  }
}

async function send(
  { database, mailer, nowMs, operatorTimeZone }: PayoutMailParts,
  mail: PayoutMail,
): Promise<void> {
  const owner = await loadContact(database, mail.userId)
  if (owner === undefined) throw new Error('a mail about the bank account of nobody')
  // Whoever steals an account moves its address first: the one of before is told as well.
  if (owner.email !== mail.address) {
    await insertPayoutMail(database, { ...mail, address: owner.email })
  }
  const id = hashOf('payout-mail', mail.cause, mail.address)
  const worded = wordPayoutMail(mail.news, owner.language, operatorTimeZone)
  mailer.post({ id, to: mail.address, ...worded }, () => updateSent(database, mail, nowMs()))
}

export function purgePayoutMails(database: Database, nowMs: number): Promise<void> {
  return deleteOldMails(database, nowMs - KEPT_MS)
}
