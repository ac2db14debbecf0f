// Inviting, resetting a factor, ending sessions, deactivating: by an admin, about somebody else.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { audited } from '../audit/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import { deleteEnrolments } from './enrolment-store.ts'
import { makeSecret } from './one-time-secret.ts'
import { STAFF_PASSKEYS } from './passkey-store.ts'
import { deleteOtherSessions } from './session-store.ts'
import {
  deactivate,
  insertStaff,
  loadStaff,
  lockStaff,
  replaceRoles,
  type StaffRow,
  updateFactor,
} from './store.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }
const NO_SESSION = ''

export function inviteStaff(
  dependencies: StaffDependencies,
  { email, name }: AdminCallArguments<'inviteStaff'>['body'],
  context: StaffContext,
): Promise<AdminCallResult<'inviteStaff'> | AdminDeclined> {
  const id = randomId()
  const nowMs = dependencies.nowMs()
  return audited(dependencies, context, async (tx, write) => {
    if (!(await insertStaff(tx, { id, email, name, createdMs: nowMs }))) {
      return adminRefused('email_taken')
    }
    await write({ action: 'staff.invite', subjectKind: 'staff', subjectId: id })
    return await makeSecret(tx, 'invitation', id, nowMs)
  })
}

/** Nobody resets their own: that would make one factor of two. */
export function resetFactor(
  dependencies: StaffDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'resetFactor'> | AdminDeclined> {
  return onSomebodyElse(dependencies, { id, action: 'staff.reset_factor' }, context, {
    isFit: ({ passwordHash }) => passwordHash !== null,
    act: async (tx) => {
      // Before anything else: what its owner is adding at this moment goes as well.
      await lockStaff(tx, id)
      await updateFactor(tx, id, null)
      // What was lost may hold them, too.
      await STAFF_PASSKEYS.removeAll(tx, id)
      await deleteOtherSessions(tx, id, NO_SESSION)
      return await makeSecret(tx, 'factor', id, dependencies.nowMs())
    },
  })
}

export function endStaffSessions(
  dependencies: StaffDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'endStaffSessions'> | AdminDeclined> {
  return onSomebodyElse(dependencies, { id, action: 'staff.end_sessions' }, context, {
    isFit: () => true,
    act: async (tx) => ({ ended: await deleteOtherSessions(tx, id, NO_SESSION) }),
  })
}

/** Whoever does it stays an admin, so that the last one cannot go. */
export function deactivateStaff(
  dependencies: StaffDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'deactivateStaff'> | AdminDeclined> {
  return onSomebodyElse(dependencies, { id, action: 'staff.deactivate' }, context, {
    isFit: () => true,
    act: async (tx) => {
      await deactivate(tx, id, dependencies.nowMs())
      await replaceRoles(tx, id, [])
      await deleteEnrolments(tx, id)
      await deleteOtherSessions(tx, id, NO_SESSION)
      return {}
    },
  })
}

type Act<Result> = {
  readonly isFit: (member: StaffRow) => boolean
  readonly act: (tx: Queryable) => Promise<Result>
}

function onSomebodyElse<Result extends object>(
  dependencies: StaffDependencies,
  { id, action }: { readonly id: string; readonly action: string },
  context: StaffContext,
  { isFit, act }: Act<Result>,
): Promise<Result | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    if (id === context.caller.staffId) return adminRefused('own_request')
    // Two who deactivate each other at once: the second one is no admin any more.
    const [me, member] = [await loadStaff(tx, context.caller.staffId), await loadStaff(tx, id)]
    if (!me?.roles.includes('admin')) return adminRefused('not_permitted')
    if (member === undefined || !isFit(member)) return NOT_FOUND
    await write({ action, subjectKind: 'staff', subjectId: id })
    return await act(tx)
  })
}
