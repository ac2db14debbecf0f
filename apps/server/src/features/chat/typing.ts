// Who of the customers is writing at this moment: in memory, for seconds, of open conversations.

import { TYPING_EVERY_MS, TYPING_LIFE_MS } from '@fairtick/wire/chat-rules'

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

export function createTypingCustomers(nowMs: () => number): TypingCustomers {
  const listeners = new Set<() => void>()
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
  return {
    note: (id) => {
      dropOld()
      if (isFresh(id) || (noted.size >= TYPING_MOST && !noted.has(id))) return
      noted.delete(id)
      noted.set(id, nowMs())
      for (const listener of listeners) listener()
    },
    forget: (id) => noted.delete(id),
    list: () => {
      dropOld()
      return [...noted.keys()].sort()
    },
    onNote: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
