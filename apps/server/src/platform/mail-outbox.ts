// Mails that have to arrive: noted in the transaction of what they tell, and sent by a job, so that
// a stop in between loses none. Codes are not among them: who waits for one asks for another.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { Database, Queryable } from './database.ts'
import type { Log } from './log.ts'
import type { Mail, Mailer } from './mail.ts'
import {
  type ClaimedMail,
  claimDueMails,
  deleteEndedMails,
  deleteWaitingMails,
  insertMail,
  updateEnded,
} from './mail-outbox-store.ts'
import { hashOf } from './random-id.ts'
import type { Seal } from './sealed-text.ts'

export type NewMail = Pick<Mail, 'to' | 'subject' | 'text'> & {
  /** Of what it tells: there is one mail of a cause to an address. */
  readonly cause: string
  /** Of a customer, who is told at the address of now as well; null: of the staff. */
  readonly userId: string | null
  /** At once without it. */
  readonly dueMs?: number
  /** What it warns of, for `takeBack`. */
  readonly topic?: string
}

export type MailOutbox = {
  /** False where mails become files. */
  readonly reachesPeople: boolean
  readonly add: (tx: Queryable, mail: NewMail) => Promise<void>
  /** Those of a topic that wait: what they warn of is no more. */
  readonly takeBack: (tx: Queryable, topic: string) => Promise<void>
  /** What it sends is under way when it ends: the mailer waits for it. */
  readonly sendDue: () => Promise<void>
  readonly forget: () => Promise<void>
}

export type MailOutboxParts = {
  readonly database: Database
  readonly mailer: Pick<Mailer, 'post' | 'reachesPeople'>
  /** A row of the outbox shows nobody a secret, and one that others wrote is not sent. */
  readonly seal: Seal
  readonly log: Log
  readonly nowMs: () => number
  /** Of a customer, now. */
  readonly addressOf: (userId: string) => Promise<string | undefined>
  /** Somebody waits for a mail in vain. */
  readonly onGivenUp?: () => void
}

const MOST_AT_ONCE = 4
/** Longer than one try takes. */
const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = HOUR_MS
/** About a day: a secret in a mail lives for three. */
export const MOST_TRIES = 30
const KEPT_MS = 30 * DAY_MS

export function createMailOutbox(parts: MailOutboxParts): MailOutbox {
  const { database, mailer, seal, nowMs } = parts
  const underWay = new Set<string>()
  return {
    reachesPeople: mailer.reachesPeople,
    add: (tx, { cause, to: address, userId, topic = null, dueMs = nowMs(), subject, text }) => {
      const sealedMail = seal.close(JSON.stringify({ subject, text }), keyOf({ cause, address }))
      return insertMail(tx, { cause, address, userId, topic, sealedMail }, dueMs)
    },
    takeBack: deleteWaitingMails,
    sendDue: async () => {
      for (;;) {
        const most = MOST_AT_ONCE - underWay.size
        if (most <= 0) return
        const pace = { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS, most }
        const due = await claimDueMails(database, nowMs(), pace)
        for (const mail of due) await send(parts, mail, underWay)
        if (due.length < most) return
      }
    },
    forget: () => deleteEndedMails(database, nowMs() - KEPT_MS),
  }
}

async function send(
  parts: MailOutboxParts,
  mail: ClaimedMail,
  underWay: Set<string>,
): Promise<void> {
  const { database, mailer } = parts
  const opened = openMail(parts, mail)
  if (opened === undefined) return await giveUp(parts, mail, 'it cannot be opened')
  await tellOtherAddress(parts, mail, opened)
  const key = keyOf(mail)
  if (underWay.has(key)) return
  underWay.add(key)
  const sent = { id: hashOf('mail', mail.cause, mail.address), to: mail.address, ...opened }
  const onEnd = async (outcome: 'sent' | 'failed') => {
    underWay.delete(key)
    if (outcome === 'sent') await updateEnded(database, mail, 'sent')
    else if (mail.tries >= MOST_TRIES) await giveUp(parts, mail, 'it was tried too often')
  }
  mailer.post(sent, { tries: 1, onEnd })
}

type Opened = Pick<Mail, 'subject' | 'text'>

/** Undefined: a row that was not of our making, or whose key was lost. */
function openMail({ seal }: MailOutboxParts, mail: ClaimedMail): Opened | undefined {
  try {
    return JSON.parse(seal.open(mail.sealedMail, keyOf(mail))) as Opened
  } catch {
    return undefined
  }
}

/** Whoever steals an account moves its address first: the one of before is told as well. */
async function tellOtherAddress(
  { database, seal, addressOf, nowMs }: MailOutboxParts,
  { cause, address, userId, topic }: ClaimedMail,
  opened: Opened,
): Promise<void> {
  const current = userId === null ? undefined : await addressOf(userId)
  if (current === undefined || current === address) return
  const other = { cause, address: current, userId, topic }
  const sealedMail = seal.close(JSON.stringify(opened), keyOf(other))
  await insertMail(database, { ...other, sealedMail }, nowMs())
}

/** The cause names what it told of, and nobody's address. */
async function giveUp(
  { database, log, onGivenUp }: MailOutboxParts,
  mail: ClaimedMail,
  why: string,
): Promise<void> {
  await updateEnded(database, mail, 'given_up')
  log.error({ cause: mail.cause, why }, 'a mail was given up: whom it is for was not told')
  onGivenUp?.()
}

/** What is sealed for one place opens in no other. */
function keyOf({ cause, address }: Pick<ClaimedMail, 'cause' | 'address'>): string {
  return JSON.stringify([cause, address])
}
