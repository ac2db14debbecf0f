// Notes the mails about a bank account or a wallet in the transaction of what they tell: what was
// asked for, what came of it, and once more before withdrawals to it begin (TR-6.6).

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../../platform/database.ts'
import { HOLD_MS } from '../../security-holds/public.ts'
import type { BankVerdict } from '../bank-store.ts'
import { deleteWaitingReminders, insertPayoutMail, type PayoutNews } from './payout-mail-store.ts'

/** Before the hold ends: time enough to stop it, also for who was asleep. */
export const REMIND_BEFORE_MS = 8 * HOUR_MS

const BANK = 'bank'

type Owner = { readonly id: string; readonly email: string }
/** As their owner sees them: masked. */
type Shown = { readonly before: string; readonly shown: string }

export async function addBoundBankMails(
  tx: Queryable,
  owner: Owner,
  shown: string,
  nowMs: number,
): Promise<void> {
  const about = { owner, target: BANK, cause: `bank:${owner.id}`, nowMs }
  await addMail(tx, about, { kind: 'added', shown, untilMs: nowMs + HOLD_MS })
  await addReminder(tx, about, shown)
}

export async function addAskedChangeMail(
  tx: Queryable,
  owner: Owner,
  { id, ...change }: Shown & { readonly id: string },
  nowMs: number,
): Promise<void> {
  const about = { owner, target: BANK, cause: `bank-change:${id}`, nowMs }
  await addMail(tx, about, { kind: 'change_asked', ...change })
}

export async function addDecidedChangeMails(
  tx: Queryable,
  owner: Owner,
  { id, verdict, ...change }: Shown & { readonly id: string; readonly verdict: BankVerdict },
  nowMs: number,
): Promise<void> {
  const about = { owner, target: BANK, cause: `bank-change:${id}`, nowMs }
  if (verdict.status === 'failed') {
    await addMail(tx, about, { kind: 'change_failed', ...change, reason: verdict.reason })
    return
  }
  await addMail(tx, about, { kind: 'changed', ...change, untilMs: nowMs + HOLD_MS })
  await addReminder(tx, about, change.shown)
}

export async function addBoundWalletMails(
  tx: Queryable,
  owner: Owner,
  { id, shown }: { readonly id: string; readonly shown: string },
  nowMs: number,
): Promise<void> {
  const about = { owner, target: id, cause: `wallet:${id}`, nowMs }
  await addMail(tx, about, { kind: 'added', shown, untilMs: nowMs + HOLD_MS })
  await addReminder(tx, about, shown)
}

/** Nothing can be withdrawn to it any more. */
export function forgetWalletReminder(
  tx: Queryable,
  userId: string,
  walletId: string,
): Promise<void> {
  return deleteWaitingReminders(tx, userId, walletId)
}

type About = {
  readonly owner: Owner
  readonly target: string
  readonly cause: string
  readonly nowMs: number
}

/** In place of the one about what was there before. */
async function addReminder(tx: Queryable, about: About, shown: string): Promise<void> {
  await deleteWaitingReminders(tx, about.owner.id, about.target)
  await addMail(tx, about, { kind: 'reminder', shown, untilMs: about.nowMs + HOLD_MS })
}

async function addMail(
  tx: Queryable,
  { owner, target, cause, nowMs }: About,
  news: PayoutNews,
): Promise<void> {
  await insertPayoutMail(tx, {
    ...{ cause: `${cause}:${news.kind}`, userId: owner.id, target, address: owner.email, news },
    dueMs: news.kind === 'reminder' ? news.untilMs - REMIND_BEFORE_MS : nowMs,
  })
}
