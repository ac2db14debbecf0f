// Sessions of the back office: 30 minutes without a call, 12 hours in all (REL-52).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { AnonymousContext, StaffCaller } from '@fairtick/wire/admin/handler'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { Queryable } from '../../platform/database.ts'
import { hashOf, randomId, randomToken } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { StaffDependencies } from './dependencies.ts'
import { openRoles } from './role-grants.ts'
import {
  deleteSurplusSessions,
  insertSession,
  listOpenSessions,
  type SealedSession,
  type SessionHorizon,
  touchSession,
} from './session-store.ts'

const IDLE_MS = 30 * MINUTE_MS
const ABSOLUTE_MS = 12 * 60 * MINUTE_MS
const MAX_SESSIONS = 10

type SessionParts = { readonly database: Queryable; readonly rowSeal: RowSeal }

export function horizonAt(nowMs: number): SessionHorizon {
  return { seenAfterMs: nowMs - IDLE_MS, createdAfterMs: nowMs - ABSOLUTE_MS }
}

/** Asked for every call and never kept: a role that is taken away is gone at once (REL-57). */
export async function checkStaffSession(
  { database, rowSeal }: SessionParts,
  token: string,
  nowMs: number,
): Promise<StaffCaller | undefined> {
  const open = await touchSession(database, hashToken(token), horizonAt(nowMs), nowMs)
  if (open === undefined || !isSealed(rowSeal, open)) return undefined
  const { staffId, id } = open
  return { staffId, sessionId: id, roles: openRoles(rowSeal, staffId, open) }
}

/** For streams: which sessions are still open, with their roles now; it prolongs none of them. */
export async function listStaffSessions(
  { database, rowSeal }: SessionParts,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, readonly StaffRole[]>> {
  const open = await listOpenSessions(database, sessionIds, horizonAt(nowMs))
  const genuine = open.filter((one) => isSealed(rowSeal, one))
  return new Map(genuine.map((one) => [one.id, openRoles(rowSeal, one.staffId, one)]))
}

/** Returns the token; sessions beyond ten end, those not seen for longest first. */
export async function beginSession(
  { rowSeal, nowMs }: Pick<StaffDependencies, 'rowSeal' | 'nowMs'>,
  tx: Queryable,
  staffId: string,
  { device, address }: AnonymousContext,
): Promise<string> {
  const token = randomToken()
  const createdMs = nowMs()
  const session = { id: randomId(), staffId, tokenHash: hashToken(token), createdMs }
  const seal = rowSeal.seal('staff-session', fieldsOf(session))
  await insertSession(tx, { ...session, device, address, lastSeenMs: createdMs, seal })
  await deleteSurplusSessions(tx, staffId, MAX_SESSIONS)
  return token
}

/** One that was planted, or given to somebody else, opens nothing. */
function isSealed(rowSeal: RowSeal, session: SealedSession): boolean {
  return rowSeal.isSealed('staff-session', fieldsOf(session), session.seal)
}

function fieldsOf({ id, staffId, tokenHash, createdMs }: Omit<SealedSession, 'seal'>) {
  return [id, staffId, tokenHash, createdMs]
}

/** Another word than customers' tokens have: none is ever the hash of the other. */
function hashToken(token: string): string {
  return hashOf('staff-token', token)
}
