// Messages about deposits and withdrawals: each with the cause by which it is sent once.

import type { DepositRecord, WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { amountText } from './message-makers.ts'
import type { NewMessage } from './store.ts'

/** Undefined while it waits, and for one that the customer cancelled himself. */
export function depositMessage(userId: string, deposit: DepositRecord): NewMessage | undefined {
  const { id, status, currency, amount, credited, rate, reason } = deposit
  const values = { amount: amountText(amount), currency }
  const about = { kind: 'deposit', id } as const
  if (status === 'success') {
    return {
      ...{ userId, cause: `deposit-credited:${id}`, template: 'deposit-credited', about },
      values: { ...values, credited: amountText(credited ?? '0'), rate: rate ?? '' },
    }
  }
  if (status !== 'failed') return undefined
  return {
    ...{ userId, cause: `deposit-failed:${id}`, template: 'deposit-failed', about },
    values: { ...values, reason: reason ?? 'not_received' },
  }
}

export type WithdrawalStep = 'approved' | 'paid' | 'failed'

export function withdrawalMessage(
  userId: string,
  step: WithdrawalStep,
  withdrawal: WithdrawalRecord,
): NewMessage {
  const { id, target, reason } = withdrawal
  const [amount, fee, tax, received] = [
    withdrawal.amount,
    withdrawal.fee,
    withdrawal.tax,
    withdrawal.received,
  ].map(amountText) as [string, string, string, string]
  return {
    ...{ userId, cause: `withdrawal-${step}:${id}`, template: `withdrawal-${step}` },
    values: { amount, fee, tax, received, target, reason: reason ?? 'security_review' },
    about: { kind: 'withdrawal', id },
  }
}
