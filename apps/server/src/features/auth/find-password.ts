// A new login password by a mailed code; every session of the user ends (REL-52).

import type { CallArguments } from '@fairtick/wire/api-contract'
import { type Declined, invalid, refused, type VisitorContext } from '@fairtick/wire/handler'
import { strangersTurn } from '../../platform/password-hasher.ts'
import {
  emailKey,
  isContactSealed,
  loadUserByPhone,
  updatePasswordHash,
} from '../profile/public.ts'
import { checkCode, claimOfVisitor, spendCode } from '../second-factor/public-for-auth.ts'
import { recordHold } from '../security-holds/public.ts'
import type { AuthDependencies } from './dependencies.ts'
import { ownDeviceKeys } from './known-device.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { newPasswordProblem } from './password-rules.ts'
import { deleteOtherSessions, forgetOtherDevices } from './store.ts'

const NO_SESSION = ''
const NO_DEVICES: readonly string[] = []

/** Phone, mail and code must belong together; which of them does not is never told. */
export async function findPassword(
  dependencies: AuthDependencies,
  form: CallArguments<'findPassword'>['body'],
  context: VisitorContext,
): Promise<Record<string, never> | Declined> {
  const { database, bus, hasher, log, nowMs } = dependencies
  if (form.password !== form.repeatPassword) {
    return invalid({ repeatPassword: ['password_mismatch'] })
  }
  const typed = { phone: form.phone, email: form.email, fullName: '' }
  const problem = newPasswordProblem(form.password, typed)
  if (problem !== undefined) return invalid({ password: [problem] })
  const asker = { address: context.address, deviceKeys: ownDeviceKeys(context) }
  const claim = claimOfVisitor(asker, form.challenge)
  const given = { code: form.code, claim, nowMs: nowMs() }
  const code = await checkCode(dependencies, 'resetpassword', form.email, given)
  const user = await loadUserByPhone(database, form.phone)
  if (code === undefined || code.isUsed) return refused('code_wrong')
  if (user?.email !== emailKey(form.email)) return refused('code_wrong')
  // Told to whoever has the code alone: it went to an address that somebody wrote into the row, or
  // the key of the seals is another.
  if (!isContactSealed(dependencies.rowSeal, user)) return refused('contact_altered')
  if (newPasswordProblem(form.password, user) !== undefined) {
    return invalid({ password: ['password_personal'] })
  }
  const own = { of: 'customer', id: user.id } as const
  const turn = strangersTurn(context.address)
  const passwordHash = await hasher.hash(form.password, own, turn)
  const events = await database.transaction(async (tx) => {
    if (!(await spendCode(tx, code, nowMs()))) return undefined
    await updatePasswordHash(tx, user.id, passwordHash)
    await deleteOtherSessions(tx, user.id, NO_SESSION)
    await forgetOtherDevices(tx, user.id, NO_DEVICES)
    await mailPasswordChanged(dependencies, tx, user)
    return await recordHold(tx, user.id, 'password', nowMs())
  })
  if (events === undefined) return refused('code_wrong')
  dependencies.publish(events)
  bus.publish('session', { userId: user.id })
  log.info({ userId: user.id }, 'a password was set anew')
  return {}
}
