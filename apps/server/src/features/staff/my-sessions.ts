// Somebody's own sessions and password.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { knownTurn } from '../../platform/password-hasher.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { audited } from '../audit/public.ts'
import { newPasswordProblem } from '../auth/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  listSessions,
} from './session-store.ts'
import { horizonAt } from './staff-session.ts'
import { holdPassword, loadStaff, type StaffRow, updatePasswordHash } from './store.ts'

const ALL_BUT_THIS = 'others'

export async function readSessions(
  { database, nowMs }: StaffDependencies,
  { caller }: StaffContext,
): Promise<AdminCallResult<'mySessions'>> {
  const rows = await listSessions(database, caller.staffId, horizonAt(nowMs()))
  return {
    sessions: rows.map(({ id, device, address, lastSeenMs }) => ({
      ...{ id, device, ip: address, lastSeenTime: lastSeenMs },
      current: id === caller.sessionId,
    })),
  }
}

/** Ends one by its id, or all `others`. */
export async function endMySessions(
  dependencies: StaffDependencies,
  { id }: AdminCallArguments<'endMySessions'>['body'],
  context: StaffContext,
): Promise<AdminCallResult<'endMySessions'> | AdminDeclined> {
  const { staffId, sessionId } = context.caller
  const isEnded = await audited(dependencies, context, async (tx, write) => {
    if (id === ALL_BUT_THIS) await deleteOtherSessions(tx, staffId, sessionId)
    else if (!(await deleteSession(tx, staffId, id))) return false
    await write({ action: 'staff.end_own_sessions', subjectKind: 'staff', subjectId: staffId })
    return true
  })
  return isEnded ? await readSessions(dependencies, context) : { declined: 'not_found' }
}

export function logout(
  dependencies: StaffDependencies,
  context: StaffContext,
): Promise<Record<string, never>> {
  const { staffId, sessionId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    await deleteSession(tx, staffId, sessionId)
    await write({ action: 'staff.logout', subjectKind: 'staff', subjectId: staffId })
    return {}
  })
}

type Passwords = AdminCallArguments<'changePassword'>['body']

/** A new password that cannot be taken costs no code. */
export async function checkPassword(
  dependencies: StaffDependencies,
  { newPassword }: Passwords,
  { caller }: StaffContext,
): Promise<AdminDeclined | undefined> {
  const { email, name } = await loadOwner(dependencies, caller)
  const problem = newPasswordProblem(newPassword, { phone: '', email, fullName: name })
  return problem && { declined: 'invalid', fields: { newPassword: [problem] } }
}

/**
 * With both factors; every token from before ends, this one too (REL-52). The throttled factor came
 * first, so that the password cannot be guessed at either.
 */
export async function changePassword(
  dependencies: StaffDependencies,
  form: Passwords,
  context: StaffContext,
): Promise<Record<string, never> | AdminDeclined> {
  const { hasher } = dependencies
  const member = await loadOwner(dependencies, context.caller)
  const turn = knownTurn(member.id)
  const isRight = await hasher.isRight(form.oldPassword, storedPassword('staff', member), turn)
  if (!isRight) return adminRefused('password_wrong')
  const passwordHash = await hasher.hash(form.newPassword, { of: 'staff', id: member.id }, turn)
  return await audited(dependencies, context, async (tx, write) => {
    if (!(await holdPassword(tx, member))) return adminRefused('password_wrong')
    await updatePasswordHash(tx, member.id, passwordHash)
    await deleteSessions(tx, member.id)
    await write({ action: 'staff.password', subjectKind: 'staff', subjectId: member.id })
    return {}
  })
}

async function loadOwner(
  dependencies: StaffDependencies,
  { staffId }: StaffContext['caller'],
): Promise<StaffRow> {
  const member = await loadStaff(dependencies.database, dependencies, staffId)
  if (member === undefined) throw new Error('a session without its owner')
  return member
}
