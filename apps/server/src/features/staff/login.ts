// Logging in to the back office: password and second factor, one answer for whatever was wrong.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import {
  type AdminDeclined,
  type AnonymousContext,
  adminRefused,
} from '@fairtick/wire/admin/handler'
import {
  admitOrigin,
  admitTry,
  forgetMisses,
  returnOrigin,
  tryFrom,
} from '../../platform/attempt-throttle.ts'
import { strangersTurn } from '../../platform/password-hasher.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { audited } from '../audit/public.ts'
import { emailKey } from '../profile/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import { presentMe } from './present-staff.ts'
import { findStep } from './prove-factor.ts'
import { beginSession } from './staff-session.ts'
import { holdPassword, loadStaffByEmail, type StaffRow, spendStep } from './store.ts'

export async function login(
  dependencies: StaffDependencies,
  { email, password, code }: AdminCallArguments<'login'>['body'],
  context: AnonymousContext,
): Promise<AdminCallResult<'login'> | AdminDeclined> {
  const { database, hasher, nowMs } = dependencies
  const tried = tryFrom(context.address, `staff ${emailKey(email)}`)
  const origin = { realm: 'staff', address: context.address } as const
  const waitMs =
    (await admitOrigin(database, origin, nowMs())) ?? (await admitTry(database, tried, nowMs()))
  if (waitMs !== undefined) return { declined: 'too_many', retryAfterMs: waitMs }
  const member = await loadStaffByEmail(database, dependencies, email)
  const turn = strangersTurn(context.address)
  const isRight = await hasher.isRight(password, storedPassword('staff', member), turn)
  const step = isRight && member ? findStep(dependencies, member, code) : undefined
  const token = step && member ? await begin(dependencies, member, step, context) : undefined
  if (token === undefined || member === undefined) {
    if (member !== undefined) noteFailure(dependencies, member, context)
    return adminRefused('login_failed')
  }
  await forgetMisses(database, tried)
  await returnOrigin(database, origin)
  return { token, me: presentMe(member) }
}

/** Undefined when the code was used before, or the password is another one by now. */
function begin(
  dependencies: StaffDependencies,
  member: StaffRow,
  step: number,
  context: AnonymousContext,
): Promise<string | undefined> {
  return audited(dependencies, context, async (tx, write) => {
    const staffId = member.id
    if (!(await holdPassword(tx, member)) || !(await spendStep(tx, staffId, step))) return undefined
    await write({ action: 'staff.login', subjectKind: 'staff', subjectId: staffId, staffId })
    return await beginSession(dependencies, tx, staffId, context)
  })
}

/** Not waited for: the time of the answer does not tell whose address is known (REL-49). */
function noteFailure(
  dependencies: StaffDependencies,
  { id }: StaffRow,
  context: AnonymousContext,
): void {
  audited(dependencies, context, (_tx, write) =>
    write({ action: 'staff.login_failed', subjectKind: 'staff', subjectId: id }),
  ).catch((error: unknown) => dependencies.log.error({ err: error }, 'a login was not noted'))
}
