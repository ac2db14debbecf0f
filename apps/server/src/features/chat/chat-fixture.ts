// For tests: the slice on a database, people who write, and what their screens are told.

import { createTestBus } from '@fairtick/server/test/test-bus'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { CustomerContext, VisitorContext } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import type { ChatDependencies, ChatNotice } from './dependencies.ts'
import { chatRoutes } from './routes.ts'
import { createTypingCustomers } from './typing.ts'

export type ChatFixture = ReturnType<typeof openChatFixture>

export const OWN_ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

export function openChatFixture(
  database: Database,
  nowMs: () => number,
  more: Partial<ChatDependencies> = {},
) {
  const told: ChatNotice[] = []
  const dependencies: ChatDependencies = {
    ...{ database, nowMs, hours: undefined, ownAddresses: () => [OWN_ADDRESS] },
    typing: createTypingCustomers(nowMs, createTestBus()),
    publish: (notices) => told.push(...notices),
    ...more,
  }
  const calls = chatRoutes(dependencies)
  return {
    ...{ dependencies, calls, told },
    /** Fails the test when it is declined. */
    send: async (context: VisitorContext, body: CallArguments<'sendChat'>['body']) =>
      succeeded<CallResult<'sendChat'>>(await calls.sendChat({ query: {}, body }, context)),
    read: async (context: VisitorContext, query: CallArguments<'chat'>['query'] = {}) =>
      succeeded<CallResult<'chat'>>(await calls.chat({ query, body: {} }, context)),
  }
}

function succeeded<Result>(answer: object): Result {
  if ('declined' in answer) throw new Error(JSON.stringify(answer))
  return answer as Result
}

type More = { readonly key?: string; readonly bodyHash?: string }

export function customer(userId: string, { key, bodyHash = 'body' }: More = {}): CustomerContext {
  return {
    ...{ language: 'en', address: '127.0.0.1', device: 'test' },
    caller: { userId, sessionId: 's' },
    key: key === undefined ? undefined : { scope: `${userId}:practice:sendChat`, key, bodyHash },
  }
}

/** 128 bits and more, as browsers make them. */
export function visitor(
  name: string,
  { key, bodyHash = 'body' }: More = {},
): VisitorContext & { readonly visitorToken: string } {
  const visitorToken = name.padEnd(22, '_')
  return {
    ...{ language: 'en', address: '127.0.0.1', device: 'test' },
    ...{ caller: undefined, visitorToken },
    key: key === undefined ? undefined : { scope: `${visitorToken}:sendChat`, key, bodyHash },
  }
}
