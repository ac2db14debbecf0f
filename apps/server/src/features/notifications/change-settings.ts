// Changes which messages a person gets: what is named, all of it or nothing.

import type { CallArguments } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Declined, invalid } from '@fairtick/wire/handler'
import { isAllowedChoice } from '@fairtick/wire/notification-kinds'
import type { NotificationDependencies } from './dependencies.ts'
import { minuteOf } from './quiet-hours.ts'
import { readSettings, type Settings } from './read-settings.ts'
import { deleteQuietHours, saveChoice, saveQuietHours } from './settings-store.ts'

export async function changeSettings(
  dependencies: NotificationDependencies,
  { kinds = [], quietHours }: CallArguments<'changeNotificationSettings'>['body'],
  { caller }: CustomerContext,
): Promise<Settings | Declined> {
  if (!kinds.every(({ kind, ...choice }) => isAllowedChoice(kind, choice))) {
    return invalid({ kinds: ['invalid'] })
  }
  if (quietHours && quietHours.from === quietHours.until) {
    return invalid({ quietHours: ['invalid'] })
  }
  const { userId } = caller
  await dependencies.database.transaction(async (tx) => {
    for (const { kind, ...choice } of kinds) await saveChoice(tx, userId, kind, choice)
    if (quietHours === null) await deleteQuietHours(tx, userId)
    if (quietHours) {
      const { from, until, timeZone } = quietHours
      const minutes = { fromMinute: minuteOf(from), untilMinute: minuteOf(until) }
      await saveQuietHours(tx, userId, { ...minutes, timeZone })
    }
  })
  return await readSettings(dependencies, caller)
}
