// What the outbox tells of deposits and withdrawals: their records on the screens, and messages.

import type { OutboxMessage } from '../engine/engine-port.ts'
import {
  applyDepositOutcome,
  type DepositOutcomeMessage,
  depositEvent,
  presentDeposit,
} from '../features/deposits/public.ts'
import { depositMessage, type NewMessage, withdrawalMessage } from '../features/messages/public.ts'
import {
  loadWithdrawal,
  presentWithdrawal,
  type WithdrawalViewContext,
  withdrawalEvent,
} from '../features/withdrawals/public.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Queryable } from '../platform/database.ts'

type ToldOfWithdrawal = Extract<OutboxMessage, { readonly withdrawal: unknown }>

/** What a customer hears; nothing of what they did but the record as it is now. */
export type CashNotification = {
  readonly event: AccountEvent
  readonly message: NewMessage | undefined
}

/** Undefined for what is about neither. */
export async function cashNotificationOf(
  tx: Queryable,
  told: OutboxMessage,
  { view, nowMs }: { readonly view: WithdrawalViewContext; readonly nowMs: number },
): Promise<CashNotification | undefined> {
  switch (told.topic) {
    case 'deposit-reviewed':
    case 'deposit-credited':
    case 'inbox-refused':
      return await depositNotificationOf(tx, told, nowMs)
    case 'withdrawal-submitted':
    case 'withdrawal-approved':
    case 'withdrawal-paid':
    case 'withdrawal-returned':
      return await withdrawalNotificationOf(tx, told, view)
    default:
      return undefined
  }
}

async function depositNotificationOf(
  tx: Queryable,
  told: DepositOutcomeMessage,
  nowMs: number,
): Promise<CashNotification | undefined> {
  const deposit = await applyDepositOutcome(tx, told, nowMs)
  if (deposit === undefined) return undefined
  const message = depositMessage(deposit, presentDeposit(deposit))
  return { event: depositEvent(deposit), message }
}

async function withdrawalNotificationOf(
  tx: Queryable,
  told: ToldOfWithdrawal,
  view: WithdrawalViewContext,
): Promise<CashNotification | undefined> {
  const { topic, withdrawal } = told
  const found = await loadWithdrawal(tx, withdrawal.id)
  if (found === undefined) return undefined
  const event = withdrawalEvent(found, view)
  const step = stepOf(topic, withdrawal.status)
  const record = presentWithdrawal({ ...found, ...withdrawal }, view)
  return { event, message: step && withdrawalMessage(told, step, record) }
}

function stepOf(topic: ToldOfWithdrawal['topic'], status: string) {
  if (topic === 'withdrawal-approved') return 'approved'
  if (topic === 'withdrawal-paid') return 'paid'
  return status === 'failed' ? 'failed' : undefined
}
