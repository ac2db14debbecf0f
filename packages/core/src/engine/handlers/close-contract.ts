// Closing a position, whole or in part; no lock and no tolerance stands in the way (TR-4.16).

import { isFresh } from '../../market/staleness.ts'
import type { CloseContract } from '../command.ts'
import type { PositionClosed } from '../event.ts'
import { type Refusal, refuse, refuseField } from '../refusal.ts'
import { marketOf } from '../state/market.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { closePosition } from '../trading/close-position.ts'
import { findCloseFault } from './field-faults.ts'

export function closeContract(
  state: EngineState,
  command: CloseContract,
): PositionClosed | Refusal {
  const account = residentAccount(state, command.accountId)
  const position = account.positions.get(command.orderId)
  if (!position) return refuse('not_found')
  const { instrument, tick } = marketOf(state, position.symbol)
  const lots = command.lots ?? position.lotsOpen
  const sizes = { lotStep: instrument.lotStep, minLots: position.constants.minLots }
  const fault = findCloseFault(sizes, lots, position.lotsOpen)
  if (fault) return refuseField('lots', fault)
  if (!isFresh(tick, state.time)) return refuse('market_stale')
  return closePosition(state, account, position, { lots, reason: 'manual', time: state.time })
}
