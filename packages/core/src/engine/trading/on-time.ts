// What happens because time passes: due options are settled (TR-2.9, TR-5.2).

import { judgeOutage } from '../../market/source-health.ts'
import { invariant } from '../../numbers/invariant.ts'
import { settleOption } from '../../options/settlement.ts'
import { optionSettlementEntry } from '../entries/option-settlement-entry.ts'
import type { Emit, Moment } from '../event.ts'
import { marketOf } from '../state/market.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { finishAccount } from './due-work.ts'

/**
 * Settles every option with expiry < the moment, in order of expiry. Called before the record
 * of that moment is handled, so the newest tick is the last with time ≤ expiry.
 */
export function passTime(state: EngineState, moment: Moment, emit: Emit): void {
  const { time } = moment
  for (;;) {
    const option = state.dueOptions.takeBefore(time)
    if (option === undefined) return
    // Voided ones stay in the queue until their time comes, also when their account has left.
    if (state.accounts.get(option.accountId)?.options.has(option.id) !== true) continue
    const account = residentAccount(state, option.accountId)
    finishAccount(state, account, emit)
    const { tick, health } = marketOf(state, option.symbol)
    invariant(tick.time <= option.expiryTime, `no tick in force for ${option.id}`)
    const outage = judgeOutage(health, tick, option.expiryTime)
    const settlement = settleOption(option, tick, time, outage)
    const entries = [optionSettlementEntry(account, option, settlement)]
    const accountId = account.id
    emit({ kind: 'option-settled', accountId, option, settlement, entries }, moment)
  }
}
