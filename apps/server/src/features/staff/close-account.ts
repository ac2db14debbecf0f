// Ends somebody's place on the staff for good: roles, secrets and sessions go with it.

import type { Queryable } from '../../platform/database.ts'
import { deleteEnrolments } from './enrolment-store.ts'
import { deleteSessions } from './session-store.ts'
import { deactivate, deleteRoles } from './store.ts'

export async function closeAccount(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await deactivate(tx, id, nowMs)
  await deleteRoles(tx, id)
  await deleteEnrolments(tx, id)
  await deleteSessions(tx, id)
}
