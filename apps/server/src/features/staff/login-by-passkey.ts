// Logging in to the back office by a passkey: it proves the device and its owner, both factors.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import {
  type AdminDeclined,
  type AnonymousContext,
  adminRefused,
} from '@fairtick/wire/admin/handler'
import { audited } from '../audit/public.ts'
import { askAbout, checkAnswer } from '../second-factor/public-for-staff.ts'
import type { StaffDependencies } from './dependencies.ts'
import { STAFF_PASSKEYS } from './passkey-store.ts'
import { presentMe } from './present-staff.ts'
import { beginSession } from './staff-session.ts'
import { loadStaff } from './store.ts'

const ABOUT_LOGIN = 'staff login'

export async function askLoginPasskey(
  dependencies: StaffDependencies,
): Promise<AdminCallResult<'askLoginPasskey'>> {
  return askAbout(dependencies, ABOUT_LOGIN)
}

/** One refusal for a passkey that is not known and for an answer that is not right. */
export async function loginByPasskey(
  dependencies: StaffDependencies,
  answer: AdminCallArguments<'loginByPasskey'>['body'],
  context: AnonymousContext,
): Promise<AdminCallResult<'loginByPasskey'> | AdminDeclined> {
  const { database } = dependencies
  const checked = await checkAnswer(dependencies, STAFF_PASSKEYS, answer, ABOUT_LOGIN)
  const member = checked && (await loadStaff(database, dependencies, checked.ownerId))
  if (checked === undefined || member === undefined) return adminRefused('login_failed')
  const staffId = member.id
  const token = await audited(dependencies, context, async (tx, write) => {
    if (!(await checked.spend(tx))) return undefined
    const detail = { by: 'passkey' }
    await write({
      action: 'staff.login',
      subjectKind: 'staff',
      subjectId: staffId,
      staffId,
      detail,
    })
    return await beginSession(dependencies, tx, staffId, context)
  })
  return token === undefined ? adminRefused('login_failed') : { token, me: presentMe(member) }
}
