// Adds system messages in the transaction of what they tell of; says what the screens are told.

import { DEFAULT_LANGUAGE } from '@fairtick/wire/languages'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { loadUser } from '../profile/public.ts'
import { countUnread, insertMessage, type NewMessage } from './store.ts'
import { wordMessage } from './templates.ts'

/**
 * Returns what the account feed is to publish after the commit: nothing for a cause that had its
 * message already.
 */
export async function addMessages(
  tx: Queryable,
  messages: readonly NewMessage[],
  nowMs: number,
): Promise<readonly AccountEvent[]> {
  const events: AccountEvent[] = []
  for (const message of messages) {
    const body = await insertWorded(tx, message, nowMs)
    if (body) events.push({ userId: message.userId, account: 'practice', body })
  }
  return events
}

/** The body of the event; undefined when there is a message of that cause. */
async function insertWorded(tx: Queryable, message: NewMessage, nowMs: number) {
  const id = randomId()
  if (!(await insertMessage(tx, id, message, nowMs))) return undefined
  const { userId, template, values } = message
  const language = (await loadUser(tx, userId))?.language ?? DEFAULT_LANGUAGE
  const { title } = wordMessage(template, values, language)
  return { event: 'message', id, title, unread: await countUnread(tx, userId) } as const
}
