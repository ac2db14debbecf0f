// Wire calls of system messages.

import type { Handlers } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import type { AnnouncementMarks } from '../content/public.ts'
import { markRead, readContent, readList, readNotices } from './read-messages.ts'

export type MessageDependencies = {
  readonly database: Database
  readonly nowMs: () => number
  readonly announcements: AnnouncementMarks
}

export function messageRoutes(
  dependencies: MessageDependencies,
): Handlers<'messages' | 'messageContent' | 'readMessages' | 'notices'> {
  const { database } = dependencies
  return {
    messages: ({ query }, context) => readList(database, query, context),
    messageContent: ({ query }, context) => readContent(database, query, context),
    notices: ({ query }, context) => readNotices(database, query, context),
    readMessages: ({ body }, context) => markRead(dependencies, body, context),
  }
}
