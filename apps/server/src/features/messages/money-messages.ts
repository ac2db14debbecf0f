// Messages about deposits and withdrawals: each with the cause by which it is sent once.

import type { DepositRecord, WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { feeText, groupedText, moneyText, quantityText } from '@fairtick/words/number-texts'
import type { AccountOwner } from '../../engine/engine-port.ts'
import type { NewMessage } from './store.ts'
import { contentOf } from './templates.ts'

/** Undefined while it waits, and for one that the customer cancelled. */
export function depositMessage(
  { userId, accountKind }: AccountOwner,
  deposit: DepositRecord,
): NewMessage | undefined {
  const { id, status, currency, amount, credited, rate, reason } = deposit
  const values = { amount: quantityText(amount), currency }
  const told = { userId, accountKind, about: { kind: 'deposit', id } } as const
  if (status === 'success') {
    return {
      ...{ ...told, cause: `deposit-credited:${id}`, template: 'deposit-credited' },
      values: { ...values, credited: moneyText(credited ?? '0'), rate: groupedText(rate ?? '1') },
    }
  }
  if (status !== 'failed') return undefined
  return {
    ...{ ...told, cause: `deposit-failed:${id}`, template: 'deposit-failed' },
    values: { ...values, reason: reason ?? 'not_received' },
  }
}

export type WithdrawalStep = 'approved' | 'paid' | 'failed'

export function withdrawalMessage(
  { userId, accountKind }: AccountOwner,
  step: WithdrawalStep,
  withdrawal: WithdrawalRecord,
): NewMessage {
  const { id, target, reason } = withdrawal
  const amount = moneyText(withdrawal.amount)
  const fee = feeText(withdrawal.fee)
  const tax = feeText(withdrawal.tax)
  const received = moneyText(withdrawal.received)
  return {
    ...{ userId, accountKind, cause: `withdrawal-${step}:${id}` },
    about: { kind: 'withdrawal', id },
    ...contentOf(`withdrawal-${step}`, {
      ...{ amount, fee, tax, received, target },
      reason: reason ?? 'security_review',
    }),
  }
}
