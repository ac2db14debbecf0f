// Beginning to copy a leader: who may be followed, by how many, with how much (TR-10.1, TR-10.7).

import { type Follow, findWrongTerm, MAX_LEADERS } from '../../copy/follow.ts'
import { formatMoney, sumMoney, ZERO_MONEY } from '../../numbers/money.ts'
import { ZERO_RATIONAL } from '../../numbers/rational.ts'
import type { FollowLeader } from '../command.ts'
import type { FollowBegun } from '../event.ts'
import { type Refusal, refuse, refuseField, UNUSABLE } from '../refusal.ts'
import { activeFollows } from '../state/copying.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { Account, EngineState } from '../state/state.ts'
import { checkCopyingAllowed } from '../trading/check-jurisdiction.ts'
import { checkAccountGates } from '../trading/check-opening.ts'

export function followLeader(
  state: EngineState,
  { accountId, leaderId, terms }: FollowLeader,
): FollowBegun | Refusal {
  const account = residentAccount(state, accountId)
  const leader = state.accounts.get(leaderId)
  if (leader === undefined) return refuse('not_found')
  const wrong = findWrongTerm(terms)
  if (wrong) return refuseField(wrong, UNUSABLE)
  const before = account.follows.get(leaderId)
  const isPossible = leader !== account && leader.kind === account.kind && !before?.isActive
  if (!isPossible) return refuseField('leaderId', UNUSABLE)
  const closed = checkAccountGates(state, account) ?? checkCopyingAllowed(state)
  if (closed) return closed
  const full = checkLeader(state, leader, terms.allocation)
  if (full) return full
  if (activeFollows(account).length >= MAX_LEADERS) {
    return refuse('too_many_leaders', { limit: MAX_LEADERS })
  }
  const { result = ZERO_MONEY, highWater = ZERO_RATIONAL } = before ?? {}
  const follow: Follow = {
    ...{
      leaderId,
      terms,
      begun: state.commandNumber,
      begunTime: state.time,
      isActive: true,
      isPaused: false,
    },
    ...{ result, resultAtBegin: result, highWater },
    profitShare: leader.leading?.profitShare ?? (0n as Follow['profitShare']),
  }
  return { kind: 'follow-begun', accountId, follow, entries: [] }
}

function checkLeader(
  state: EngineState,
  leader: Account,
  allocation: Follow['terms']['allocation'],
): Refusal | undefined {
  const { leading } = leader
  if (leading === undefined) return refuse('leader_stopped')
  const followers = [...(state.copying.leaders.get(leader.id)?.followers.keys() ?? [])]
  const follows = followers.flatMap(({ follows }) => {
    const follow = follows.get(leader.id)
    return follow?.isActive ? [follow] : []
  })
  const copied = sumMoney([allocation, ...follows.map(({ terms }) => terms.allocation)])
  if (follows.length < leading.maxFollowers && copied <= leading.maxCopied) return undefined
  const { maxFollowers, maxCopied } = leading
  return refuse('leader_full', { maxFollowers, maxCopied: formatMoney(maxCopied) })
}
