// When the kind of market source changes, everything open ends at once (TR-2.11).

import { UNKNOWN_HEALTH } from '../../market/source-health.ts'
import { voidOption } from '../../options/settlement.ts'
import { optionSettlementEntry } from '../entries/option-settlement-entry.ts'
import type { Emit } from '../event.ts'
import { ordersByAge, positionsByAge } from '../state/account.ts'
import { marketOf } from '../state/market.ts'
import type { EngineState } from '../state/state.ts'
import { cancelOrder } from '../trading/cancel-order.ts'
import { closeAtMark } from '../trading/close-position.ts'

/**
 * Options are void and refunded, waiting orders cancelled, positions closed at their last mark.
 * All accounts with anything open must be resident.
 */
export function changeSource(state: EngineState, emit: Emit): void {
  const { time, tapePosition } = state
  const moment = { time, tapePosition }
  // What the tape said of the sources of before says nothing of those that come.
  for (const market of state.markets.values()) market.health = UNKNOWN_HEALTH
  state.healthPosition = tapePosition
  for (const account of state.accounts.values()) {
    const options = [...account.options.values()].sort((a, b) => a.placed - b.placed)
    for (const option of options) {
      const settlement = voidOption(option, marketOf(state, option.symbol).tick, time)
      const entries = [optionSettlementEntry(account, option, settlement)]
      const accountId = account.id
      emit({ kind: 'option-settled', accountId, option, settlement, entries }, moment)
    }
    for (const order of ordersByAge(account)) emit(cancelOrder(order, 'source_change'), moment)
    for (const position of positionsByAge(account)) {
      emit(closeAtMark(state, account, position, time), moment)
    }
  }
}
