// What the engine decided, in text: for answers, projections and the screens.

import type { EngineEvent } from '@fairtick/core/engine/event'
import type { EngineState } from '@fairtick/core/engine/state'
import type { StepResult } from '@fairtick/core/engine/step'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { OpenOption, OptionSettlement } from '@fairtick/core/options/option'
import { contractOf, withLiveFigures } from './contract-text.ts'
import type { CommandOutcome, ContractText, OptionText } from './engine-port.ts'

/** The outcome of the command that `result` came from: its refusal, or what it did. */
export function describeOutcome(state: EngineState, result: StepResult): CommandOutcome {
  if (result.refusal) {
    return { kind: 'refused', code: result.refusal.refused, detail: result.refusal.detail }
  }
  const event = result.own.at(-1)
  invariant(event, 'a command that was not refused has an event')
  switch (event.kind) {
    case 'account-opened':
      return { kind: event.kind, accountId: event.accountId }
    case 'practice-reset':
      return { kind: event.kind, accountId: event.accountId, cash: formatMoney(event.cash) }
    case 'option-bought':
      return { kind: event.kind, option: optionText(event.option, undefined) }
    case 'batch-closed': {
      const closed = result.own.flatMap((one) => contractAfter(state, one) ?? [])
      return { kind: event.kind, closed, skipped: event.skipped }
    }
    default: {
      const contract = contractAfter(state, event)
      invariant(contract, `no command ends in ${event.kind}`)
      return { kind: 'contract', contract }
    }
  }
}

function contractAfter(state: EngineState, event: EngineEvent): ContractText | undefined {
  const contract = contractOf(event, state.time)
  return contract && withLiveFigures(state, contract)
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
