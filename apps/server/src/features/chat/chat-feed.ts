// What customers' screens are told of their chat: numbered, pushed, and told again on demand.

import { createBatchFilter } from '../../platform/batch-filter.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
import type { EventSender } from '../../platform/event-sender.ts'
import { createAccountHistory } from '../account/public.ts'
import { loadNewest } from './conversation-store.ts'
import type { PublishChat } from './dependencies.ts'
import { countUnread } from './message-store.ts'
import { presentConversation } from './present-chat.ts'

type Parts = {
  readonly bus: Bus
  readonly database: Database
  /** Must not go back. */
  readonly nowMs: () => number
}

/** Answers `chat.events`, `chat.snapshot` and `chat.missed`, and publishes `chat`. */
export function startChatFeed({ bus, database, nowMs }: Parts): void {
  const history = createAccountHistory(nowMs)
  const isNew = createBatchFilter()
  bus.answer('chat.events', async (batch) => {
    if (!isNew(batch)) return undefined
    bus.publish('queues', {})
    for (const event of batch.events) {
      bus.publish('chat', { userId: event.userId, ...history.add(event) })
    }
    return undefined
  })
  bus.answer('chat.snapshot', async ({ userId }) => {
    // The serial first: what is committed in between is then told again, never lost.
    const serial = history.lastSerial(userId)
    const newest = await loadNewest(database, { kind: 'user', userId })
    const conversation = newest === undefined ? null : presentConversation(newest)
    const unread = await countUnread(database, userId)
    const body = { event: 'snapshot', conversation, unread } as const
    return { serial, account: 'practice', body }
  })
  bus.answer('chat.missed', async ({ userId, after }) => history.listAfter(userId, after))
}

/** A chat is a person's: the account of what is told of it says nothing. */
export function chatPublisher(sender: Pick<EventSender, 'send'>): PublishChat {
  return (notices) =>
    sender.send(notices.map(({ userId, body }) => ({ userId, account: 'practice', body })))
}
