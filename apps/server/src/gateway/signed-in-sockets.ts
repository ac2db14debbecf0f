// Whose sockets are signed in, by user and by session, and which sessions have just ended.

import type { SessionIdentity, SessionsEnded } from '../platform/bus-topics.ts'
import type { Connection } from './connection.ts'

/** Endings remembered for checks that were under way when they came. */
const ENDINGS_KEPT = 1_000

export type SignedInSockets = {
  /** False: the user has as many sockets as one may have (REL-31). */
  readonly signIn: (connection: Connection, identity: SessionIdentity) => boolean
  readonly signOut: (connection: Connection) => void
  readonly ofUser: (userId: string) => ReadonlySet<Connection>
  readonly sessionIds: () => readonly string[]
  /** Notes the ending and gives the sockets that it concerns. */
  readonly end: (ended: SessionsEnded) => readonly Connection[]
  /** Taken before a session is checked, given to `endedSince` after. */
  readonly mark: () => number
  /** True when the session may have ended while it was checked. */
  readonly endedSince: (mark: number, identity: SessionIdentity) => boolean
}

/** Told of each user's first socket here, and of the end of the last one. */
export type Presence = {
  readonly arrive: (userId: string) => void
  readonly leave: (userId: string) => void
}

const NOBODY: ReadonlySet<Connection> = new Set()

export function createSignedInSockets(socketsPerUser: number, presence: Presence): SignedInSockets {
  const byUser = new Map<string, Set<Connection>>()
  const bySession = new Map<string, Set<Connection>>()
  let endings: SessionsEnded[] = []
  let endingCount = 0

  function signOut(connection: Connection): void {
    const { identity } = connection
    if (!identity) return
    removeFrom(byUser, identity.userId, connection)
    if (!byUser.has(identity.userId)) presence.leave(identity.userId)
    removeFrom(bySession, identity.sessionId, connection)
    connection.identity = undefined
    connection.streams = {}
  }

  return {
    signOut,
    signIn: (connection, identity) => {
      signOut(connection)
      if ((byUser.get(identity.userId)?.size ?? 0) >= socketsPerUser) return false
      if (!byUser.has(identity.userId)) presence.arrive(identity.userId)
      addTo(byUser, identity.userId, connection)
      addTo(bySession, identity.sessionId, connection)
      connection.identity = identity
      return true
    },
    ofUser: (userId) => byUser.get(userId) ?? NOBODY,
    sessionIds: () => [...bySession.keys()],
    end: (ended) => {
      endings.push(ended)
      endingCount += 1
      if (endings.length > 2 * ENDINGS_KEPT) endings = endings.slice(-ENDINGS_KEPT)
      if ('userId' in ended) return [...(byUser.get(ended.userId) ?? NOBODY)]
      return ended.sessionIds.flatMap((id) => [...(bySession.get(id) ?? NOBODY)])
    },
    mark: () => endingCount,
    endedSince: (mark, identity) => {
      const missed = endingCount - mark
      if (missed > endings.length) return true
      return missed > 0 && endings.slice(-missed).some((ended) => concerns(ended, identity))
    },
  }
}

function concerns(ended: SessionsEnded, { userId, sessionId }: SessionIdentity): boolean {
  return 'userId' in ended ? ended.userId === userId : ended.sessionIds.includes(sessionId)
}

function addTo(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const known = map.get(key)
  if (known) known.add(connection)
  else map.set(key, new Set([connection]))
}

function removeFrom(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const known = map.get(key)
  known?.delete(connection)
  if (known?.size === 0) map.delete(key)
}
