// Wire calls of notifications.

import type { Handlers } from '@fairtick/wire/handler'
import { changeSettings } from './change-settings.ts'
import type { NotificationDependencies } from './dependencies.ts'
import { readSettings } from './read-settings.ts'
import { subscribePush, unsubscribePush } from './subscribe-push.ts'

export function notificationRoutes(
  dependencies: NotificationDependencies,
): Handlers<
  'notificationSettings' | 'changeNotificationSettings' | 'subscribePush' | 'unsubscribePush'
> {
  return {
    notificationSettings: (_, { caller }) => readSettings(dependencies, caller),
    changeNotificationSettings: ({ body }, context) => changeSettings(dependencies, body, context),
    subscribePush: ({ body }, context) => subscribePush(dependencies, body, context),
    unsubscribePush: (_, context) => unsubscribePush(dependencies, context),
  }
}
