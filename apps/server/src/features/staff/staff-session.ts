// Sessions of the back office: 30 minutes without a call, 12 hours in all (REL-52).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { AnonymousContext, StaffCaller } from '@fairtick/wire/admin/handler'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { Queryable } from '../../platform/database.ts'
import { hashOf, randomId, randomToken } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { openRoles } from './role-grants.ts'
import {
  deleteSurplusSessions,
  insertSession,
  listOpenSessions,
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
  if (open === undefined) return undefined
  const { staffId, sessionId } = open
  return { staffId, sessionId, roles: openRoles(rowSeal, staffId, open) }
}

/** For streams: which sessions are still open, with their roles now; it prolongs none of them. */
export async function listStaffSessions(
  { database, rowSeal }: SessionParts,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, readonly StaffRole[]>> {
  const open = await listOpenSessions(database, sessionIds, horizonAt(nowMs))
  return new Map(open.map((one) => [one.sessionId, openRoles(rowSeal, one.staffId, one)]))
}

/** Returns the token; sessions beyond ten end, those not seen for longest first. */
export async function beginSession(
  tx: Queryable,
  staffId: string,
  { device, address }: AnonymousContext,
  nowMs: number,
): Promise<string> {
  const token = randomToken()
  await insertSession(tx, {
    id: randomId(),
    staffId,
    tokenHash: hashToken(token),
    device,
    address,
    lastSeenMs: nowMs,
  })
  await deleteSurplusSessions(tx, staffId, MAX_SESSIONS)
  return token
}

/** Another word than customers' tokens have: none is ever the hash of the other. */
function hashToken(token: string): string {
  return hashOf('staff-token', token)
}
