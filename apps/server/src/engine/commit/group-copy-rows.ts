// The rows of copying that a group causes, with values in the order of GROUP_TABLES.

import type { Follow, FollowEndReason } from '@fairtick/core/copy/follow'
import { formatFollowTerms } from '@fairtick/core/engine/codec/copy-command-text'
import type { EngineEvent } from '@fairtick/core/engine/event'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { Instant } from '@fairtick/core/time/instant'
import type { ArrayElement } from '../../platform/binary-array.ts'
import { leaderEventText, rationalText } from '../codec/follow-text.ts'
import type { Group } from './group.ts'
import type { GroupRows } from './group-columns.ts'

type FollowEvent = Extract<EngineEvent, { follow: Follow }>

/** Follows as they are at the end of the group, results of copies that changed, and skips. */
export function copyRows(
  state: EngineState,
  group: Group,
): Pick<GroupRows, 'follows' | 'copy_results' | 'skips' | 'shares'> {
  const follows = new Map<string, readonly ArrayElement[]>()
  const results = new Map<string, readonly [accountId: string, leaderId: string]>()
  const skips: (readonly ArrayElement[])[] = []
  const shares: (readonly ArrayElement[])[] = []
  for (const { event, time, tapePosition } of group.events) {
    const { accountId } = event
    const leaderId = leaderOf(event)
    if (leaderId !== undefined) results.set(`${accountId} ${leaderId}`, [accountId, leaderId])
    if ('follow' in event) follows.set(keyOf(event), followRow(event, time))
    if (event.kind === 'profit-shared') shares.push(shareRow(event, time))
    if (event.kind !== 'copy-skipped') continue
    skips.push(skipRow(event, time, tapePosition))
  }
  return {
    ...{ follows: [...follows.values()], skips, shares },
    copy_results: [...results.values()].map(([accountId, leaderId]) => {
      const { result, highWater } = followAtEnd(state, accountId, leaderId)
      return [accountId, leaderId, result, rationalText(highWater)]
    }),
  }
}

/** Whose copy result or high-water mark the event may have changed. */
function leaderOf(event: EngineEvent): string | undefined {
  switch (event.kind) {
    case 'position-opened':
    case 'position-closed':
    case 'overnight-charged':
      return event.position.copyOf?.leaderId
    case 'profit-shared':
      return event.leaderId
    case 'follow-begun':
      return event.follow.leaderId
    default:
      return undefined
  }
}

function followAtEnd(state: EngineState, accountId: string, leaderId: string): Follow {
  const follow = residentAccount(state, accountId).follows.get(leaderId)
  if (follow === undefined) throw new Error(`${accountId} has no follow of ${leaderId}`)
  return follow
}

function keyOf({ accountId, follow: { leaderId, begun } }: FollowEvent): string {
  return `${accountId} ${leaderId} ${begun}`
}

export function followRow(event: FollowEvent, time: Instant): readonly ArrayElement[] {
  const { leaderId, begun, begunTime, terms, profitShare, isPaused, resultAtBegin } = event.follow
  const ended: readonly [Instant, FollowEndReason] | readonly [null, null] =
    event.kind === 'follow-ended' ? [time, event.reason] : [null, null]
  return [
    ...[event.accountId, leaderId, begun, begunTime],
    ...[JSON.stringify(formatFollowTerms(terms)), formatRate(profitShare)],
    ...[isPaused ? 'true' : 'false', resultAtBegin, ...ended],
  ]
}

export function skipRow(
  event: Extract<EngineEvent, { kind: 'copy-skipped' }>,
  time: Instant,
  tapePosition: number,
): readonly ArrayElement[] {
  const { accountId, leaderId, orderId, begun, reason } = event
  return [accountId, orderId, leaderId, begun, reason, time, tapePosition]
}

/** By which figures a share was worked out, for who pays it and who gets it. */
export function shareRow(
  event: Extract<EngineEvent, { kind: 'profit-shared' }>,
  time: Instant,
): readonly ArrayElement[] {
  const { accountId, leaderId, copy, begun, profitShare } = event
  return [
    ...[accountId, leaderId, copy.id, copy.closes.length, begun, formatRate(profitShare)],
    ...[rationalText(event.mark), rationalText(event.highWater), event.amount, time],
  ]
}

type EventKey = readonly [leaderId: string, number: number]
type DueKey = readonly [accountId: string, leaderId: string, handled: number]

/** What stands in the tables of copies that are still to be made, by its text. */
export type WrittenCopies = {
  readonly events: Map<string, EventKey>
  readonly due: Map<string, DueKey>
}

/** Copies that did not fit into one group: put down, and taken away when they are made. */
export function dueCopyRows(
  { copying }: EngineState,
  written: WrittenCopies,
): Pick<GroupRows, 'leader_events' | 'done_events' | 'due_copies' | 'done_copies'> {
  const texts: ArrayElement[][] = []
  const events: EventKey[] = []
  const due: DueKey[] = []
  for (const [leaderId, leader] of copying.due.size === 0 ? [] : copying.leaders) {
    const newest = leader.events.at(-1)?.number ?? 0
    for (const event of leader.events) {
      events.push([leaderId, event.number])
      if (written.events.has(`${leaderId},${event.number}`)) continue
      texts.push([leaderId, event.number, leaderEventText(event)])
    }
    for (const [{ id }, handled] of leader.followers) {
      if (handled < newest) due.push([id, leaderId, handled])
    }
  }
  const { removed: doneEvents } = exchange(written.events, events)
  const { added, removed } = exchange(written.due, due)
  return { leader_events: texts, done_events: doneEvents, due_copies: added, done_copies: removed }
}

/** Brings what is written in line with what is wanted; what that adds and takes away. */
function exchange<Key extends readonly (string | number)[]>(
  written: Map<string, Key>,
  wanted: readonly Key[],
): { readonly added: readonly Key[]; readonly removed: readonly Key[] } {
  const names = new Set(wanted.map(String))
  const removed = [...written].filter(([name]) => !names.has(name))
  const added = wanted.filter((key) => !written.has(String(key)))
  for (const [name] of removed) written.delete(name)
  for (const key of added) written.set(String(key), key)
  return { added, removed: removed.map(([, key]) => key) }
}
