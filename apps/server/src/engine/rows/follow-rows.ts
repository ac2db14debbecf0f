// Follows as they stand in the tables, and the copies that were still to be made.

import type { Follow } from '@fairtick/core/copy/follow'
import {
  type FollowTermsText,
  readFollowTerms,
} from '@fairtick/core/engine/codec/copy-command-text'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { invariant } from '@fairtick/core/numbers/invariant'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { readLeaderEvent, readRational } from '../codec/follow-text.ts'

type FollowRow = {
  readonly account_id: string
  readonly leader_id: string
  readonly begun: bigint
  readonly begun_time: bigint
  readonly terms: string
  readonly profit_share: string
  readonly is_paused: boolean
  readonly result_at_begin: bigint
  readonly ended_time: bigint | null
  readonly result: bigint
  readonly high_water: string
}

/** The newest follow of each leader that an account followed, with what came of all of them. */
const NEWEST_FOLLOWS = `
  SELECT DISTINCT ON (f.account_id, f.leader_id) f.account_id, f.leader_id, f.begun, f.begun_time,
    f.terms, f.profit_share::text, f.is_paused, f.result_at_begin, f.ended_time, r.result,
    r.high_water
  FROM copy_follow f
  JOIN copy_result r ON r.account_id = f.account_id AND r.leader_id = f.leader_id
  WHERE f.account_id = ANY ($1::text[])
  ORDER BY f.account_id, f.leader_id, f.begun DESC`

/** By account, in the order in which they began. */
export async function loadFollows(
  lane: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Follow[]>> {
  if (accountIds.length === 0) return new Map()
  const rows = await lane.query<FollowRow>(NEWEST_FOLLOWS, [accountIds])
  const byBeginning = rows.toSorted((a, b) => Number(a.begun - b.begun))
  const found = new Map<string, Follow[]>()
  for (const row of byBeginning) {
    const follows = found.get(row.account_id) ?? []
    found.set(row.account_id, follows)
    follows.push(readFollow(row))
  }
  return found
}

/** Accounts that copy somebody now, and those whom open copies or active follows are of. */
export async function loadCopyingAccounts(lane: Queryable): Promise<readonly string[]> {
  const rows = await lane.query<{ account_id: string; leader_id: string }>(
    'SELECT account_id, leader_id FROM copy_follow WHERE ended_time IS NULL',
  )
  return [...new Set(rows.flatMap(({ account_id, leader_id }) => [account_id, leader_id]))]
}

/** Puts back what leaders did that some followers still have to copy (TR-10.2). */
export async function loadDueCopies(lane: Queryable, { copying, ...state }: EngineState) {
  const events = await lane.query<{ leader_id: string; number: number; event: string }>(
    'SELECT leader_id, number, event FROM leader_event ORDER BY leader_id, number',
  )
  for (const { leader_id: leaderId, number, event } of events) {
    const leader = copying.leaders.get(leaderId)
    if (leader === undefined) continue
    leader.events.push(readLeaderEvent(leaderId, number, event))
    leader.eventCount = number
  }
  for (const { followers, eventCount } of copying.leaders.values()) {
    for (const account of followers.keys()) followers.set(account, eventCount)
  }
  const due = await lane.query<{ account_id: string; leader_id: string; handled: number }>(
    'SELECT account_id, leader_id, handled FROM due_copy ORDER BY account_id, leader_id',
  )
  for (const { account_id: accountId, leader_id: leaderId, handled } of due) {
    const account = residentAccount({ copying, ...state }, accountId)
    copying.due.add(account)
    copying.leaders.get(leaderId)?.followers.set(account, handled)
  }
  return { events, due }
}

function readFollow(row: FollowRow): Follow {
  const profitShare = parseRate(row.profit_share)
  invariant(profitShare !== undefined, 'unreadable profit share', row.profit_share)
  return {
    leaderId: row.leader_id,
    terms: readFollowTerms(JSON.parse(row.terms) as FollowTermsText),
    profitShare,
    begun: Number(row.begun),
    begunTime: instantFromMs(Number(row.begun_time)),
    isActive: row.ended_time === null,
    isPaused: row.is_paused,
    result: moneyFromMicros(row.result),
    resultAtBegin: moneyFromMicros(row.result_at_begin),
    highWater: readRational(row.high_water),
  }
}
