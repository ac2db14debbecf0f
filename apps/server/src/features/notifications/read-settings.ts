// Which messages a person gets and how, as the settings show it.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { Caller } from '@fairtick/wire/handler'
import { NOTIFICATION_KINDS } from '@fairtick/wire/notification-kinds'
import { choiceOf } from './choose-channels.ts'
import type { NotificationDependencies } from './dependencies.ts'
import { timeText } from './quiet-hours.ts'
import { loadPreferences } from './settings-store.ts'
import { hasSubscription } from './subscription-store.ts'

export type Settings = CallResult<'notificationSettings'>

export async function readSettings(
  { database, push }: NotificationDependencies,
  { userId, sessionId }: Caller,
): Promise<Settings> {
  const preferences = (await loadPreferences(database, [userId])).get(userId)
  if (preferences === undefined) throw new Error('no preferences of a user')
  const { quietHours, devices } = preferences
  return {
    kinds: NOTIFICATION_KINDS.map((kind) => ({ kind, ...choiceOf(preferences, kind) })),
    quietHours:
      quietHours === undefined
        ? null
        : {
            from: timeText(quietHours.fromMinute),
            until: timeText(quietHours.untilMinute),
            timeZone: quietHours.timeZone,
          },
    push:
      push === undefined
        ? null
        : {
            publicKey: push.publicKey,
            subscribed: await hasSubscription(database, sessionId),
            devices,
          },
  }
}
