// Pausing, resuming and ending a follow: always possible, whatever gate stands (TR-10.1, TR-10.4).

import { MAX_PROFIT_SHARE } from '../../copy/follow.ts'
import type { Rate } from '../../numbers/rate.ts'
import type {
  EndFollow,
  EndLinkedFollow,
  PauseFollow,
  ResumeFollow,
  SetLeading,
} from '../command.ts'
import type { Emit, FollowEnded, FollowPaused, FollowResumed, LeadingSet } from '../event.ts'
import { type Refusal, refuse, refuseField, UNUSABLE } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { closeCopies, endFollow as decideEnd } from '../trading/copy-stop.ts'

const NO_SHARE = 0n as Rate

export function setLeading({ accountId, terms }: SetLeading): LeadingSet | Refusal {
  const { profitShare = NO_SHARE } = terms ?? {}
  if (profitShare < NO_SHARE || profitShare > MAX_PROFIT_SHARE) {
    return refuseField('profitShare', UNUSABLE)
  }
  return { kind: 'leading-set', accountId, terms, entries: [] }
}

export function pauseFollow(state: EngineState, command: PauseFollow): FollowPaused | Refusal {
  const follow = findActive(state, command)
  if (!follow) return refuse('not_found')
  const { accountId } = command
  return { kind: 'follow-paused', accountId, follow: { ...follow, isPaused: true }, entries: [] }
}

export function resumeFollow(state: EngineState, command: ResumeFollow): FollowResumed | Refusal {
  const follow = findActive(state, command)
  if (!follow) return refuse('not_found')
  const { accountId } = command
  return { kind: 'follow-resumed', accountId, follow: { ...follow, isPaused: false }, entries: [] }
}

/** Emits each close as it happens; copies on stale markets stay. */
export function endFollow(state: EngineState, command: EndFollow, emit: Emit): Refusal | undefined {
  if (!findActive(state, command)) return refuse('not_found')
  const { accountId, leaderId, copies } = command
  const account = residentAccount(state, accountId)
  const { time, tapePosition } = state
  const moment = { time, tapePosition }
  if (copies === 'close') closeCopies(state, account, leaderId, { moment, emit })
  emit(decideEnd(account, leaderId, 'manual'), moment)
  return undefined
}

/** Leader and follower are one person: nothing new is copied, what is open goes on (TR-10.7). */
export function endLinkedFollow(
  state: EngineState,
  command: EndLinkedFollow,
): FollowEnded | Refusal {
  if (findActive(state, command)?.begun !== command.begun) return refuse('not_found')
  const { accountId, leaderId } = command
  return decideEnd(residentAccount(state, accountId), leaderId, 'linked')
}

function findActive(
  state: EngineState,
  { accountId, leaderId }: { readonly accountId: string; readonly leaderId: string },
) {
  const follow = residentAccount(state, accountId).follows.get(leaderId)
  return follow?.isActive ? follow : undefined
}
