// A deposit as its customer sees it, and the event by which their screens hear of it.

import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import type { AccountEventBody, DepositRecord } from '@fairtick/wire/socket/frames'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Deposit } from './store.ts'

export function presentDeposit(deposit: Deposit): DepositRecord {
  const { id, methodId, currency, channel, network, status, reason, rate, credited } = deposit
  return {
    ...{ id, methodId, currency, channel, network, status, reason },
    amount: formatQuantity(deposit.amount),
    submitTime: deposit.submittedMs,
    approvedTime: deposit.approvedMs,
    endTime: deposit.endedMs,
    rate: rate === null ? null : formatPrice(rate, 0),
    credited: credited === null ? null : formatMoney(credited),
  }
}

export function depositEvent(deposit: Deposit): AccountEvent {
  const body: AccountEventBody = { event: 'deposit', record: presentDeposit(deposit) }
  return { userId: deposit.userId, account: deposit.accountKind, body }
}
