// The newest account events in memory, numbered per user (docs/decisions/0013).

import type { AccountEvent, AccountNotice } from '../../platform/bus-topics.ts'

export type HistoryLimits = {
  readonly users: number
  /** Of one user; whoever missed more takes the snapshot. */
  readonly eventsOfUser: number
  /** Of all users together. */
  readonly events: number
}

export const HISTORY_LIMITS: HistoryLimits = { users: 20_000, eventsOfUser: 500, events: 50_000 }

/** Leaves room for a thousand events a millisecond, and stays a safe integer for 285 000 years. */
const SERIALS_A_MS = 1_000

export type AccountHistory = {
  /** Gives the event the next serial of its user. */
  readonly add: (event: AccountEvent) => AccountNotice
  readonly lastSerial: (userId: string) => number
  /** Events above `after`, ascending and without gaps; `too-old` when they are not all here. */
  readonly listAfter: (userId: string, after: number) => readonly AccountNotice[] | 'too-old'
}

type Stream = { last: number; readonly notices: AccountNotice[] }

/**
 * The users least recently told or asked about are forgotten first. A stream that begins, also one
 * that begins again, begins above every serial given before: a screen that goes on from an older
 * one sees the gap and takes the snapshot. `nowMs` must not go back.
 */
export function createAccountHistory(
  nowMs: () => number,
  limits: HistoryLimits = HISTORY_LIMITS,
): AccountHistory {
  const streams = new Map<string, Stream>()
  let highest = 0
  let count = 0

  const streamOf = (userId: string): Stream => {
    const known = streams.get(userId)
    // Set again, so that the map stands in the order of the last use.
    if (known) streams.delete(userId)
    else highest = Math.max(highest + 1, nowMs() * SERIALS_A_MS)
    const stream = known ?? { last: highest, notices: [] }
    streams.set(userId, stream)
    return stream
  }
  const forgetOldest = () => {
    for (const [userId, { notices }] of streams) {
      if (streams.size <= limits.users && count <= limits.events) return
      streams.delete(userId)
      count -= notices.length
    }
  }
  return {
    add: ({ userId, account, body }) => {
      const stream = streamOf(userId)
      stream.last += 1
      highest = Math.max(highest, stream.last)
      const notice = { serial: stream.last, account, body }
      stream.notices.push(notice)
      if (stream.notices.length > limits.eventsOfUser) stream.notices.shift()
      else count += 1
      forgetOldest()
      return notice
    },
    lastSerial: (userId) => {
      const { last } = streamOf(userId)
      forgetOldest()
      return last
    },
    listAfter: (userId, after) => {
      const stream = streams.get(userId)
      if (!stream) return 'too-old'
      const missed = stream.last - after
      if (missed < 0 || missed > stream.notices.length) return 'too-old'
      return missed === 0 ? [] : stream.notices.slice(-missed)
    },
  }
}
