// Logging in: the same answer in the same time whether the phone is known or not (REL-48, 49, 52).

import type { CallArguments, CallResult } from '@fairtick/wire/contract'
import { type Declined, refused, tooMany, type VisitorContext } from '@fairtick/wire/handler'
import { loadUserByPhone, phoneKey } from '../profile/public.ts'
import { proveLogin } from '../security/public.ts'
import { beginSession, declinedSession, deviceKeyOf } from './begin-session.ts'
import type { SessionDependencies } from './dependencies.ts'
import { admitTry, forgetMisses, type TriedLogin } from './login-throttle.ts'
import { networkOf } from './network-of.ts'
import { openAccounts } from './open-accounts.ts'
import { isKnownDevice } from './store.ts'

export async function login(
  dependencies: SessionDependencies,
  { phone, password, otp }: CallArguments<'login'>['body'],
  context: VisitorContext,
): Promise<CallResult<'login'> | Declined> {
  const { database, hasher, log, nowMs } = dependencies
  const user = await loadUserByPhone(database, phone)
  const deviceKey = deviceKeyOf(context)
  const isKnown = await isKnownDevice(database, user?.id ?? '', deviceKey)
  const tried: TriedLogin = {
    subject: phoneKey(phone),
    place: isKnown ? deviceKey : networkOf(context.address),
    device: isKnown ? 'known' : 'new',
  }
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) {
    log.warn({ userId: user?.id }, 'a login has to wait')
    return tooMany(waitMs)
  }
  const isRight = await hasher.isRight(password, user?.passwordHash)
  if (!isRight || user === undefined) {
    log.info({ userId: user?.id }, 'a login failed')
    return refused('login_failed')
  }
  await forgetMisses(database, tried)
  const unproven = await proveLogin(dependencies, user.id, otp)
  if (unproven !== undefined) return unproven
  await openAccounts(dependencies, user)
  const token = await beginSession(dependencies, user, context).catch(declinedSession)
  if (typeof token !== 'string') {
    log.info({ userId: user.id }, 'a login was turned away at its end')
    return token
  }
  log.info({ userId: user.id }, 'logged in')
  return { token, user: await dependencies.readUser(user.id) }
}
