// What the outbox tells of deposits and withdrawals: their records on the screens, and messages.

import type { OutboxMessage } from '../engine/engine-port.ts'
import {
  depositEvent,
  presentDeposit,
  type ToldOfDeposit,
  tellDeposit,
} from '../features/deposits/public.ts'
import { depositMessage, type NewMessage, withdrawalMessage } from '../features/messages/public.ts'
import {
  loadWithdrawal,
  presentWithdrawal,
  type WithdrawalLook,
  withdrawalEvent,
} from '../features/withdrawals/public.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Queryable } from '../platform/database.ts'

type ToldOfWithdrawal = Extract<OutboxMessage, { readonly withdrawal: unknown }>

/** What a customer hears; nothing of what he did himself but the record as it is now. */
export type MoneyNews = {
  readonly event: AccountEvent
  readonly message: NewMessage | undefined
}

/** Undefined for what is about neither. */
export async function newsOfMoney(
  tx: Queryable,
  told: OutboxMessage,
  { look, nowMs }: { readonly look: WithdrawalLook; readonly nowMs: number },
): Promise<MoneyNews | undefined> {
  switch (told.topic) {
    case 'deposit-reviewed':
    case 'deposit-credited':
    case 'inbox-refused':
      return await newsOfDeposit(tx, told, nowMs)
    case 'withdrawal-submitted':
    case 'withdrawal-approved':
    case 'withdrawal-paid':
    case 'withdrawal-returned':
      return await newsOfWithdrawal(tx, told, look)
    default:
      return undefined
  }
}

async function newsOfDeposit(
  tx: Queryable,
  told: ToldOfDeposit,
  nowMs: number,
): Promise<MoneyNews | undefined> {
  const deposit = await tellDeposit(tx, told, nowMs)
  if (deposit === undefined) return undefined
  const message = depositMessage(deposit.userId, presentDeposit(deposit))
  return { event: depositEvent(deposit), message }
}

async function newsOfWithdrawal(
  tx: Queryable,
  { topic, userId, withdrawal }: ToldOfWithdrawal,
  look: WithdrawalLook,
): Promise<MoneyNews | undefined> {
  const found = await loadWithdrawal(tx, withdrawal.id)
  if (found === undefined) return undefined
  const event = withdrawalEvent(found, look)
  const step = stepOf(topic, withdrawal.status)
  const record = presentWithdrawal({ ...found, ...withdrawal }, look)
  return { event, message: step && withdrawalMessage(userId, step, record) }
}

function stepOf(topic: ToldOfWithdrawal['topic'], status: string) {
  if (topic === 'withdrawal-approved') return 'approved'
  if (topic === 'withdrawal-paid') return 'paid'
  return status === 'failed' ? 'failed' : undefined
}
