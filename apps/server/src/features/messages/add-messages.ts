// Adds system messages in the transaction of what they tell of; says what the screens are told.

import { DEFAULT_LANGUAGE } from '@fairtick/wire/languages'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { listLanguages } from '../profile/public.ts'
import { countUnreadOf, insertMessages, type NewMessage } from './store.ts'
import { wordMessage } from './templates.ts'

/**
 * Returns what the account feed is to publish after the commit, in the order of the messages:
 * nothing for a cause that had its message already. Each tells how many are unread after all.
 */
export async function addMessages(
  tx: Queryable,
  messages: readonly NewMessage[],
  nowMs: number,
): Promise<readonly AccountEvent[]> {
  if (messages.length === 0) return []
  const named = messages.map((message) => ({ ...message, id: randomId() }))
  const addedIds = await insertMessages(tx, named, nowMs)
  const added = named.filter(({ id }) => addedIds.has(id))
  const userIds = [...new Set(added.map(({ userId }) => userId))]
  const languages = await listLanguages(tx, userIds)
  const unread = await countUnreadOf(tx, userIds)
  return added.map(({ id, userId, template, values }) => {
    const { title } = wordMessage(template, values, languages.get(userId) ?? DEFAULT_LANGUAGE)
    const body = { event: 'message', id, title, unread: unread.get(userId) ?? 0 } as const
    return { userId, account: 'practice', body }
  })
}
