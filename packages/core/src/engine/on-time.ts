// What happens because time passes: due options are settled (TR-2.9, TR-5.2).

import { invariant } from '../numbers/invariant.ts'
import { settleOption } from '../options/settlement.ts'
import type { Instant } from '../time/instant.ts'
import { optionSettlementEntry } from './entries/option-settlement-entry.ts'
import type { EngineEvent } from './event.ts'
import { applyEvent, type EngineState, residentAccount } from './state.ts'

/**
 * Settles every option with expiry < `time`, in order of expiry. Called before the record
 * of `time` is handled, so the newest tick is the last with time ≤ expiry.
 */
export function passTime(state: EngineState, time: Instant): EngineEvent[] {
  const events: EngineEvent[] = []
  for (;;) {
    const option = state.dueOptions.takeBefore(time)
    if (option === undefined) return events
    const account = residentAccount(state, option.accountId)
    // Voided ones stay in the queue until their time comes.
    if (!account.options.has(option.id)) continue
    const tick = state.markets.get(option.symbol)?.tick
    invariant(tick && tick.time <= option.expiryTime, `no tick in force for ${option.id}`)
    const settlement = settleOption(option, tick, time)
    const entries = [optionSettlementEntry(account, option, settlement)]
    const event = {
      kind: 'option-settled',
      accountId: account.id,
      option,
      settlement,
      entries,
    } as const
    applyEvent(state, event)
    events.push(event)
  }
}
