// What the engine decided, in text: for answers, projections and the screens.

import type { EngineEvent } from '@fairtick/core/engine/event'
import type { StepResult } from '@fairtick/core/engine/step'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { OpenOption, OptionSettlement } from '@fairtick/core/options/option'
import type { CommandOutcome, OptionText } from './engine-port.ts'

/** The outcome of the command that `result` came from: its refusal, or its own (last) event. */
export function describeOutcome(result: StepResult): CommandOutcome {
  if (result.refusal) {
    return { kind: 'refused', code: result.refusal.refused, detail: result.refusal.detail }
  }
  const event = result.events.at(-1)
  invariant(event, 'a command that was not refused has an event')
  return describeEvent(event)
}

function describeEvent(event: EngineEvent): CommandOutcome {
  switch (event.kind) {
    case 'account-opened':
      return { kind: 'account-opened', accountId: event.accountId }
    case 'practice-reset': {
      const { kind, accountId, cash } = event
      return { kind, accountId, cash: formatMoney(cash) }
    }
    case 'option-bought':
      return { kind: 'option-bought', option: optionText(event.option, undefined) }
    case 'option-settled':
      throw new Error('no command settles an option')
  }
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
        }
      : null,
  }
}
