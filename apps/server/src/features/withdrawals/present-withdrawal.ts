// A withdrawal as its customer sees it, and the event by which their screens hear of it.

import { addMoney, formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import type { Instant } from '@fairtick/core/time/instant'
import type { AccountEventBody, WithdrawalRecord } from '@fairtick/wire/socket/frames'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Calendar } from '../../platform/calendar.ts'
import { findWindow } from './payout-window.ts'
import type { Withdrawal } from './store.ts'

export type WithdrawalViewContext = {
  readonly calendar: Calendar
  readonly operatorTimeZone: string
  readonly now: () => Instant
}

export function presentWithdrawal(
  withdrawal: Withdrawal,
  { calendar, operatorTimeZone, now }: WithdrawalViewContext,
): WithdrawalRecord {
  const { id, from, status, amount, fee, taxable, tax, received, endedTime } = withdrawal
  const isPending = status === 'pending'
  return {
    ...{ id, from, status, amount, fee, taxable, tax, received },
    method: withdrawal.method as WithdrawalRecord['method'],
    reason: status === 'failed' ? withdrawal.reason : null,
    submitTime: withdrawal.submittedTime,
    approvedTime: withdrawal.approvedTime,
    paidTime: status === 'success' ? endedTime : null,
    endTime: endedTime,
    total: formatMoney(addMoney(readMoney(fee), readMoney(tax))),
    target: withdrawal.target.shown,
    queuePlace: withdrawal.queuePlace,
    windowOpensAt: isPending ? findWindow(calendar, now(), from).opensAt : null,
    timeZone: operatorTimeZone,
  }
}

export function withdrawalEvent(withdrawal: Withdrawal, view: WithdrawalViewContext): AccountEvent {
  const record = presentWithdrawal(withdrawal, view)
  const body: AccountEventBody = { event: 'withdrawal', record }
  return { userId: withdrawal.userId, account: withdrawal.accountKind, body }
}

export function readMoney(text: string): Money {
  const amount = parseMoney(text)
  if (amount === undefined) throw new Error(`no amount: ${text}`)
  return amount
}
