// A new session with a token of its own; no token that existed before becomes valid by it.

import type { VisitorContext } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { hashOf, randomId, randomToken } from '../../platform/random-id.ts'
import type { SessionDependencies } from './dependencies.ts'
import { networkOf } from './network-of.ts'
import { hashToken } from './session-check.ts'
import { deleteSurplusSessions, insertSession, noteDevice } from './store.ts'

export const MAX_SESSIONS = 20

type Place = Pick<VisitorContext, 'device' | 'address'>

/** Returns the token; the user's sessions beyond 20 end, those not seen for longest first. */
export async function beginSession(
  { database, bus, nowMs }: SessionDependencies,
  userId: string,
  place: Place,
): Promise<string> {
  const { token, surplus } = await database.transaction(async (tx) => ({
    token: await addSession(tx, userId, place, nowMs()),
    surplus: await deleteSurplusSessions(tx, userId, MAX_SESSIONS),
  }))
  if (surplus.length > 0) bus.publish('session', { sessionIds: surplus })
  return token
}

export async function addSession(
  tx: Queryable,
  userId: string,
  { device, address }: Place,
  nowMs: number,
): Promise<string> {
  const token = randomToken()
  await insertSession(tx, {
    id: randomId(),
    userId,
    tokenHash: hashToken(token),
    device,
    address,
    createdMs: nowMs,
    lastSeenMs: nowMs,
  })
  await noteDevice(tx, userId, deviceKeyOf({ device, address }), nowMs)
  return token
}

/** The same program in the same network. */
export function deviceKeyOf({ device, address }: Place): string {
  return hashOf('device', device, networkOf(address))
}
