// A new session with a token of its own; no token that existed before becomes valid by it.

import type { LockReason } from '@fairtick/wire/admin/lock-flags'
import { type Declined, refused, type VisitorContext } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { randomId, randomToken } from '../../platform/random-id.ts'
import { ALTERED, loadLock } from '../locks/public.ts'
import { holdPassword, type UserRow } from '../profile/public.ts'
import type { AuthDependencies } from './dependencies.ts'
import { keepDevice } from './known-device.ts'
import { sealSession } from './sealed-session.ts'
import { hashToken } from './session-check.ts'
import { deleteSurplusSessions, insertSession } from './store.ts'

export const MAX_SESSIONS = 20

type Place = Pick<VisitorContext, 'device' | 'address' | 'deviceToken'>

/** Staff locked the login of this user (TR-12.4). */
class LoginLocked extends Error {
  override readonly name = 'LoginLocked'
  readonly reason: LockReason | typeof ALTERED

  constructor(reason: LockReason | typeof ALTERED) {
    super('the login is locked')
    this.reason = reason
  }
}

/** The password changed during the login: all that came before it ends (REL-52). */
class PasswordChanged extends Error {
  override readonly name = 'PasswordChanged'
}

/** As they were when they proved who they are. */
type Proven = Pick<UserRow, 'id' | 'passwordHash'>

/** What a browser keeps: what opens the session, and what proves the device for the next time. */
export type BegunSession = { readonly token: string; readonly device: string }

/**
 * Returns its tokens; the user's sessions beyond 20 end, those not seen for longest first. Throws
 * LoginLocked or PasswordChanged.
 */
export async function beginSession(
  dependencies: AuthDependencies,
  user: Proven,
  place: Place,
): Promise<BegunSession> {
  const { database, bus, nowMs } = dependencies
  const { token, surplus } = await database.transaction(async (tx) => ({
    token: await addSession(dependencies, tx, user, place),
    surplus: await deleteSurplusSessions(tx, user.id, MAX_SESSIONS),
  }))
  if (surplus.length > 0) bus.publish('session', { sessionIds: surplus })
  return { token, device: await keepDevice(database, user.id, place, nowMs()) }
}

/** Throws LoginLocked or PasswordChanged, and with it the transaction comes to nothing. */
export async function addSession(
  { rowSeal, nowMs }: Pick<AuthDependencies, 'rowSeal' | 'nowMs'>,
  tx: Queryable,
  user: Proven,
  { device, address }: Place,
): Promise<string> {
  if (!(await holdPassword(tx, user))) throw new PasswordChanged()
  const { id: userId } = user
  const token = randomToken()
  const beganMs = nowMs()
  const session = { id: randomId(), userId, tokenHash: hashToken(token), createdMs: beganMs }
  await insertSession(tx, {
    ...{ ...session, device, address, lastSeenMs: beganMs },
    seal: sealSession(rowSeal, session),
  })
  // Behind the session's row: a lock that is set at this moment waits for it, or is seen here.
  const reason = await loadLock(tx, rowSeal, userId, 'login')
  if (reason !== undefined) throw new LoginLocked(reason)
  return token
}

/** The refusal that tells the user why; any other error goes on. */
export function declinedSession(error: unknown): Declined {
  if (error instanceof LoginLocked) {
    const { reason } = error
    return reason === ALTERED
      ? refused('lock_altered')
      : refused('locked', { flag: 'login', reason })
  }
  if (error instanceof PasswordChanged) return refused('login_failed')
  throw error
}
