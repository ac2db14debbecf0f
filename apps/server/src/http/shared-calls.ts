// Calls whose answers many get alike: by address, language and what of the caller they depend on.

import type { Call } from '@fairtick/wire/api-call'
import { isDeclined } from '@fairtick/wire/handler'
import type { SharedHandler } from '@fairtick/wire/shared-handler'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AccountAccess } from './account-access.ts'
import { declinedAnswer, type HttpAnswer, sendAnswer } from './answer.ts'
import { asRead, type ReadAnswer } from './batched-reads.ts'
import type { ListCursors } from './list-cursors.ts'
import { readForm } from './read-form.ts'
import { readAccount, readLanguage } from './read-headers.ts'
import { createSharedAnswer, type SharedAnswer, sendShared } from './shared-answers.ts'
import { parseStrictQuery } from './strict-query.ts'
import { withTimeout } from './with-timeout.ts'

/** Together they take about as much again in their compressed forms. */
const KEPT_BYTES = 32 * 1_024 * 1_024
const KEPT_ANSWERS = 2_000
/** A longer address is of no client of ours; it is answered, and forgotten. */
const LONGEST_KEPT_ADDRESS = 256

type Answerer = () => SharedAnswer | Promise<SharedAnswer>

export type KeptAnswers = LRUCache<string, Answerer>

/** Of all calls together; what nobody asks for any more goes first. */
export function createKeptAnswers(): KeptAnswers {
  return new LRUCache({ max: KEPT_ANSWERS, maxSize: KEPT_BYTES })
}

export type SharedCallParts = {
  readonly kept: KeptAnswers
  readonly accounts: Pick<AccountAccess, 'fallback'>
  readonly cursors: ListCursors
  /** `checked`: a result that does not fit the contract is a fault; for tests. */
  readonly results: 'checked' | 'trusted'
}

export type SharedCall = {
  /** Answers at once where the answer stands; only what has to be made has a time limit. */
  readonly route: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply>
  /** As one of several reads. */
  readonly read: (request: FastifyRequest, url: string) => Promise<ReadAnswer>
}

export function createSharedCall(
  call: Call,
  name: string,
  shared: SharedHandler,
  parts: SharedCallParts,
): SharedCall {
  const find = createFind(call, name, shared, parts)
  const findAnswer = (request: FastifyRequest, url: string) => {
    const variant = shared.variantOf?.(request.caller) ?? ''
    return variant instanceof Promise
      ? variant.then((known) => find(request, url, known))
      : find(request, url, variant)
  }
  const send = (request: FastifyRequest, reply: FastifyReply, found: Found) =>
    'bytes' in found ? sendShared(request, reply, found) : sendAnswer(reply, found)
  return {
    route: (request, reply) => {
      const found = findAnswer(request, request.raw.url ?? '')
      if (!(found instanceof Promise)) return send(request, reply, found)
      const sending = found.then((answer) => send(request, reply, answer))
      return withTimeout(sending, reply.elapsedTime)
    },
    read: async (request, url) => {
      const found = await findAnswer(request, url)
      return 'bytes' in found ? { status: 200, json: found.bytes.toString() } : asRead(found)
    },
  }
}

/** The answer, or why there is none. */
type Found = SharedAnswer | HttpAnswer

function createFind(
  call: Call,
  name: string,
  shared: SharedHandler,
  { kept, accounts, cursors, results }: SharedCallParts,
): (request: FastifyRequest, url: string, variant: string) => Found | Promise<Found> {
  const settings = {
    isBare: call.bare,
    keeping: shared.variantOf === undefined ? 'public' : 'private',
    check:
      results === 'checked' ? (json: string) => call.result.parse(JSON.parse(json)) : undefined,
  } as const
  return (request, url, variant) => {
    const language = readLanguage(request)
    // It says nothing here, and is refused as everywhere when it is none.
    readAccount(request, accounts.fallback)
    const key = `${language} ${variant} ${url}`
    const known = kept.get(key)
    if (known !== undefined) return known()
    const sent = { query: parseStrictQuery(url), body: {} }
    const given = readForm(call, sent, cursors(name), language)
    if ('status' in given) return given
    const query = given.query as Parameters<typeof shared.open>[0]['query']
    const opened = shared.open({ query, language, variant })
    if (isDeclined(opened)) return declinedAnswer(opened, language)
    const made = createSharedAnswer(opened, settings, ({ bytes }) => {
      if (kept.peek(key) === made) kept.set(key, made, { size: bytes.length })
    })
    // Before it has been made: all who come meanwhile wait for the same.
    if (url.length <= LONGEST_KEPT_ADDRESS) kept.set(key, made, { size: 1 })
    return made()
  }
}
