// A user's sessions: listed, and ended by the user (ASVS 7.5.2).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import type { AuthDependencies } from './dependencies.ts'
import { ownDeviceKeys } from './known-device.ts'
import { horizonAt } from './session-life.ts'
import { deleteOtherSessions, deleteSession, forgetOtherDevices, listSessions } from './store.ts'

const ALL_BUT_THIS = 'others'

export async function readSessions(
  { database, nowMs }: AuthDependencies,
  { caller }: CustomerContext,
): Promise<CallResult<'sessions'>> {
  const rows = await listSessions(database, caller.userId, horizonAt(nowMs()))
  return {
    sessions: rows.map(({ id, device, address, lastSeenMs }) => ({
      id,
      device,
      ip: address,
      lastSeenTime: lastSeenMs,
      current: id === caller.sessionId,
    })),
  }
}

/** Ends one by its id, or all `others`. */
export async function revokeSessions(
  dependencies: AuthDependencies,
  { id }: CallArguments<'revokeSessions'>['body'],
  context: CustomerContext,
): Promise<CallResult<'sessions'> | Declined> {
  const { database, bus, log } = dependencies
  const { userId, sessionId } = context.caller
  if (id === ALL_BUT_THIS) {
    const sessionIds = await deleteOtherSessions(database, userId, sessionId)
    await forgetOtherDevices(database, userId, ownDeviceKeys(context))
    bus.publish('session', { sessionIds })
  } else {
    if (!(await deleteSession(database, userId, id))) return NOT_FOUND
    bus.publish('session', { sessionIds: [id] })
  }
  log.info({ userId }, 'sessions were ended')
  return await readSessions(dependencies, context)
}

export async function logout(
  { database, bus, log }: AuthDependencies,
  { caller }: CustomerContext,
): Promise<Record<string, never>> {
  await deleteSession(database, caller.userId, caller.sessionId)
  bus.publish('session', { sessionIds: [caller.sessionId] })
  log.info({ userId: caller.userId }, 'logged out')
  return {}
}
