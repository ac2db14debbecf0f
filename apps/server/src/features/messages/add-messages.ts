// Adds system messages in the transaction of what they tell of; says what the screens are told.

import { DEFAULT_LANGUAGE } from '@fairtick/wire/languages'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import {
  addNotifications,
  channelsFor,
  loadPreferences,
  type Preferences,
} from '../notifications/public.ts'
import { listLanguages } from '../profile/public.ts'
import { NOTIFICATION_OF } from './notification-of.ts'
import { countUnreadOf, insertMessages, type NewMessage } from './store.ts'
import { wordMessage } from './templates.ts'

/**
 * Returns what the account feed is to publish after the commit, in the order of the messages:
 * nothing for a cause that had its message already, or of which the user wants no sign. Each tells
 * how many are unread after all. What is to be pushed or mailed is noted in the same transaction.
 */
export async function addMessages(
  tx: Queryable,
  messages: readonly NewMessage[],
  nowMs: number,
): Promise<readonly AccountEvent[]> {
  if (messages.length === 0) return []
  const preferences = await loadPreferences(tx, [...new Set(messages.map(({ userId }) => userId))])
  const named = messages.map((message) => ({
    ...{ ...message, id: randomId() },
    isShownAsNew: isShownAsNew(message, preferences),
  }))
  const addedIds = await insertMessages(tx, named, nowMs)
  const added = named.filter(({ id }) => addedIds.has(id))
  const told = added.map(({ id, userId, template, cause }) => ({
    ...{ userId, cause, messageId: id, name: NOTIFICATION_OF[template] },
  }))
  await addNotifications(tx, told, preferences, nowMs)
  return await eventsOf(
    tx,
    added.filter(({ isShownAsNew: isNew }) => isNew),
  )
}

type Added = NewMessage & { readonly id: string }

async function eventsOf(tx: Queryable, added: readonly Added[]): Promise<readonly AccountEvent[]> {
  if (added.length === 0) return []
  const userIds = [...new Set(added.map(({ userId }) => userId))]
  const languages = await listLanguages(tx, userIds)
  const unread = await countUnreadOf(tx, userIds)
  return added.map(({ id, userId, accountKind, template, values }) => {
    const { title } = wordMessage(template, values, languages.get(userId) ?? DEFAULT_LANGUAGE)
    const body = { event: 'message', id, title, unread: unread.get(userId) ?? 0 } as const
    return { userId, account: accountKind ?? 'practice', body }
  })
}

/** A record it is in any case: who wants no sign of it finds it in the list, as read. */
function isShownAsNew(
  { userId, template }: NewMessage,
  preferences: ReadonlyMap<string, Preferences>,
): boolean {
  const own = preferences.get(userId)
  return own === undefined || channelsFor(own, NOTIFICATION_OF[template]).app
}
