// When the kind of market source changes, every open option is void and refunded (TR-2.11).

import { invariant } from '../../numbers/invariant.ts'
import { voidOption } from '../../options/settlement.ts'
import { optionSettlementEntry } from '../entries/option-settlement-entry.ts'
import type { OptionSettled } from '../event.ts'
import { applyEvent, type EngineState } from '../state.ts'

/** All accounts with open options must be resident. Oldest purchase first. */
export function voidOpenOptions(state: EngineState): readonly OptionSettled[] {
  const open = [...state.accounts.values()]
    .flatMap((account) => [...account.options.values()].map((option) => ({ account, option })))
    .sort((a, b) => a.option.placed - b.option.placed)
  return open.map(({ account, option }) => {
    const tick = state.markets.get(option.symbol)?.tick
    invariant(tick, `no tick of ${option.symbol}`)
    const settlement = voidOption(option, tick, state.time)
    const entries = [optionSettlementEntry(account, option, settlement)]
    const event = {
      kind: 'option-settled',
      accountId: account.id,
      option,
      settlement,
      entries,
    } as const
    applyEvent(state, event)
    return event
  })
}
