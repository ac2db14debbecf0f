// The constants of an instrument from here on; once it is not offered, no order of it waits.

import { type InstrumentText, isOffered } from '../../market/instrument.ts'
import type { Emit } from '../event.ts'
import { ordersByAge } from '../state/account.ts'
import { setInstrument } from '../state/market.ts'
import type { EngineState } from '../state/state.ts'
import { cancelOrder } from '../trading/cancel-order.ts'

/**
 * Acts on later orders only: what is open keeps the constants of its placing and is closed by its
 * customer, its levels or its expiry. An order that waits would open something new, so it is
 * cancelled. All accounts with anything open must be resident.
 */
export function changeInstrument(state: EngineState, constants: InstrumentText, emit: Emit): void {
  setInstrument(state, constants)
  if (isOffered(constants)) return
  const { time, tapePosition } = state
  for (const account of state.accounts.values()) {
    if (account.orders.size === 0) continue
    for (const order of ordersByAge(account)) {
      if (order.symbol !== constants.symbol) continue
      emit(cancelOrder(order, 'not_offered'), { time, tapePosition })
    }
  }
}
