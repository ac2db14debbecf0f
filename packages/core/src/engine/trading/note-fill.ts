// What a leader's own orders do is noted for those who copy them (TR-10.2).

import { calculateEquity } from '../../account/equity.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { EngineEvent, Moment } from '../event.ts'
import { addLeaderEvent } from '../state/copying.ts'
import { exposureOf } from '../state/exposure.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState, Leader, LeaderFill } from '../state/state.ts'

/** Of a leader that is about to fill an own order; else undefined. */
export function equityBeforeFill(state: EngineState, event: EngineEvent): Rational | undefined {
  if (event.kind !== 'position-opened' || !leaderOf(state, event)) return undefined
  const account = residentAccount(state, event.accountId)
  if (account.leading === undefined) return undefined
  return calculateEquity(exposureOf(state, account))
}

/** Notes a fill or a close of an own order, folded by now, of an account that others copy. */
export function noteFill(
  state: EngineState,
  event: EngineEvent,
  {
    moment,
    commandNumber,
    equity,
  }: {
    readonly moment: Moment
    readonly commandNumber: number
    readonly equity: Rational | undefined
  },
): void {
  if (event.kind !== 'position-opened' && event.kind !== 'position-closed') return
  const leader = leaderOf(state, event)
  const fill = leader && fillOf(event, equity)
  if (leader === undefined || fill === undefined) return
  const { id: orderId, accountId: leaderId, symbol, placed } = event.position
  const order = { leaderId, orderId, symbol, placed }
  addLeaderEvent(state, leader, { ...moment, ...order, commandNumber, fill })
}

type FillEvent = Extract<EngineEvent, { kind: 'position-opened' | 'position-closed' }>

function leaderOf({ copying }: EngineState, { position }: FillEvent): Leader | undefined {
  // Copies of copies are not made.
  return position.copyOf === undefined ? copying.leaders.get(position.accountId) : undefined
}

/** Undefined: nothing to copy, since it can no longer be followed. */
function fillOf(
  { kind, position }: FillEvent,
  equity: Rational | undefined,
): LeaderFill | undefined {
  if (kind === 'position-opened') {
    const { direction, lots, leverage } = position
    return equity && { kind: 'opened', direction, lots, leverage, equity }
  }
  const lots = position.closes.at(-1)?.lots
  if (lots === undefined) return undefined
  return { kind: 'closed', lots, lotsBefore: (position.lotsOpen + lots) as typeof lots }
}
