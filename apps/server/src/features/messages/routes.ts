// Wire calls of system messages.

import type { Handlers } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import { markRead, readContent, readList } from './read-messages.ts'

export type MessageDependencies = {
  readonly database: Database
  readonly nowMs: () => number
}

export function messageRoutes({
  database,
  nowMs,
}: MessageDependencies): Handlers<'messages' | 'messageContent' | 'readMessages'> {
  return {
    messages: ({ query }, context) => readList(database, query, context),
    messageContent: ({ query }, context) => readContent(database, query, context),
    readMessages: ({ body }, context) => markRead(database, body, context, nowMs()),
  }
}
