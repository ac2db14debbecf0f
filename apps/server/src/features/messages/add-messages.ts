// Adds system messages in the transaction of what they tell of, and the events for the screens.

import { DEFAULT_LANGUAGE } from '@fairtick/wire/languages'
import type { AccountUpdate } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { loadUser } from '../profile/public.ts'
import { appendAccountEvents, countUnread, insertMessage, type NewMessage } from './store.ts'
import { wordMessage } from './templates.ts'

/**
 * Returns what to publish as `account` on the bus after the commit: nothing for a cause that had
 * its message already. Call it last in a transaction: from its end on the engine's commits wait for
 * the users' serials, which are taken all at once so that nobody waits in a circle.
 */
export async function addMessages(
  tx: Queryable,
  messages: readonly NewMessage[],
  nowMs: number,
): Promise<readonly AccountUpdate[]> {
  const events: Omit<AccountUpdate, 'serial'>[] = []
  for (const message of messages) {
    const body = await insertWorded(tx, message, nowMs)
    if (body) events.push({ userId: message.userId, account: 'practice', body })
  }
  const serials = await appendAccountEvents(tx, events, nowMs)
  return events.map((event, place) => ({ ...event, serial: serials[place] as number }))
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
