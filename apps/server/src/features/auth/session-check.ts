// Whose session a token opens: asked by every call, so that the answer is kept for a moment.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { Bus } from '../../platform/bus.ts'
import type { SessionIdentity, SessionsEnded } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import { hashOf } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { loadLimitValues } from '../limits/public.ts'
import { isSealedSession } from './sealed-session.ts'
import { endOf, horizonAt } from './session-life.ts'
import { findSessions, loadSession, type SessionRow, touchSession } from './store.ts'

const KEPT_MS = 60_000
/** Where an end may be told of by another process, and get lost on the way (REL-52). */
const KEPT_APART_MS = 5_000
const MAX_KEPT = 10_000

type Checked = SessionIdentity | undefined

export type SessionCheck = {
  /** At once for a session that is kept. */
  readonly check: (token: string) => Checked | Promise<Checked>
}

export type SessionCheckParts = {
  readonly database: Database
  readonly bus: Bus
  readonly nowMs: () => number
  readonly rowSeal: RowSeal
  /** Other processes end sessions too. */
  readonly isApart?: boolean
}

type Kept = { readonly identity: SessionIdentity; readonly untilMs: number }

/**
 * Also answers `session.check` and `session.ended`; a session that ends is forgotten at once
 * (REL-52).
 */
export function startSessionCheck(parts: SessionCheckParts): SessionCheck {
  const { database, bus, nowMs, rowSeal, isApart = false } = parts
  const keptMs = isApart ? KEPT_APART_MS : KEPT_MS
  const kept = new Map<string, Kept>()
  let endings = 0

  bus.subscribe('session', (ended) => {
    endings += 1
    for (const [tokenHash, { identity }] of kept) {
      if (isAmong(identity, ended)) kept.delete(tokenHash)
    }
  })

  bus.onReturn(() => {
    endings += 1
    kept.clear()
  })

  function keep(tokenHash: string, identity: SessionIdentity): void {
    if (kept.size >= MAX_KEPT) {
      const oldest = kept.keys().next()
      if (!oldest.done) kept.delete(oldest.value)
    }
    kept.set(tokenHash, { identity, untilMs: Math.min(nowMs() + keptMs, identity.endsAtMs) })
  }

  function check(token: string): Checked | Promise<Checked> {
    const tokenHash = hashToken(token)
    const known = kept.get(tokenHash)
    if (known !== undefined && known.untilMs > nowMs()) return known.identity
    kept.delete(tokenHash)
    return lookUp(tokenHash)
  }

  async function lookUp(tokenHash: string): Promise<Checked> {
    const endingsBefore = endings
    const now = nowMs()
    const session = await touchSession(database, tokenHash, horizonAt(now), now)
    if (session === undefined) return undefined
    if (!isSealedSession(rowSeal, { ...session, tokenHash }, session.seal)) return undefined
    const own = await loadOwn(parts, session, now)
    const endsAtMs = Math.min(endOf(session), own.endMs)
    if (endsAtMs <= now) return undefined
    const { id: sessionId, userId } = session
    const altered = own.isAltered ? { limitsAltered: true as const } : {}
    const identity = { userId, sessionId, endsAtMs, ...altered }
    // One that ended while it was being looked up must not be kept.
    if (endings === endingsBefore) keep(tokenHash, identity)
    return identity
  }

  bus.answer('session.check', async ({ token }) => check(token))
  bus.answer('session.ended', async ({ sessionIds }) => {
    // Whoever asks knows when a session ends by itself; one that was ended has no row any more.
    const stored = await findSessions(database, sessionIds)
    return { ended: sessionIds.filter((id) => !stored.has(id)) }
  })
  return { check }
}

/** Whether it still opens anything: what goes on without a call asks so. */
export async function isOpenSession(
  parts: Pick<SessionCheckParts, 'database' | 'rowSeal' | 'nowMs'>,
  sessionId: string,
): Promise<boolean> {
  const { database, rowSeal, nowMs } = parts
  const session = await loadSession(database, sessionId)
  if (session === undefined || !isSealedSession(rowSeal, session, session.seal)) return false
  const now = nowMs()
  return Math.min(endOf(session), (await loadOwn(parts, session, now)).endMs) > now
}

/**
 * Whoever has limited the length of sessions (TR-12.3) is out at its end. By rows that somebody
 * else wrote nobody is kept from closing.
 */
async function loadOwn(
  parts: Pick<SessionCheckParts, 'database' | 'rowSeal'>,
  { userId, createdMs }: SessionRow,
  nowMs: number,
): Promise<{ readonly endMs: number; readonly isAltered: boolean }> {
  const { values, isAltered } = await loadLimitValues(parts, userId, nowMs)
  const minutes = isAltered ? null : values.sessionMinutes
  if (minutes === null) return { endMs: Number.POSITIVE_INFINITY, isAltered }
  return { endMs: createdMs + Number(minutes) * MINUTE_MS, isAltered }
}

export function hashToken(token: string): string {
  return hashOf('session-token', token)
}

function isAmong(identity: SessionIdentity, ended: SessionsEnded): boolean {
  return 'userId' in ended
    ? ended.userId === identity.userId
    : ended.sessionIds.includes(identity.sessionId)
}
