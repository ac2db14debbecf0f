// Locking an account for openings, with the reason its customer is told, or opening it (TR-12.4).

import type { SetTradingLock } from '../command.ts'
import type { Emit } from '../event.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { cancelPendingOrders } from '../trading/cancel-pending-orders.ts'

/** What waits is cancelled by a lock; what is open stays, and can be closed at any time. */
export function setTradingLock(
  state: EngineState,
  { accountId, reason }: SetTradingLock,
  emit: Emit,
): void {
  const account = residentAccount(state, accountId)
  const { time, tapePosition } = state
  const cancelled = reason === undefined ? [] : cancelPendingOrders(account, 'locked')
  for (const event of cancelled) emit(event, { time, tapePosition })
  emit({ kind: 'trading-lock-set', accountId, reason, entries: [] }, { time, tapePosition })
}
