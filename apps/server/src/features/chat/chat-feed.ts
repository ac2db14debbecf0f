// What customers' screens are told of their chat: numbered, pushed, and told again on demand.

import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
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

/** Answers `chat.snapshot` and `chat.missed` and publishes `chat`. */
export function startChatFeed({ bus, database, nowMs }: Parts): PublishChat {
  const history = createAccountHistory(nowMs)
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
  return (notices) => {
    for (const { userId, body } of notices) {
      bus.publish('chat', { userId, ...history.add({ userId, account: 'practice', body }) })
    }
  }
}
