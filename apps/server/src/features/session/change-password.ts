// Changing the login password: needs the current one; every token from before ends (REL-52).

import type { CallArguments, CallResult } from '@fairtick/wire/contract'
import {
  type CustomerContext,
  type Declined,
  invalid,
  refused,
  tooMany,
} from '@fairtick/wire/handler'
import { loadUser, updatePasswordHash } from '../profile/public.ts'
import { addSession } from './begin-session.ts'
import type { SessionDependencies } from './dependencies.ts'
import { admitTry, forgetMisses, type TriedLogin } from './login-throttle.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { networkOf } from './network-of.ts'
import { newPasswordProblem } from './password-rules.ts'
import { deleteOtherSessions } from './store.ts'

/** Time for the client to read its new token before the sockets of the old one close. */
const SOCKETS_CLOSE_AFTER_MS = 500

export async function changePassword(
  dependencies: SessionDependencies,
  form: CallArguments<'changePassword'>['body'],
  context: CustomerContext,
): Promise<CallResult<'changePassword'> | Declined> {
  const { database, hasher, log, nowMs } = dependencies
  if (form.newPassword !== form.repeatPassword) {
    return invalid({ repeatPassword: ['password_mismatch'] })
  }
  const user = await loadUser(database, context.caller.userId)
  if (user === undefined) throw new Error('a session without its user')
  const problem = newPasswordProblem(form.newPassword, user)
  if (problem !== undefined) return invalid({ newPassword: [problem] })
  const tried: TriedLogin = {
    subject: `password of ${user.id}`,
    place: networkOf(context.address),
    device: 'new',
  }
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) return tooMany(waitMs)
  if (!(await hasher.isRight(form.oldPassword, user.passwordHash))) {
    log.info({ userId: user.id }, 'a password change failed')
    return refused('password_wrong')
  }
  await forgetMisses(database, tried)
  const passwordHash = await hasher.hash(form.newPassword)
  const token = await replaceSessions(dependencies, context, passwordHash)
  mailPasswordChanged(dependencies, user)
  log.info({ userId: user.id }, 'a password was changed')
  return { token }
}

/** All sessions end, this one too: its token may be what made the change needed. */
async function replaceSessions(
  { database, bus, nowMs }: SessionDependencies,
  { caller, device, address }: CustomerContext,
  passwordHash: string,
): Promise<string> {
  const { token, others } = await database.transaction(async (tx) => {
    await updatePasswordHash(tx, caller.userId, passwordHash)
    const ended = await deleteOtherSessions(tx, caller.userId, '')
    return {
      token: await addSession(tx, caller.userId, { device, address }, nowMs()),
      others: ended.filter((id) => id !== caller.sessionId),
    }
  })
  bus.publish('session', { sessionIds: others })
  setTimeout(
    () => bus.publish('session', { sessionIds: [caller.sessionId] }),
    SOCKETS_CLOSE_AFTER_MS,
  ).unref()
  return token
}
