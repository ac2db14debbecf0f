// Calls whose answers many get alike: by address, language and what of the caller they depend on.

import type { Call } from '@fairtick/wire/api-call'
import { isDeclined } from '@fairtick/wire/handler'
import type { SharedHandler } from '@fairtick/wire/shared-handler'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AccountAccess } from './account-access.ts'
import { declinedAnswer, sendAnswer } from './answer.ts'
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

/** Answers at once where the answer stands; only what has to be made has a time limit. */
export function createSharedRoute(
  call: Call,
  name: string,
  shared: SharedHandler,
  { kept, accounts, cursors, results }: SharedCallParts,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> {
  const settings = {
    isBare: call.bare,
    keeping: shared.variantOf === undefined ? 'public' : 'private',
    check:
      results === 'checked' ? (json: string) => call.result.parse(JSON.parse(json)) : undefined,
  } as const
  const send = (request: FastifyRequest, reply: FastifyReply, variant: string) => {
    const language = readLanguage(request)
    // It says nothing here, and is refused as everywhere when it is none.
    readAccount(request, accounts.fallback)
    const url = request.raw.url ?? ''
    const key = `${language} ${variant} ${url}`
    let answerer = kept.get(key)
    if (answerer === undefined) {
      const sent = { query: parseStrictQuery(url), body: {} }
      const given = readForm(call, sent, cursors(name), language)
      if ('status' in given) return sendAnswer(reply, given)
      const query = given.query as Parameters<typeof shared.open>[0]['query']
      const opened = shared.open({ query, language, variant })
      if (isDeclined(opened)) return sendAnswer(reply, declinedAnswer(opened, language))
      const made = createSharedAnswer(opened, settings, ({ bytes }) => {
        if (kept.peek(key) === made) kept.set(key, made, { size: bytes.length })
      })
      // Before it has been made: all who come meanwhile wait for the same.
      if (url.length <= LONGEST_KEPT_ADDRESS) kept.set(key, made, { size: 1 })
      answerer = made
    }
    const answer = answerer()
    if (!(answer instanceof Promise)) return sendShared(request, reply, answer)
    const sending = answer.then((made) => sendShared(request, reply, made))
    return withTimeout(sending, reply.elapsedTime)
  }
  return (request, reply) => {
    const variant = shared.variantOf?.(request.caller) ?? ''
    if (!(variant instanceof Promise)) return send(request, reply, variant)
    return withTimeout(
      variant.then((known) => send(request, reply, known)),
      reply.elapsedTime,
    )
  }
}
