// Who of the customers is writing at this moment: in memory, for seconds, of open conversations.

import { TYPING_EVERY_MS, TYPING_LIFE_MS } from '@fairtick/wire/chat-rules'
import type { Bus } from '../../platform/bus.ts'

/** Of so many at once; more are not told of, and nobody misses a message by that. */
export const TYPING_MOST = 1_000

export type TypingCustomers = {
  /** Nothing where it was noted a moment ago, or too many are writing. */
  readonly note: (conversationId: string) => void
  /** They have sent what they wrote. */
  readonly forget: (conversationId: string) => void
  readonly list: () => readonly string[]
  /** Hears of each that was noted. Returns how to stop hearing. */
  readonly onNote: (listener: () => void) => () => void
}

/** What is noted in one process is known in all of them. */
export function createTypingCustomers(
  nowMs: () => number,
  bus: Pick<Bus, 'publish' | 'subscribe'>,
): TypingCustomers {
  /** When each was told of last, oldest first. */
  const noted = new Map<string, number>()
  const dropOld = () => {
    const oldest = nowMs() - TYPING_LIFE_MS
    for (const [id, timeMs] of noted) {
      if (timeMs > oldest) return
      noted.delete(id)
    }
  }
  const isFresh = (id: string) =>
    nowMs() - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < TYPING_EVERY_MS
  const isFull = (id: string) => noted.size >= TYPING_MOST && !noted.has(id)
  bus.subscribe('typing', ({ conversationId: id, isSent }) => {
    dropOld()
    noted.delete(id)
    if (!isSent && !isFull(id)) noted.set(id, nowMs())
  })
  return {
    note: (id) => {
      dropOld()
      if (isFresh(id) || isFull(id)) return
      bus.publish('typing', { conversationId: id, isSent: false })
    },
    forget: (id) => {
      if (noted.has(id)) bus.publish('typing', { conversationId: id, isSent: true })
    },
    list: () => {
      dropOld()
      return [...noted.keys()].sort()
    },
    onNote: (listener) =>
      bus.subscribe('typing', ({ isSent }) => {
        if (!isSent) listener()
      }),
  }
}
