// Notes what is to be pushed and mailed, in the transaction of what it tells.

import { NOTIFICATION_RULES } from '@fairtick/wire/notification-kinds'
import type { Queryable } from '../../platform/database.ts'
import { channelsFor } from './choose-channels.ts'
import { type NotificationName, ruleOf } from './notifications.ts'
import { insertMessageMails, insertPushes, type MessageMail, type NewPush } from './outbox-store.ts'
import { quietUntil } from './quiet-hours.ts'
import { loadPreferences, type Preferences } from './settings-store.ts'

/** To one browser in an hour; what is urgent has room where the rest has none. */
export const MOST_AN_HOUR = 60
export const MOST_URGENT_AN_HOUR = 120

export type Notification = {
  readonly userId: string
  readonly name: NotificationName
  /** There is one push of a cause to a browser. */
  readonly cause: string
  /** Of the message that it leads to; null: to the chat. */
  readonly messageId: string | null
}

/** `preferences`: of their users, as `loadPreferences` gives them. */
export async function addNotifications(
  tx: Queryable,
  notifications: readonly Notification[],
  preferences: ReadonlyMap<string, Preferences>,
  nowMs: number,
): Promise<void> {
  const pushes: NewPush[] = []
  const mails: MessageMail[] = []
  for (const notification of notifications) {
    const { userId, name, messageId } = notification
    const own = preferences.get(userId)
    if (own === undefined) continue
    const channels = channelsFor(own, name)
    const push = channels.push ? pushOf(notification, own, nowMs) : undefined
    if (push !== undefined) pushes.push(push)
    if (channels.mail && messageId !== null) mails.push({ messageId, userId, notification: name })
  }
  if (pushes.length > 0) await insertPushes(tx, pushes, nowMs)
  if (mails.length > 0) await insertMessageMails(tx, mails, nowMs)
}

/** The staff have answered in the chat. */
export async function notifyOfChat(
  tx: Queryable,
  { userId, cause }: Pick<Notification, 'userId' | 'cause'>,
  nowMs: number,
): Promise<void> {
  const preferences = await loadPreferences(tx, [userId])
  const notification = { userId, cause, name: 'chat', messageId: null } as const
  await addNotifications(tx, [notification], preferences, nowMs)
}

/** Undefined: when the quiet hours end nobody needs it any more. */
function pushOf(
  { userId, name, cause, messageId }: Notification,
  { quietHours }: Preferences,
  nowMs: number,
): NewPush | undefined {
  const { kind, lifeMs } = ruleOf(name)
  const { isUrgent } = NOTIFICATION_RULES[kind]
  const dueMs = isUrgent ? nowMs : quietUntil(quietHours, nowMs)
  const expiresMs = nowMs + lifeMs
  if (dueMs >= expiresMs) return undefined
  const mostAnHour = isUrgent ? MOST_URGENT_AN_HOUR : MOST_AN_HOUR
  return { userId, cause, notification: name, messageId, dueMs, expiresMs, mostAnHour }
}
