// Inviting, resetting a factor, ending sessions, deactivating: by an admin, about somebody else.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { randomId } from '../../platform/random-id.ts'
import { audited } from '../audit/public.ts'
import { addRequest } from './add-request.ts'
import type { StaffDependencies } from './dependencies.ts'
import { mailInvitation } from './mail-staff.ts'
import { carryOut, isFit, needsTwo } from './member-acts.ts'
import { makeSecret } from './one-time-secret.ts'
import { presentRequest } from './present-staff.ts'
import { recheckPermission } from './recheck-permission.ts'
import type { MemberAct } from './request-payload.ts'
import { insertStaff, loadStaff } from './store.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

/** The secret goes to whom it is for, and to nobody else. */
export async function inviteStaff(
  dependencies: StaffDependencies,
  { email, name }: AdminCallArguments<'inviteStaff'>['body'],
  context: StaffContext,
): Promise<AdminCallResult<'inviteStaff'> | AdminDeclined> {
  const { rowSeal, mails } = dependencies
  const id = randomId()
  const nowMs = dependencies.nowMs()
  const invited = await audited(dependencies, context, async (tx, write) => {
    if (!(await insertStaff(tx, { id, email, name, createdMs: nowMs, seat: null }))) {
      return adminRefused('email_taken')
    }
    await write({ action: 'staff.invite', subjectKind: 'staff', subjectId: id })
    const made = await makeSecret(tx, rowSeal, { kind: 'invitation', staffId: id }, nowMs)
    await mailInvitation(dependencies, { tx, cause: `invitation:${id}`, email }, made)
    return made
  })
  if ('declined' in invited) return invited
  return { id, expiresTime: invited.expiresMs, isMailed: mails.reachesPeople }
}

type OnMember = { readonly act: Exclude<MemberAct, 'roles'>; readonly id: string }

/** Where one person is enough it is done at once; else it is asked for, and another decides. */
export async function actOnMember(
  dependencies: StaffDependencies,
  { act, id }: OnMember,
  context: StaffContext,
): Promise<AdminCallResult<'deactivateStaff'> | AdminDeclined> {
  const done = await audited(dependencies, context, async (tx, write) => {
    const { staffId: by } = context.caller
    if (id === by) return adminRefused('own_request')
    // Two who act on each other at once: the second one is no admin any more.
    if (!(await recheckPermission(dependencies, tx, by, 'staff.manage')))
      return adminRefused('not_permitted')
    const member = await loadStaff(tx, dependencies, id)
    if (member === undefined || !isFit(act, member)) return NOT_FOUND
    const after = act === 'deactivate' ? [] : member.roles
    const payload = { act, staffId: id, before: member.roles, after }
    if (needsTwo(act, member))
      return await addRequest(dependencies, { tx, write, member, payload }, context)
    await write({ action: `staff.${act}`, subjectKind: 'staff', subjectId: id })
    await carryOut(dependencies, tx, { ...payload, requestId: null })
    return undefined
  })
  if (done === undefined) return { request: null }
  if ('declined' in done) return done
  return { request: presentRequest(done) }
}
