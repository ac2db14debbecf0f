// A withdrawal in text, for answers and the tables.

import type { OpenWithdrawal } from '@fairtick/core/cash/withdrawal'
import type { EngineEvent } from '@fairtick/core/engine/event'
import { unreachable } from '@fairtick/core/numbers/invariant'
import { formatMoney } from '@fairtick/core/numbers/money'
import type { Instant } from '@fairtick/core/time/instant'
import type { WithdrawalText } from '../engine-port.ts'

export type WithdrawalEvent = Extract<EngineEvent, { readonly withdrawal: OpenWithdrawal }>

export type WithdrawalEnd = Pick<WithdrawalText, 'status' | 'endedTime'>

const NOT_ENDED: WithdrawalEnd = { status: 'pending', endedTime: null }

/** What became of a withdrawal by an event of it. */
export function endOf(event: WithdrawalEvent, time: Instant): WithdrawalEnd {
  switch (event.kind) {
    case 'withdrawal-submitted':
    case 'withdrawal-approved':
      return NOT_ENDED
    case 'withdrawal-paid':
      return { status: 'success', endedTime: time }
    case 'withdrawal-returned':
      return { status: event.status, endedTime: time }
    default:
      return unreachable(event)
  }
}

export function withdrawalText(withdrawal: OpenWithdrawal, end = NOT_ENDED): WithdrawalText {
  const { id, accountId, method, from, submittedTime, approvedTime } = withdrawal
  return {
    ...{ id, accountId, method, from },
    amount: formatMoney(withdrawal.amount),
    fee: formatMoney(withdrawal.fee),
    taxable: formatMoney(withdrawal.taxable),
    tax: formatMoney(withdrawal.tax),
    received: formatMoney(withdrawal.received),
    ...{ submittedTime, approvedTime: approvedTime ?? null, ...end },
  }
}
