// Setting the limits that customers set for themselves (TR-12.3); a break cancels what waits.

import {
  laterEnd,
  realisedOn,
  realisedSinceBooks,
  type SelfLimits,
} from '../../account/self-limits.ts'
import type { SetLimits } from '../command.ts'
import type { Emit } from '../event.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { Account, EngineState } from '../state/state.ts'
import { cancelPendingOrders } from '../trading/cancel-pending-orders.ts'

/** When it is looser is the host's to know; a break never ends early here either. */
export function setLimits(state: EngineState, command: SetLimits, emit: Emit): void {
  const account = residentAccount(state, command.accountId)
  const { time, tapePosition } = state
  const limits = limitsAfter(state, account, command)
  const isExcluded = limits?.excludedUntil !== undefined && limits.excludedUntil > time
  for (const event of isExcluded ? cancelPendingOrders(account, 'self_excluded') : []) {
    emit(event, { time, tapePosition })
  }
  const { accountId } = command
  emit({ kind: 'limits-set', accountId, limits, entries: [] }, { time, tapePosition })
}

/** Undefined: none is left. What was counted since the last ones were set goes on. */
function limitsAfter(
  { dayNumber, time }: EngineState,
  { limits: before, untaxedGains }: Account,
  { dailyLoss, openPositions, excludedUntil, realisedToday, booked }: SetLimits,
): SelfLimits | undefined {
  const kept = before?.excludedUntil
  const until = laterEnd(kept !== undefined && kept > time ? kept : undefined, excludedUntil)
  const isAny = dailyLoss !== undefined || openPositions !== undefined || until !== undefined
  if (!isAny) return undefined
  const realised =
    before === undefined
      ? realisedSinceBooks(realisedToday, booked, { time, untaxedGains })
      : realisedOn(before, dayNumber)
  return { dailyLoss, openPositions, excludedUntil: until, day: dayNumber, realised }
}
