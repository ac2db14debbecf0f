// Logging in: the same answer in the same time whether the phone is known or not (REL-48, 49, 52).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, refused, tooMany, type VisitorContext } from '@fairtick/wire/handler'
import { admitTry, forgetMisses, type TriedLogin } from '../../platform/attempt-throttle.ts'
import { networkOf } from '../../platform/network-of.ts'
import { loadUserByPhone, phoneKey } from '../profile/public.ts'
import { proveLogin } from '../second-factor/public-for-auth.ts'
import { beginSession, declinedSession, deviceKeyOf } from './begin-session.ts'
import type { AuthDependencies } from './dependencies.ts'
import { openAccounts } from './open-accounts.ts'
import { isKnownDevice } from './store.ts'

export async function login(
  dependencies: AuthDependencies,
  { phone, password, otp }: CallArguments<'login'>['body'],
  context: VisitorContext,
): Promise<CallResult<'login'> | Declined> {
  const { database, hasher, log, nowMs } = dependencies
  const owner = await loadUserByPhone(database, phone)
  const deviceKey = deviceKeyOf(context)
  const isKnown = await isKnownDevice(database, owner?.id ?? '', deviceKey)
  const tried: TriedLogin = {
    subject: phoneKey(phone),
    place: isKnown ? deviceKey : networkOf(context.address),
    device: isKnown ? 'known' : 'new',
  }
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) {
    log.warn({ userId: owner?.id }, 'a login has to wait')
    return tooMany(waitMs)
  }
  // Looked at for nobody, too: an unknown phone takes as long as a known one (REL-49).
  const isRight = await hasher.isRight(password, owner?.passwordHash)
  if (owner === undefined || !isRight) {
    log.info({ userId: owner?.id }, 'a login failed')
    return refused('login_failed')
  }
  await forgetMisses(database, tried)
  const unproven = await proveLogin(dependencies, owner.id, otp)
  if (unproven !== undefined) return unproven
  await openAccounts(dependencies, owner)
  const token = await beginSession(dependencies, owner, context).catch(declinedSession)
  if (typeof token !== 'string') {
    log.info({ userId: owner.id }, 'a login was turned away at its end')
    return token
  }
  log.info({ userId: owner.id }, 'logged in')
  return { token, user: await dependencies.readUser(owner.id) }
}
