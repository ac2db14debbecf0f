// Sends the pushes that are due: to browsers whose session is open, at most one of a cause to each,
// tried until nobody needs it any more.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import { DEFAULT_LANGUAGE, type Language } from '@fairtick/wire/languages'
import { NOTIFICATION_RULES } from '@fairtick/wire/notification-kinds'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { listLanguages } from '../profile/public.ts'
import { isNotification, type NotificationName, ruleOf } from './notifications.ts'
import {
  type ClaimedPush,
  claimDuePushes,
  deleteOldPushes,
  updatePushDelayed,
  updatePushEnded,
  updatePushHeld,
} from './outbox-store.ts'
import { namedAccount, topicOf, wordPush } from './push-text.ts'
import type { PushService } from './push-transport.ts'
import { isSealedSubscription } from './subscribe-push.ts'
import { deleteSubscription, loadSubscription } from './subscription-store.ts'

const AT_ONCE = 16
/** Longer than one try takes. */
const FIRST_PAUSE_MS = 30 * SECOND_MS
const LONGEST_PAUSE_MS = 10 * MINUTE_MS
const MOST_TRIES = 12
/** Who looks at the app sees it there, and reads it. */
const HELD_MS = 5 * SECOND_MS

/** What became of a push, for the figures. */
export type PushEnd = 'sent' | 'gone' | 'refused' | 'given_up' | 'later' | 'dropped'

export type PushSenderParts = {
  readonly database: Database
  readonly service: PushService
  readonly rowSeal: RowSeal
  readonly log: Log
  readonly mode: InstallationMode
  readonly nowMs: () => number
  readonly isSessionOpen: (sessionId: string) => Promise<boolean>
  /** Whether the person has the app open somewhere. */
  readonly isPresent: (userId: string) => Promise<boolean>
  readonly onEnd?: (end: PushEnd) => void
}

export async function sendDuePushes(parts: PushSenderParts): Promise<void> {
  const { database, nowMs } = parts
  const pace = { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS, most: AT_ONCE }
  for (;;) {
    const due = await claimDuePushes(database, nowMs(), pace)
    if (due.length === 0) return
    const languages = await listLanguages(database, [...new Set(due.map(({ userId }) => userId))])
    const ends = await Promise.all(
      due.map((push) => sendOne(parts, push, languages.get(push.userId) ?? DEFAULT_LANGUAGE)),
    )
    for (const end of ends) if (end !== undefined) parts.onEnd?.(end)
    if (due.length < AT_ONCE) return
  }
}

export async function forgetOldPushes({ database, nowMs }: PushSenderParts): Promise<void> {
  await deleteOldPushes(database, nowMs())
}

/** Undefined: it was held back. */
async function sendOne(
  parts: PushSenderParts,
  push: ClaimedPush,
  language: Language,
): Promise<PushEnd | undefined> {
  const { database, service, nowMs } = parts
  const { notification: name } = push
  if (!isNotification(name)) return await end(parts, push, 'given_up')
  const target = await findTarget(parts, push)
  // Seen in the app, or there is nobody whom it could be shown to.
  if (push.isRead || target === undefined) return await end(parts, push, 'dropped')
  if (push.tries === 1 && (await isPresent(parts, push.userId))) {
    await updatePushHeld(database, push.number, nowMs() + HELD_MS)
    return undefined
  }
  const { messageId } = push
  const outcome = await service.send(target, {
    payload: wordPush(name, messageId, {
      ...{ language, account: namedAccount(parts.mode, push.accountKind) },
    }),
    ...{ lifeMs: push.expiresMs - nowMs(), topic: topicOf(name, messageId) },
    urgency: urgencyOf(name),
  })
  switch (outcome.kind) {
    case 'sent':
      return await end(parts, push, 'sent')
    case 'gone':
      await deleteSubscription(database, target.id)
      return await end(parts, push, 'gone')
    case 'refused':
      parts.log.error({ cause: push.cause }, 'a push service refused a push')
      return await end(parts, push, 'refused')
    case 'later':
      if (push.tries >= MOST_TRIES) return await end(parts, push, 'given_up')
      await updatePushDelayed(database, push.number, nowMs() + outcome.afterMs)
      return 'later'
    default:
      return outcome satisfies never
  }
}

async function end(
  parts: PushSenderParts,
  { number }: ClaimedPush,
  how: PushEnd,
): Promise<PushEnd> {
  const state = how === 'sent' ? 'sent' : how === 'dropped' ? 'dropped' : 'given_up'
  await updatePushEnded(parts.database, number, state)
  return how
}

/** Undefined: the session has ended, or the row is none of ours. */
async function findTarget(
  { database, rowSeal, isSessionOpen, log }: PushSenderParts,
  { subscriptionId, userId, cause }: ClaimedPush,
) {
  const subscription = await loadSubscription(database, subscriptionId)
  if (subscription === undefined) return undefined
  if (!isSealedSubscription(rowSeal, subscription)) {
    log.error({ subscriptionId }, 'a push subscription that no session made was removed')
    await deleteSubscription(database, subscriptionId)
    return undefined
  }
  // Planted for another's browser.
  if (subscription.userId !== userId) {
    log.error({ cause }, 'a push for a browser of somebody else was dropped')
    return undefined
  }
  return (await isSessionOpen(subscription.sessionId)) ? subscription : undefined
}

async function isPresent({ isPresent: ask, log }: PushSenderParts, userId: string) {
  try {
    return await ask(userId)
  } catch (err) {
    log.warn({ err }, 'nobody said whether the app is open: the push goes out at once')
    return false
  }
}

function urgencyOf(name: NotificationName): 'normal' | 'high' {
  return NOTIFICATION_RULES[ruleOf(name).kind].isUrgent ? 'high' : 'normal'
}
