// Wire calls of the office's inbox.

import type { chatCalls } from '@fairtick/wire/admin/calls/chat'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { answerChat } from './answer-chat.ts'
import { readCanned, removeCanned, saveCanned } from './canned-replies.ts'
import type { ChatOfficeDependencies } from './dependencies.ts'
import {
  claimChat,
  createTypingNotice,
  deleteMessage,
  markCaseRead,
  prioritizeChat,
  resolveChat,
  snoozeChat,
  transferChat,
} from './handle-chat.ts'
import { listChats, readChatCase, readPicture } from './read-inbox.ts'

export function chatOfficeRoutes(
  dependencies: ChatOfficeDependencies,
): AdminHandlers<keyof typeof chatCalls> {
  const noticeTyping = createTypingNotice(dependencies)
  return {
    chatInbox: ({ query }, context) => listChats(dependencies, query, context),
    chatCase: ({ query }, context) => readChatCase(dependencies, query.id, context),
    chatPicture: ({ query }, context) => readPicture(dependencies, query, context),
    claimChat: ({ body }, context) => claimChat(dependencies, body, context),
    answerChat: ({ body }, context) => answerChat(dependencies, body, context),
    readChatCase: ({ body }, context) => markCaseRead(dependencies, body, context),
    typeChat: ({ body }, context) => noticeTyping(body.id, context),
    snoozeChat: ({ body }, context) => snoozeChat(dependencies, body, context),
    prioritizeChat: ({ body }, context) => prioritizeChat(dependencies, body, context),
    resolveChat: ({ body }, context) => resolveChat(dependencies, body.id, context),
    transferChat: ({ body }, context) => transferChat(dependencies, body, context),
    deleteChatMessage: ({ body }, context) => deleteMessage(dependencies, body, context),
    cannedReplies: () => readCanned(dependencies.database),
    saveCannedReply: ({ body }, context) => saveCanned(dependencies, body, context),
    removeCannedReply: ({ body }, context) => removeCanned(dependencies, body.id, context),
  }
}
