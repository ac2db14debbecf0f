// Who copies whom, and the events of leaders that followers still have to handle (TR-10.2).

import type { Position } from '../../contracts/position.ts'
import type { Follow } from '../../copy/follow.ts'
import { invariant } from '../../numbers/invariant.ts'
import { addMoney, type Money } from '../../numbers/money.ts'
import { type Rational, sumRationals } from '../../numbers/rational.ts'
import { compareAge } from './account.ts'
import { openProfitOf } from './exposure.ts'
import type { Account, EngineState, Leader, LeaderEvent } from './state.ts'

/** The copies of a leader that an account has open, oldest first. */
export function openCopies(account: Account, leaderId: string): readonly Position[] {
  const copies: Position[] = []
  for (const position of account.positions.values()) {
    if (position.copyOf?.leaderId === leaderId) copies.push(position)
  }
  return copies.sort(compareAge)
}

export function hasOpenCopies(account: Account, leaderId: string): boolean {
  for (const { copyOf } of account.positions.values())
    if (copyOf?.leaderId === leaderId) return true
  return false
}

/** Unrealised P/L of positions, exact. */
export function sumOpenProfit(state: EngineState, positions: readonly Position[]): Rational {
  return sumRationals(positions.map((position) => openProfitOf(state, position)))
}

/** Puts a follow in, or in place of what it was. */
export function putFollow(state: EngineState, account: Account, follow: Follow): void {
  account.follows.set(follow.leaderId, follow)
  keepFollower(state, account, follow)
}

/** Counts a result of a copy. */
export function addCopyResult(account: Account, { copyOf }: Position, result: Money): void {
  if (copyOf === undefined) return
  const follow = followOf(account, copyOf.leaderId)
  account.follows.set(copyOf.leaderId, { ...follow, result: addMoney(follow.result, result) })
}

/** The account's follow of a leader, which it must have. */
export function followOf(account: Account, leaderId: string): Follow {
  const follow = account.follows.get(leaderId)
  invariant(follow, 'a copy without a follow', account.id)
  return follow
}

/** Follows that are active, in the order of their beginnings. */
export function activeFollows(account: Account): readonly Follow[] {
  return [...account.follows.values()]
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.begun - b.begun)
}

/** Who has an active follow or an open copy hears of what the leader does; nobody else. */
export function keepFollower(
  state: EngineState,
  account: Account,
  { leaderId, isActive }: Pick<Follow, 'leaderId' | 'isActive'>,
): void {
  const { leaders } = state.copying
  const known = leaders.get(leaderId)
  if (isActive || hasOpenCopies(account, leaderId)) {
    const leader = known ?? { eventCount: 0, events: [], followers: new Map() }
    leaders.set(leaderId, leader)
    if (!leader.followers.has(account)) leader.followers.set(account, leader.eventCount)
  } else if (known?.followers.delete(account) && known.followers.size === 0) {
    leaders.delete(leaderId)
  }
}

/** Notes what a leader did, for all who copy it. */
export function addLeaderEvent(
  { copying }: EngineState,
  leader: Leader,
  event: Omit<LeaderEvent, 'number'>,
): void {
  leader.eventCount += 1
  leader.events.push({ ...event, number: leader.eventCount })
  for (const follower of leader.followers.keys()) copying.due.add(follower)
}

/**
 * Takes what a follower has to handle, in the order of the records; what two leaders did by one
 * record in the order of their ids, since accounts are worked off in any order.
 */
export function takeLeaderEvents(state: EngineState, account: Account): readonly LeaderEvent[] {
  const { leaders, due } = state.copying
  if (!due.delete(account)) return []
  const taken: LeaderEvent[] = []
  for (const leaderId of account.follows.keys()) {
    const leader = leaders.get(leaderId)
    const handled = leader?.followers.get(account)
    if (leader === undefined || handled === undefined) continue
    taken.push(...leader.events.filter(({ number }) => number > handled))
    leader.followers.set(account, leader.eventCount)
  }
  if (due.size === 0) for (const leader of leaders.values()) leader.events.length = 0
  return taken.sort(
    (a, b) =>
      a.tapePosition - b.tapePosition ||
      a.commandNumber - b.commandNumber ||
      compareText(a.leaderId, b.leaderId) ||
      a.number - b.number,
  )
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
