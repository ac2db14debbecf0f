// Wire calls of the chat.

import type { Handlers } from '@fairtick/wire/handler'
import { attachVisitor } from './attach-visitor.ts'
import type { ChatDependencies } from './dependencies.ts'
import { exportChat } from './export-chat.ts'
import { markChatRead, noteTyping, rateChat, readChat } from './read-chat.ts'
import { sendMessage } from './send-message.ts'

type ChatCalls =
  | ('chat' | 'sendChat' | 'readChat' | 'rateChat')
  | ('typingChat' | 'attachChat' | 'exportChat')

export function chatRoutes(dependencies: ChatDependencies): Handlers<ChatCalls> {
  return {
    chat: ({ query }, context) => readChat(dependencies, query, context),
    sendChat: ({ body }, context) => sendMessage(dependencies, body, context),
    readChat: ({ body }, context) => markChatRead(dependencies, body, context),
    rateChat: ({ body }, context) => rateChat(dependencies, body, context),
    typingChat: ({ body }, context) => noteTyping(dependencies, body, context),
    attachChat: (_, context) => attachVisitor(dependencies, context),
    exportChat: async ({ query }, context) => exportChat(dependencies, query.format, context),
  }
}
