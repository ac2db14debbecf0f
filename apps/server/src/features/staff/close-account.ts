// Ends somebody's place on the staff for good: roles, secrets and sessions go with it.

import type { Queryable } from '../../platform/database.ts'
import { deleteEnrolments } from './enrolment-store.ts'
import { deleteOtherSessions } from './session-store.ts'
import { deactivate, replaceRoles } from './store.ts'

const NO_SESSION = ''

export async function closeAccount(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await deactivate(tx, id, nowMs)
  await replaceRoles(tx, id, [])
  await deleteEnrolments(tx, id)
  await deleteOtherSessions(tx, id, NO_SESSION)
}
