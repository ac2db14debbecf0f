// A browser that pushes go to: given by its session, sealed, and gone with it.

import { createECDH } from 'node:crypto'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Declined, invalid, NOT_FOUND } from '@fairtick/wire/handler'
import { hashOf, randomId } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { NotificationDependencies } from './dependencies.ts'
import { isPushPlace } from './push-hosts.ts'
import { readSettings, type Settings } from './read-settings.ts'
import {
  deleteSubscriptionOf,
  deleteSurplusSubscriptions,
  lockSession,
  replaceSubscription,
  type Subscription,
} from './subscription-store.ts'

export const MAX_SUBSCRIPTIONS = 10

const POINT_BYTES = 65
const AUTH_BYTES = 16

export async function subscribePush(
  dependencies: NotificationDependencies,
  { endpoint, p256dh, auth }: CallArguments<'subscribePush'>['body'],
  { caller }: CustomerContext,
): Promise<Settings | Declined> {
  const { database, push, rowSeal, nowMs } = dependencies
  if (push === undefined) return NOT_FOUND
  if (!isPushPlace(endpoint, push.hosts)) return invalid({ endpoint: ['invalid'] })
  if (!isPoint(p256dh)) return invalid({ p256dh: ['invalid'] })
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return invalid({ auth: ['invalid'] })
  const { userId, sessionId } = caller
  const one = { id: randomId(), sessionId, userId, endpoint, p256dh, auth }
  const events = await database.transaction(async (tx) => {
    const row = { ...one, endpointHash: hashOf('push-endpoint', endpoint), createdMs: nowMs() }
    const before = await lockSession(tx, row)
    if (before === undefined) return undefined
    // One that an app renews at its start is none that its owner does not know.
    const told = before.hasBrowser ? [] : await dependencies.tellOwner(tx, userId, nowMs())
    await replaceSubscription(tx, { ...row, seal: sealSubscription(rowSeal, one) })
    await deleteSurplusSubscriptions(tx, userId, MAX_SUBSCRIPTIONS)
    return told
  })
  if (events === undefined) return NOT_FOUND
  dependencies.publish(events)
  return await readSettings(dependencies, caller)
}

export async function unsubscribePush(
  dependencies: NotificationDependencies,
  { caller }: CustomerContext,
): Promise<Settings> {
  await deleteSubscriptionOf(dependencies.database, caller.sessionId)
  return await readSettings(dependencies, caller)
}

export function isSealedSubscription(
  rowSeal: RowSeal,
  { seal, ...one }: Subscription & { readonly seal: string },
): boolean {
  return rowSeal.isSealed('push-subscription', fieldsOf(one), seal)
}

function sealSubscription(rowSeal: RowSeal, one: Subscription): string {
  return rowSeal.seal('push-subscription', fieldsOf(one))
}

function fieldsOf({ id, sessionId, userId, endpoint, p256dh, auth }: Subscription) {
  return [id, sessionId, userId, endpoint, p256dh, auth]
}

/** Of the curve P-256: anything else would fail only when there is something to say. */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== POINT_BYTES) return false
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(bytes)
    return true
  } catch {
    return false
  }
}
