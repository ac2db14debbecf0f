// Closing a position, whole or in part; no gate and no tolerance stands in the way (TR-4.16).

import { isClosable } from '../../contracts/partial-close.ts'
import { isFresh } from '../../market/staleness.ts'
import { closePosition } from '../close-position.ts'
import type { CloseContract } from '../command.ts'
import type { PositionClosed } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type EngineState, marketOf, residentAccount } from '../state.ts'

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
  if (!isClosable(sizes, lots, position.lotsOpen)) return refuse('invalid', { field: 'lots' })
  if (!isFresh(tick, state.time)) return refuse('market_stale')
  return closePosition(state, account, position, { lots, reason: 'manual', time: state.time })
}
