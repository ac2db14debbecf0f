// Who changes what guards the account proves himself by his password again (ASVS 7.5.1).

import { type CustomerContext, type Declined, refused, tooMany } from '@fairtick/wire/handler'
import { loadUser, type UserRow } from '../profile/public.ts'
import type { SessionDependencies } from './dependencies.ts'
import { admitTry, forgetMisses, type TriedLogin } from './login-throttle.ts'
import { networkOf } from './network-of.ts'

/** A part of the door, so that other slices can ask, too. */
type Needed = 'database' | 'hasher' | 'log' | 'nowMs'

/** A session's user exists, so that his absence is a fault. */
export async function loadCaller(
  { database }: Pick<SessionDependencies, 'database'>,
  { caller }: CustomerContext,
): Promise<UserRow> {
  const user = await loadUser(database, caller.userId)
  if (user === undefined) throw new Error('a session without its user')
  return user
}

/** Undefined: it is his password. Misses count like those of logins, for all that asks for it. */
export async function provePassword(
  { database, hasher, log, nowMs }: Pick<SessionDependencies, Needed>,
  user: UserRow,
  password: string,
  { address }: CustomerContext,
): Promise<Declined | undefined> {
  const tried: TriedLogin = {
    subject: `password of ${user.id}`,
    place: networkOf(address),
    device: 'new',
  }
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) return tooMany(waitMs)
  if (!(await hasher.isRight(password, user.passwordHash))) {
    log.info({ userId: user.id }, 'a password was asked for and missed')
    return refused('password_wrong')
  }
  await forgetMisses(database, tried)
  return undefined
}
