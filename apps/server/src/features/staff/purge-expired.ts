// Deletes what no decision can depend on any more: late, twice or on two machines is harmless.

import type { Database } from '../../platform/database.ts'
import { deleteStaleEnrolments } from './enrolment-store.ts'
import { deleteEndedSessions } from './session-store.ts'
import { horizonAt } from './staff-session.ts'

export async function purgeExpiredStaff(database: Database, nowMs: number): Promise<void> {
  await deleteEndedSessions(database, horizonAt(nowMs))
  await deleteStaleEnrolments(database, nowMs)
}
