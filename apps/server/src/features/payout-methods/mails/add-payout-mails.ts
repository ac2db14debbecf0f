// Notes the mails about a bank account or a wallet in the transaction of what they tell: what was
// asked for, what came of it, and once more before withdrawals to it begin (TR-6.6).

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { Language } from '@fairtick/wire/languages'
import type { Queryable } from '../../../platform/database.ts'
import type { MailOutbox } from '../../../platform/mail-outbox.ts'
import { HOLD_MS } from '../../security-holds/public.ts'
import type { BankVerdict } from '../bank-store.ts'
import { type PayoutNews, wordPayoutMail } from './word-payout-mail.ts'

/** Before the hold ends: time enough to stop it, also for who was asleep. */
export const REMIND_BEFORE_MS = 8 * HOUR_MS

export type PayoutMailParts = {
  readonly mails: Pick<MailOutbox, 'add' | 'takeBack'>
  readonly operatorTimeZone: string
}

/** Whom it concerns, and the transaction of what is told. */
export type Telling = {
  readonly tx: Queryable
  readonly owner: { readonly id: string; readonly email: string; readonly language: Language }
  readonly nowMs: number
}

/** As their owner sees them: masked. */
type Shown = { readonly before: string; readonly shown: string }

export async function addBoundBankMails(
  parts: PayoutMailParts,
  telling: Telling,
  shown: string,
): Promise<void> {
  const cause = `bank:${telling.owner.id}`
  await addMail(parts, telling, cause, { kind: 'added', shown, untilMs: telling.nowMs + HOLD_MS })
  await addReminder(parts, telling, { cause, topic: bankTopic(telling), shown })
}

export async function addAskedChangeMail(
  parts: PayoutMailParts,
  telling: Telling,
  { id, ...change }: Shown & { readonly id: string },
): Promise<void> {
  await addMail(parts, telling, `bank-change:${id}`, { kind: 'change_asked', ...change })
}

export async function addDecidedChangeMails(
  parts: PayoutMailParts,
  telling: Telling,
  { id, verdict, ...change }: Shown & { readonly id: string; readonly verdict: BankVerdict },
): Promise<void> {
  const cause = `bank-change:${id}`
  if (verdict.status === 'failed') {
    const news: PayoutNews = { kind: 'change_failed', ...change, reason: verdict.reason }
    await addMail(parts, telling, cause, news)
    return
  }
  const untilMs = telling.nowMs + HOLD_MS
  await addMail(parts, telling, cause, { kind: 'changed', ...change, untilMs })
  await addReminder(parts, telling, { cause, topic: bankTopic(telling), shown: change.shown })
}

export async function addBoundWalletMails(
  parts: PayoutMailParts,
  telling: Telling,
  { id, shown }: { readonly id: string; readonly shown: string },
): Promise<void> {
  const cause = `wallet:${id}`
  await addMail(parts, telling, cause, { kind: 'added', shown, untilMs: telling.nowMs + HOLD_MS })
  await addReminder(parts, telling, { cause, topic: walletTopic(id), shown })
}

/** Nothing can be withdrawn to it any more. */
export function takeBackWalletReminder(
  { mails }: PayoutMailParts,
  tx: Queryable,
  walletId: string,
): Promise<void> {
  return mails.takeBack(tx, walletTopic(walletId))
}

function bankTopic({ owner }: Telling): string {
  return `reminder of bank ${owner.id}`
}

function walletTopic(walletId: string): string {
  return `reminder of wallet ${walletId}`
}

type Reminder = { readonly cause: string; readonly topic: string; readonly shown: string }

/** In place of the one about what was there before. */
async function addReminder(
  parts: PayoutMailParts,
  telling: Telling,
  { cause, topic, shown }: Reminder,
): Promise<void> {
  await parts.mails.takeBack(telling.tx, topic)
  const untilMs = telling.nowMs + HOLD_MS
  const later = { topic, dueMs: untilMs - REMIND_BEFORE_MS }
  await addMail(parts, telling, cause, { kind: 'reminder', shown, untilMs, ...later })
}

async function addMail(
  { mails, operatorTimeZone }: PayoutMailParts,
  { tx, owner, nowMs }: Telling,
  cause: string,
  { topic, dueMs = nowMs, ...news }: PayoutNews & Later,
): Promise<void> {
  await mails.add(tx, {
    ...wordPayoutMail(news, owner.language, operatorTimeZone),
    ...{ cause: `${cause}:${news.kind}`, userId: owner.id, to: owner.email, dueMs },
    ...(topic === undefined ? {} : { topic }),
  })
}

type Later = { readonly topic?: string; readonly dueMs?: number }
