// Changing the login password: needs the current one; every token from before ends (REL-52).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  type CustomerContext,
  type Declined,
  invalid,
  isDeclined,
  refused,
} from '@fairtick/wire/handler'
import { knownTurn } from '../../platform/password-hasher.ts'
import {
  holdPassword,
  loadCaller,
  provePassword,
  type UserRow,
  updatePasswordHash,
} from '../profile/public.ts'
import { recordHold } from '../security-holds/public.ts'
import { addSession, declinedSession } from './begin-session.ts'
import type { AuthDependencies } from './dependencies.ts'
import { ownDeviceKeys } from './known-device.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { newPasswordProblem } from './password-rules.ts'
import { deleteOtherSessions, forgetOtherDevices } from './store.ts'

/** Time for the client to read its new token before the sockets of the old one close. */
const SOCKETS_CLOSE_AFTER_MS = 500

export async function changePassword(
  dependencies: AuthDependencies,
  form: CallArguments<'changePassword'>['body'],
  context: CustomerContext,
): Promise<CallResult<'changePassword'> | Declined> {
  const { hasher, log } = dependencies
  if (form.newPassword !== form.repeatPassword) {
    return invalid({ repeatPassword: ['password_mismatch'] })
  }
  const user = await loadCaller(dependencies, context)
  const problem = newPasswordProblem(form.newPassword, user)
  if (problem !== undefined) return invalid({ newPassword: [problem] })
  const unproven = await provePassword(dependencies, user, form.oldPassword, context)
  if (unproven !== undefined) return unproven
  const passwordHash = await hasher.hash(
    form.newPassword,
    { of: 'customer', id: user.id },
    knownTurn(user.id),
  )
  const token = await replaceSessions(dependencies, context, user, passwordHash).catch(
    declinedSession,
  )
  if (typeof token !== 'string') return token
  log.info({ userId: user.id }, 'a password was changed')
  return { token }
}

/** All sessions end, this one too: its token may be what made the change needed. */
async function replaceSessions(
  dependencies: AuthDependencies,
  context: CustomerContext,
  proven: UserRow,
  passwordHash: string,
): Promise<string | Declined> {
  const { database, bus, nowMs, publish } = dependencies
  const { caller } = context
  const done = await database.transaction(async (tx) => {
    if (!(await holdPassword(tx, proven))) return refused('password_wrong')
    await updatePasswordHash(tx, caller.userId, passwordHash)
    const ended = await deleteOtherSessions(tx, caller.userId, '')
    await forgetOtherDevices(tx, caller.userId, ownDeviceKeys(context))
    await mailPasswordChanged(dependencies, tx, proven)
    return {
      token: await addSession(dependencies, tx, { ...proven, passwordHash }, context),
      others: ended.filter((id) => id !== caller.sessionId),
      events: await recordHold(tx, caller.userId, 'password', nowMs()),
    }
  })
  if (isDeclined(done)) return done
  const { token, others, events } = done
  bus.publish('session', { sessionIds: others })
  publish(events)
  setTimeout(
    () => bus.publish('session', { sessionIds: [caller.sessionId] }),
    SOCKETS_CLOSE_AFTER_MS,
  ).unref()
  return token
}
