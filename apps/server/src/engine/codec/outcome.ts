// What the engine decided, in text: for answers, projections and the screens.

import type { PlacedEvent } from '@fairtick/core/engine/event'
import type { Refusal } from '@fairtick/core/engine/refusal'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { OpenOption, OptionSettlement } from '@fairtick/core/options/option'
import type { CommandOutcome, ContractText, OptionText } from '../engine-port.ts'
import { withLiveFigures } from './contract-text.ts'
import { endOf, withdrawalText } from './withdrawal-text.ts'

/** An event of a group, and the text of its contract as it is after it: written once for all. */
export type GroupEvent = PlacedEvent & { readonly contract: ContractText | undefined }

/** The outcome of a command: its refusal, or what the events that are its own did. */
export function describeOutcome(
  state: EngineState,
  own: readonly GroupEvent[],
  refusal: Refusal | undefined,
): CommandOutcome {
  if (refusal) return { kind: 'refused', code: refusal.refused, detail: refusal.detail }
  const last = own.findLast((one) => !isProfitShare(one))
  invariant(last, 'a command that was not refused has an event')
  const { event, time, contract } = last
  switch (event.kind) {
    case 'account-opened':
      return { kind: event.kind, accountId: event.accountId }
    case 'practice-reset':
      return { kind: event.kind, accountId: event.accountId, cash: formatMoney(event.cash) }
    case 'option-bought':
      return { kind: event.kind, option: optionText(event.option, undefined) }
    case 'batch-closed': {
      const closed = own.flatMap((one) =>
        one.contract ? [withLiveFigures(state, one.contract)] : [],
      )
      return { kind: event.kind, closed, skipped: event.skipped }
    }
    case 'withdrawal-submitted':
    case 'withdrawal-approved':
    case 'withdrawal-paid':
    case 'withdrawal-returned':
      return {
        kind: 'withdrawal',
        withdrawal: withdrawalText(event.withdrawal, endOf(event, time)),
      }
    case 'deposit-credited': {
      const { kind, depositId, credited } = event
      return { kind, depositId, credited: formatMoney(credited) }
    }
    case 'salary-settled': {
      const { kind, transferId, amount } = event
      return { kind, transferId, amount: formatMoney(amount) }
    }
    case 'rewards-paid':
      return { kind: event.kind, day: event.day, amount: formatMoney(event.amount) }
    case 'balance-adjusted': {
      const { kind, adjustmentId, amount } = event
      return { kind, adjustmentId, amount: formatMoney(amount) }
    }
    case 'follow-begun':
    case 'follow-paused':
    case 'follow-resumed':
    case 'follow-ended': {
      const { accountId, follow } = event
      return { kind: 'follow', accountId, leaderId: follow.leaderId }
    }
    case 'leading-set':
    case 'trading-lock-set':
    case 'limits-set':
    case 'inviters-set':
      return { kind: event.kind, accountId: event.accountId }
    default:
      invariant(contract, 'no command ends in', event.kind)
      return { kind: 'contract', contract: withLiveFigures(state, contract) }
  }
}

/** Follows a copy's close, whoever closed it; the command is answered by the close. */
function isProfitShare({ event: { kind } }: GroupEvent): boolean {
  return kind === 'profit-shared' || kind === 'share-received'
}

export function optionText(
  option: OpenOption,
  settlement: OptionSettlement | undefined,
): OptionText {
  const { id, accountId, symbol, direction, durationSeconds } = option
  const { strikeSeq, orderTime, expiryTime } = option
  return {
    id,
    accountId,
    symbol,
    direction,
    stake: formatMoney(option.stake),
    durationSeconds,
    payoutRate: formatRate(option.payoutRate),
    strike: formatPrice(option.strike, 0),
    strikeSeq,
    orderTime,
    expiryTime,
    settlement: settlement
      ? {
          result: settlement.result,
          settlePrice: formatPrice(settlement.settlePrice, 0),
          settleSeq: settlement.settleSeq,
          closeTime: settlement.closeTime,
          profit: formatMoney(settlement.profit),
          outage: settlement.outage ?? null,
        }
      : null,
  }
}
