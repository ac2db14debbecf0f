// Whoever changes what guards an account proves it theirs by its password again (ASVS 7.5.1).

import { type CustomerContext, type Declined, refused, tooMany } from '@fairtick/wire/handler'
import { admitTry, forgetMisses, tryFrom } from '../../platform/attempt-throttle.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { knownTurn, type PasswordHasher } from '../../platform/password-hasher.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { loadUser, type UserRow } from './store.ts'

export type PasswordProofDependencies = {
  readonly database: Database
  readonly hasher: PasswordHasher
  readonly log: Log
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
}

/** The user of a session exists, so that a missing one is a fault. */
export async function loadCaller(
  { database }: Pick<PasswordProofDependencies, 'database'>,
  { caller }: CustomerContext,
): Promise<CallerRow> {
  const user = await loadUser(database, caller.userId)
  if (user === undefined) throw new Error('a session without its user')
  return { ...user, sessionId: caller.sessionId }
}

/** A user, and the session by which they call. */
export type CallerRow = UserRow & { readonly sessionId: string }

/** Undefined: it is right. Misses count like those of logins, for all that asks for it. */
export async function provePassword(
  { database, hasher, log, nowMs }: PasswordProofDependencies,
  user: UserRow,
  password: string,
  { address }: CustomerContext,
): Promise<Declined | undefined> {
  const tried = tryFrom(address, `password of ${user.id}`)
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) return tooMany(waitMs)
  if (!(await hasher.isRight(password, storedPassword('customer', user), knownTurn(user.id)))) {
    log.info({ userId: user.id }, 'a password was asked for and missed')
    return refused('password_wrong')
  }
  await forgetMisses(database, tried)
  return undefined
}
