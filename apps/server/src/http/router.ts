// Carries each call of the contract to its handler: limits, token, headers, form, answer.

import type { Call } from '@fairtick/wire/api-call'
import { type CallResult, CONTRACT } from '@fairtick/wire/api-contract'
import type { Caller, CallKey, Handlers, VisitorContext } from '@fairtick/wire/handler'
import { isDeclined } from '@fairtick/wire/handler'
import { type CallName, isRead } from '@fairtick/wire/routes'
import type { SharedHandler } from '@fairtick/wire/shared-handler'
import { isTextFile } from '@fairtick/wire/text-file'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  onResponseHookHandler,
  RouteOptions,
} from 'fastify'
import type { Metrics } from '../platform/metrics.ts'
import { hashOf } from '../platform/random-id.ts'
import { inRequest } from '../platform/request-scope.ts'
import type { AccountAccess } from './account-access.ts'
import {
  codeAnswer,
  declinedAnswer,
  type HttpAnswer,
  pictureAnswer,
  sendAnswer,
  success,
  tooManyAnswer,
} from './answer.ts'
import { asRead, createReadsRoute, type Read } from './batched-reads.ts'
import type { CallLimits } from './call-limits.ts'
import { fileAnswer } from './file-answer.ts'
import { isList, type ListCursors } from './list-cursors.ts'
import { readForm } from './read-form.ts'
import {
  readAccount,
  readDevice,
  readDeviceToken,
  readIdempotencyKey,
  readLanguage,
  readToken,
  readVisitorToken,
} from './read-headers.ts'
import { addUploadRoute, createUploadReader, isLongerThanUploads } from './read-upload.ts'
import { createKeptAnswers, createSharedCall } from './shared-calls.ts'
import { parseStrictQuery } from './strict-query.ts'
import { withTimeout } from './with-timeout.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A name of the contract. */
    readonly call?: string
  }
  interface FastifyRequest {
    /** Whose token it was, once it has been looked at. */
    caller: Caller | undefined
  }
}

export type RouterParts = {
  readonly handlers: Partial<Handlers>
  /** At once for who is known already. */
  readonly authenticate: (token: string) => Caller | undefined | Promise<Caller | undefined>
  readonly limits: CallLimits
  readonly accounts: AccountAccess
  readonly metrics: Pick<Metrics, 'callSeconds'>
  readonly cursors: ListCursors
  /** `checked`: a result that does not fit the contract is a fault; for tests. */
  readonly results: 'checked' | 'trusted'
}

type AnyHandler = (
  given: { query: unknown; body: unknown },
  context: VisitorContext,
) => Promise<object>

/** Throws when a handler has no call in the contract. */
export function addCalls(app: FastifyInstance, parts: RouterParts): void {
  const readUpload = createUploadReader()
  const sharedParts = { ...parts, kept: createKeptAnswers() }
  const reads = new Map<string, Read>()
  for (const [name, handler] of Object.entries(parts.handlers)) {
    const call: Call | undefined = CONTRACT[name as CallName]
    if (call === undefined) throw new Error(`the contract has no call ${name}`)
    const { method, path } = call.route
    const shared =
      'shared' in handler
        ? createSharedCall(call, name, handler.shared as SharedHandler, sharedParts)
        : undefined
    const answer = (request: FastifyRequest, url: string, body: unknown) =>
      handle(call, name, parts, { request, url, body, handler: handler as AnyHandler })
    const route: RouteOptions = {
      method,
      url: path,
      config: { call: name },
      ...(isForAnybody(handler) ? {} : { onRequest: admission(call, name as CallName, parts) }),
      handler:
        shared?.route ??
        (async (request, reply) => {
          // What a slow line takes to bring a file is not the time of the call.
          const body = call.upload ? await readUpload(request) : bodyOf(request)
          const elapsedMs = call.upload ? 0 : reply.elapsedTime
          const work = answer(request, request.raw.url ?? '', body)
          return sendAnswer(reply, await withTimeout(work, elapsedMs))
        }),
    }
    if (name === 'verificationCode') route.onResponse = countSentMails(parts.limits)
    if (call.upload) addUploadRoute(app, route)
    else app.route(route)
    if (!isRead(name as CallName)) continue
    const readOne = shared?.read ?? (async (...sent) => asRead(await answer(...sent, {})))
    reads.set(path, { name, answer: forKnown(call, readOne) })
  }
  const { method, path } = CONTRACT.reads.route
  app.route({
    ...{ method, url: path, config: { call: 'reads' } },
    onRequest: admission(CONTRACT.reads, 'reads', parts),
    handler: createReadsRoute({ ...parts, reads }),
  })
}

/** Refused as by the admission of the call alone. */
function forKnown(call: Call, answer: Read['answer']): Read['answer'] {
  return async (request, url) => {
    const refusal = refusalOfUnknown(call, request)
    return refusal === undefined ? await answer(request, url) : asRead(refusal)
  }
}

