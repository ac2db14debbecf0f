// When something was last told of each user: a snapshot says for how long nothing has happened, so
// that whoever has just read all of it need not read it again.

import type { AccountUpdate } from '../../platform/bus-topics.ts'

export type HeardEvents = {
  /** From now on every event is heard. */
  readonly begin: () => void
  readonly hear: (update: AccountUpdate) => void
  /** ms that nothing has happened for, at least; undefined: that cannot be told. */
  readonly quietMs: (userId: string, serial: number) => number | undefined
}

const USERS_MAX = 20_000

/** `nowMs` must not go back. */
export function createHeardEvents(nowMs: () => number, usersMax = USERS_MAX): HeardEvents {
  /** Whoever was told of something least recently stands first. */
  const lastOf = new Map<string, { readonly serial: number; readonly atMs: number }>()
  /** Later events are all known: those of users who are not in the map came before. */
  let knownSinceMs: number | undefined
  return {
    begin: () => {
      knownSinceMs = nowMs()
    },
    hear: ({ userId, serial }) => {
      lastOf.delete(userId)
      lastOf.set(userId, { serial, atMs: nowMs() })
      const [oldest] = lastOf
      if (lastOf.size <= usersMax || oldest === undefined) return
      const [oldestUser, { atMs }] = oldest
      lastOf.delete(oldestUser)
      knownSinceMs = atMs
    },
    quietMs: (userId, serial) => {
      const last = lastOf.get(userId)
      // Another serial is of an event on its way here, or of a stream that began anew.
      if (last !== undefined && last.serial !== serial) return undefined
      const sinceMs = last?.atMs ?? knownSinceMs
      return sinceMs === undefined ? undefined : Math.floor(nowMs() - sinceMs)
    },
  }
}
