// Closing many positions at once, oldest first; what is stale is skipped and named (TR-4.16).

import { isFresh } from '../../market/staleness.ts'
import type { BatchClose } from '../command.ts'
import type { Emit } from '../event.ts'
import { positionsByAge } from '../state/account.ts'
import { marketOf } from '../state/market.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { closePosition } from '../trading/close-position.ts'

/** Emits each close as it happens, then what was skipped. */
export function batchClose(state: EngineState, command: BatchClose, emit: Emit): void {
  const account = residentAccount(state, command.accountId)
  const { time, tapePosition } = state
  const skipped: string[] = []
  for (const position of positionsByAge(account)) {
    const { symbol, direction, lotsOpen } = position
    if (command.scope !== 'all' && direction !== command.scope) continue
    if (command.symbol !== undefined && symbol !== command.symbol) continue
    if (!isFresh(marketOf(state, symbol).tick, time)) {
      skipped.push(position.id)
      continue
    }
    const what = { lots: lotsOpen, reason: 'batch', time } as const
    emit(closePosition(state, account, position, what), { time, tapePosition })
  }
  const ended = { kind: 'batch-closed', accountId: account.id, skipped, entries: [] } as const
  emit(ended, { time, tapePosition })
}
