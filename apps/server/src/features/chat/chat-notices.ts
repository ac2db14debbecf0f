// What a customer's screens are told of their conversation, read after the commit that made it so.

import { loadConversation } from './conversation-store.ts'
import type { ChatDependencies, ChatNotice } from './dependencies.ts'
import { countUnread, listMessages } from './message-store.ts'
import { presentConversation, presentMessages } from './present-chat.ts'

/** At most this many at once: a message, and the notice behind it. */
const MOST = 2

/** The message of that number and what came behind it; visitors have no socket. */
export async function noticesOf(
  { database, nowMs }: Pick<ChatDependencies, 'database' | 'nowMs'>,
  conversationId: string,
  number: number,
): Promise<ChatNotice[]> {
  const conversation = await loadConversation(database, conversationId)
  if (conversation === undefined || conversation.userId === null) return []
  const { userId } = conversation
  const messages = await listMessages(database, conversationId, { after: number - 1 }, MOST)
  const shown = await presentMessages(database, conversation, messages, nowMs())
  const unread = await countUnread(database, userId)
  const told = presentConversation(conversation)
  return shown.map((message) => ({
    userId,
    body: { event: 'message', conversation: told, message, unread },
  }))
}

/** That a marker moved, or that it was resolved, rated or attached. */
export async function changeNotices(
  { database }: Pick<ChatDependencies, 'database'>,
  conversationId: string,
): Promise<ChatNotice[]> {
  const conversation = await loadConversation(database, conversationId)
  if (conversation === undefined || conversation.userId === null) return []
  const { userId } = conversation
  const unread = await countUnread(database, userId)
  return [
    {
      userId,
      body: { event: 'read', conversation: presentConversation(conversation), unread },
    },
  ]
}
