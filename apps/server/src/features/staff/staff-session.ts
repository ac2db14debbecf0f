// Sessions of the back office: 30 minutes without a call, 12 hours in all (REL-52).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { AnonymousContext, StaffCaller } from '@fairtick/wire/admin/handler'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { Database, Queryable } from '../../platform/database.ts'
import { hashOf, randomId, randomToken } from '../../platform/random-id.ts'
import {
  deleteSurplusSessions,
  insertSession,
  listOpenRoles,
  type SessionHorizon,
  touchSession,
} from './session-store.ts'

const IDLE_MS = 30 * MINUTE_MS
const ABSOLUTE_MS = 12 * 60 * MINUTE_MS
const MAX_SESSIONS = 10

export function horizonAt(nowMs: number): SessionHorizon {
  return { seenAfterMs: nowMs - IDLE_MS, createdAfterMs: nowMs - ABSOLUTE_MS }
}

/** Asked for every call and never kept: a role that is taken away is gone at once (REL-57). */
export function checkStaffSession(
  database: Database,
  token: string,
  nowMs: number,
): Promise<StaffCaller | undefined> {
  return touchSession(database, hashToken(token), horizonAt(nowMs), nowMs)
}

/** For streams: which sessions are still open, with their roles now; it prolongs none of them. */
export function listStaffSessions(
  database: Queryable,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, readonly StaffRole[]>> {
  return listOpenRoles(database, sessionIds, horizonAt(nowMs))
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
