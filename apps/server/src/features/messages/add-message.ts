// Adds a system message in the transaction of what it tells of, and the event for the screens.

import { DEFAULT_LANGUAGE } from '@fairtick/wire/languages'
import type { AccountUpdate } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { loadUser } from '../profile/public.ts'
import { appendAccountEvent, countUnread, insertMessage, type NewMessage } from './store.ts'
import { wordMessage } from './templates.ts'

/**
 * Returns what to publish as `account` on the bus after the commit; undefined when the cause had
 * its message already.
 */
export async function addMessage(
  tx: Queryable,
  message: NewMessage,
  nowMs: number,
): Promise<AccountUpdate | undefined> {
  const id = randomId()
  if (!(await insertMessage(tx, id, message, nowMs))) return undefined
  const { userId, template, values } = message
  const language = (await loadUser(tx, userId))?.language ?? DEFAULT_LANGUAGE
  const { title } = wordMessage(template, values, language)
  const body = { event: 'message', id, title, unread: await countUnread(tx, userId) } as const
  const event = { userId, account: 'practice', body } as const
  return { ...event, serial: await appendAccountEvent(tx, event, nowMs) }
}
