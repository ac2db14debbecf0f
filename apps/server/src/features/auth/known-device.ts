// Devices from which a user has logged in. A browser proves to be one by a token that opens
// nothing: it spares its owner the limits that hold strangers back (REL-48).

import type { VisitorContext } from '@fairtick/wire/handler'
import { networkOf } from '../../platform/caller-network.ts'
import type { Database } from '../../platform/database.ts'
import { hashOf, randomToken } from '../../platform/random-id.ts'
import { findDevices, forgetSurplusDevices, isIssued, noteDevices } from './store.ts'

/** Of one user; those not seen for longest are forgotten first. */
const MAX_DEVICES = 40

type Place = Pick<VisitorContext, 'device' | 'address' | 'deviceToken'>

/**
 * `proven` by its token; `familiar`: the same program in the same network, which others may be too,
 * and which is left to a browser that lost its token; else `new`.
 */
export type Recognised =
  | { readonly how: 'proven' | 'familiar'; readonly key: string }
  | { readonly how: 'new' }

/** Asked for nobody too (`''`), so that an unknown phone takes as long as a known one. */
export async function recogniseDevice(
  database: Database,
  userId: string,
  place: Place,
): Promise<Recognised> {
  const found = await findDevices(database, userId, ownDeviceKeys(place))
  const placeKey = programKey(place)
  const proven = found.find((key) => key !== placeKey)
  if (proven !== undefined) return { how: 'proven', key: proven }
  return found.length > 0 ? { how: 'familiar', key: placeKey } : { how: 'new' }
}

/** Returns the token that the browser keeps: its own, or a new one where it has none of ours. */
export async function keepDevice(
  database: Database,
  userId: string,
  place: Place,
  nowMs: number,
): Promise<string> {
  const { deviceToken: brought } = place
  // What nobody was ever given may be known to others.
  const isOurs = brought !== undefined && (await isIssued(database, tokenKey(brought)))
  const token = isOurs ? brought : randomToken()
  await noteDevices(database, userId, [tokenKey(token), programKey(place)], nowMs)
  await forgetSurplusDevices(database, userId, MAX_DEVICES)
  return token
}

/** What the browser that makes this call is recognised by. */
export function ownDeviceKeys(place: Place): readonly string[] {
  const { deviceToken } = place
  return [...(deviceToken === undefined ? [] : [tokenKey(deviceToken)]), programKey(place)]
}

function tokenKey(token: string): string {
  return hashOf('device-token', token)
}

function programKey({ device, address }: Place): string {
  return hashOf('device', device, networkOf(address))
}