/** Of a call that is for who has a session alone. */
function refusalOfUnknown({ access }: Call, request: FastifyRequest): HttpAnswer | undefined {
  return access === 'session' && request.caller === undefined
    ? codeAnswer('unauthorized', readLanguage(request))
    : undefined
}

/** All are answered the same: who it is need not be looked up. */
function isForAnybody(handler: object): boolean {
  return 'shared' in handler && (handler.shared as SharedHandler).variantOf === undefined
}

/** Whoever asks too early or wrongly uses up nothing of those who share the network. */
function countSentMails({ takeBackCodeMail }: CallLimits): onResponseHookHandler {
  return (request, reply, done) => {
    if (reply.statusCode !== SENT) takeBackCodeMail(request)
    done()
  }
}

const SENT = 200

/** Before the body is read: who calls, and is it not too often. */
function admission(
  call: Call,
  name: CallName,
  { authenticate, limits }: RouterParts,
): onRequestHookHandler {
  const refusalOf = (request: FastifyRequest): HttpAnswer | undefined => {
    const language = readLanguage(request)
    const isUnknown = request.caller === undefined
    const refusal = refusalOfUnknown(call, request)
    if (refusal !== undefined) return refusal
    const waitMs =
      (isUnknown ? undefined : limits.ofSession(request)) ??
      (name === 'verificationCode' ? limits.ofCodeMails(request) : undefined) ??
      (name === 'uploadFile' ? limits.ofUploads(request) : undefined) ??
      (name === 'addRecoveryPicture' ? limits.ofVisitorUploads(request) : undefined) ??
      (name === 'sendChat' && isUnknown ? limits.ofVisitorMessages(request) : undefined)
    if (waitMs !== undefined) return tooManyAnswer(waitMs, language)
    const isTooLong = call.upload && isLongerThanUploads(request)
    return isTooLong ? codeAnswer('file_too_large', language) : undefined
  }
  return (request, reply, done) => {
    const letIn = (caller: Caller | undefined) => {
      request.caller = caller
      const refusal = refusalOf(request)
      if (refusal === undefined) done()
      else sendAnswer(reply, refusal)
    }
    const token = readToken(request)
    const found = token === undefined ? undefined : authenticate(token)
    if (found instanceof Promise) found.then(letIn, done)
    else letIn(found)
  }
}

type Received = {
  readonly request: FastifyRequest
  /** With its query; of one of several reads another than that of the request. */
  readonly url: string
  /** Of an upload its parts; undefined where the body was no such form. */
  readonly body: unknown
  readonly handler: AnyHandler
}

async function handle(
  call: Call,
  name: string,
  parts: RouterParts,
  { request, url, body, handler }: Received,
): Promise<HttpAnswer> {
  const language = readLanguage(request)
  const account = readAccount(request, parts.accounts.fallback)
  const cursors = parts.cursors(`${name} ${request.caller?.userId ?? ''} ${account}`)
  const sent = { query: parseStrictQuery(url), body: body ?? bodyOf(request) }
  const given = readForm(call, sent, cursors, language)
  if ('status' in given) return given
  const closed = accountRefusal(call, parts.accounts, account, request.caller)
  const refusal = closed instanceof Promise ? await closed : closed
  if (refusal !== undefined) return declinedAnswer(refusal, language)
  const context = {
    language,
    ...(call.account === undefined ? {} : { account }),
    caller: request.caller,
    address: request.ip,
    device: readDevice(request),
    deviceToken: readDeviceToken(request),
    visitorToken: readVisitorToken(request),
    key: call.keyed ? readKey(request, `${account}:${name}`) : undefined,
  }
  const result = await inRequest(request.id, () => handler(given, context))
  if (isDeclined(result)) return declinedAnswer(result, language)
  if (isTextFile(result)) return fileAnswer(result)
  if (call.picture) return pictureAnswer(result as CallResult<'file'>)
  const checked = parts.results === 'checked' ? (call.result.parse(result) as object) : result
  return success(call, isList(call) ? cursors.seal(checked) : checked)
}

function accountRefusal(
  { account: use }: Call,
  { refusalOf }: AccountAccess,
  account: 'real' | 'practice',
  caller: Caller | undefined,
) {
  if (use === undefined || caller === undefined) return undefined
  return refusalOf({ use, account, userId: caller.userId })
}

/** No body at all is an empty form; `null` is a body, and no form. */
function bodyOf({ body }: FastifyRequest): unknown {
  return body === undefined ? {} : body
}

/** Keys belong to user, account and operation; to the visitor where there is no user. */
function readKey(request: FastifyRequest, operation: string): CallKey | undefined {
  const key = readIdempotencyKey(request)
  const visitor = readVisitorToken(request)
  const owner = request.caller?.userId ?? (visitor === undefined ? undefined : hashOf(visitor))
  if (key === undefined || owner === undefined) return undefined
  return {
    scope: `${owner}:${operation}`,
    key,
    bodyHash: hashOf(JSON.stringify(bodyOf(request))),
  }
}
