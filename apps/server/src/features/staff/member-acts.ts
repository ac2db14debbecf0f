// What can be done about somebody on the staff, and who it takes: whatever touches an admin takes
// two people, and so does a factor, so that one stolen session locks nobody out (REL-58).

import { invariant, unreachable } from '@fairtick/core/numbers/invariant'
import { type AdminDeclined, adminRefused } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { closeAccount } from './close-account.ts'
import type { StaffDependencies } from './dependencies.ts'
import { type MadeSecret, makeSecret } from './one-time-secret.ts'
import { STAFF_PASSKEYS } from './passkey-store.ts'
import { deleteRecoveryOf } from './recovery-store.ts'
import { areRolesFewer, inOrder, type MemberAct, type RequestPayload } from './request-payload.ts'
import { deleteSessions } from './session-store.ts'
import {
  countAbleAdmins,
  lockStaff,
  type RoleKey,
  replaceRoles,
  type StaffRow,
  updateFactor,
} from './store.ts'

/** Who came by an invitation and never enrolled has no factor and no session yet. */
export function isFit(act: MemberAct, { passwordHash }: StaffRow): boolean {
  return act === 'deactivate' || act === 'end_sessions' || passwordHash !== null
}

/** Of an act that is no change of roles: those take two people always. */
export function needsTwo(act: MemberAct, { roles }: StaffRow): boolean {
  return act === 'reset_factor' || roles.includes('admin')
}

/** Whether whom it is about may be the second person: they give something up and gain nothing. */
export function isGivingUp(payload: RequestPayload): boolean {
  return payload.act !== 'roles' || areRolesFewer(payload)
}

/** The very last who could come in as an admin stays one, whoever asks for what. */
export async function keepsAnAdmin(
  key: RoleKey,
  tx: Queryable,
  { act, after }: RequestPayload,
  { id, roles }: StaffRow,
): Promise<AdminDeclined | undefined> {
  const isAdmin = roles.includes('admin')
  const staysAble = act === 'end_sessions' || (act === 'roles' && after.includes('admin'))
  if (!isAdmin || staysAble) return undefined
  return (await countAbleAdmins(tx, key, id)) > 0 ? undefined : adminRefused('last_admin')
}

/** `requestId`: of the request that was approved; null: one person was enough. */
type Carried = RequestPayload & { readonly requestId: string | null }

/** The secret is for the mail of a factor that was reset, after the commit. */
export async function carryOut(
  dependencies: Pick<StaffDependencies, 'rowSeal' | 'nowMs'>,
  tx: Queryable,
  { act, staffId, before, after, requestId }: Carried,
): Promise<MadeSecret | undefined> {
  const { rowSeal, nowMs } = dependencies
  const leavesAdmins = before.includes('admin') && !after.includes('admin')
  // While fewer than two are left theirs may be the second secret of a recovery.
  if (leavesAdmins && (await countAbleAdmins(tx, dependencies, staffId)) >= 2)
    await deleteRecoveryOf(tx, staffId)
  switch (act) {
    case 'roles':
      invariant(requestId !== null, 'roles change by a request alone')
      await replaceRoles(tx, dependencies, staffId, { roles: inOrder(after), basis: requestId })
      // Tokens are new when roles are (REL-52).
      await deleteSessions(tx, staffId)
      return undefined
    case 'end_sessions':
      await deleteSessions(tx, staffId)
      return undefined
    case 'deactivate':
      await closeAccount(tx, staffId, nowMs())
      return undefined
    case 'reset_factor':
      // Before anything else: what its owner is adding at this moment goes as well.
      await lockStaff(tx, dependencies, staffId)
      await updateFactor(tx, staffId, null)
      // What was lost may hold them, too.
      await STAFF_PASSKEYS.removeAll(tx, staffId)
      await deleteSessions(tx, staffId)
      return await makeSecret(tx, rowSeal, { kind: 'factor', staffId }, nowMs())
    default:
      return unreachable(act)
  }
}
