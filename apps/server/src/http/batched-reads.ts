// Several reads as one call: what a screen asks for when it opens makes one way there and back.

import { type CallInput, CONTRACT } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../platform/metrics.ts'
import { codeAnswer, type HttpAnswer, invalidAnswer, sendAnswer, tooManyAnswer } from './answer.ts'
import type { CallLimits } from './call-limits.ts'
import { errorToAnswer } from './error-to-answer.ts'
import { messagesOfIssues } from './field-messages.ts'
import { readLanguage } from './read-headers.ts'
import { withTimeout } from './with-timeout.ts'

/** What would have been answered to the call alone. */
export type ReadAnswer = { readonly status: number; readonly json: string }

/** A call that can be one of several. */
export type Read = {
  readonly name: string
  /** At this address, by who sent the request; throws what the call would have thrown. */
  readonly answer: (request: FastifyRequest, url: string) => Promise<ReadAnswer>
}

export type BatchedReadParts = {
  /** By path. */
  readonly reads: ReadonlyMap<string, Read>
  readonly limits: Pick<CallLimits, 'ofAddress' | 'ofSession'>
  readonly metrics: Pick<Metrics, 'callSeconds'>
}

type Form = CallInput<'reads'>['body']

/** Each read has the limits and the time of a call of its own; one that fails leaves the others. */
export function createReadsRoute(
  parts: BatchedReadParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const form = CONTRACT.reads.body
  return async (request, reply) => {
    const language = readLanguage(request)
    const given = form.safeParse(request.body ?? {})
    if (!given.success) {
      const messages = messagesOfIssues(form, given.error.issues, language)
      return sendAnswer(reply, invalidAnswer(messages, language))
    }
    const refusal = countAll(request, given.data, parts.limits, language)
    if (refusal !== undefined) return sendAnswer(reply, refusal)
    const answers = await Promise.all(
      given.data.calls.map((url) => answerOne(request, url, parts, language)),
    )
    const texts = answers.map(({ status, json }) => `{"status":${status},"body":${json}}`)
    return sendAnswer(reply, {
      ...{ status: 200, headers: {} },
      body: Buffer.from(`{"status":200,"message":"","result":{"answers":[${texts.join(',')}]}}`),
    })
  }
}

/** The first one was counted when the request came. */
function countAll(
  request: FastifyRequest,
  { calls }: Form,
  limits: BatchedReadParts['limits'],
  language: Language,
): HttpAnswer | undefined {
  for (const _ of calls.slice(1)) {
    const ofSession = request.caller === undefined ? undefined : limits.ofSession(request)
    const waitMs = limits.ofAddress(request) ?? ofSession
    if (waitMs !== undefined) return tooManyAnswer(waitMs, language)
  }
  return undefined
}

async function answerOne(
  request: FastifyRequest,
  url: string,
  { reads, metrics }: BatchedReadParts,
  language: Language,
): Promise<ReadAnswer> {
  const read = reads.get(url.split('?', 1)[0] ?? '')
  if (read === undefined) return asRead(codeAnswer('not_found', language))
  const startMs = performance.now()
  const answered = await withTimeout(read.answer(request, url), 0).catch((error: unknown) => {
    const answer = errorToAnswer(error, language, request.id)
    if (answer.status >= 500) {
      const said = { err: error, requestId: request.id, call: read.name, status: answer.status }
      request.log.error(said, 'a call failed')
    }
    return asRead(answer)
  })
  const labels = { call: read.name, status: `${Math.floor(answered.status / 100)}xx` }
  metrics.callSeconds.observe(labels, (performance.now() - startMs) / 1_000)
  return answered
}

export function asRead({ status, body }: HttpAnswer): ReadAnswer {
  return { status, json: JSON.stringify(body) }
}
