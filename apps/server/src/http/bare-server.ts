// A server without calls yet: every limit of REL-38, nothing told of the inside.

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Route } from '@fairtick/wire/routes'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { networkOf } from '../platform/caller-network.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { randomId } from '../platform/random-id.ts'
import { codeAnswer, sendAnswer } from './answer.ts'
import { BadInput } from './bad-input.ts'
import { type ConnectionLimits, limitConnections } from './connection-limits.ts'
import { errorToAnswer } from './error-to-answer.ts'
import { readLanguage } from './read-headers.ts'
import { createRefusalLog, type RefusalLog } from './refusal-log.ts'
import { parseStrictJson } from './strict-json.ts'

const BODY_MAX_BYTES = 64 * 1_024
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** How often connections are looked at for the two times above. */
const TIMEOUTS_LOOKED_AT_MS = 2_000
const CLOSE_WITHIN_MS = 5_000
const TOO_MANY = 429
const NO_BODY = 'Connection: close\r\nContent-Length: 0\r\n\r\n'
const BAD_REQUEST = `HTTP/1.1 400 Bad Request\r\n${NO_BODY}`
const REQUEST_TIMEOUT = `HTTP/1.1 408 Request Timeout\r\n${NO_BODY}`

export type BareServerParts = {
  readonly log: Log
  readonly metrics: Metrics
  /** How many proxies stand in front, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number
  /** What it will serve: another method there is answered 405. */
  readonly routes: readonly Route[]
  readonly connections: ConnectionLimits
}

/** Not listening yet. Reads JSON alone, answers every error, measures, closes in bounded time. */
export function createBareServer(parts: BareServerParts): FastifyInstance {
  const app = Fastify({
    // Of its own accord Fastify only tells of trouble; what calls do is logged below.
    loggerInstance: parts.log.child({}, { level: 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: randomId,
    // Fastify would make a logger for each request, for trouble that hardly one has.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: parts.connections.keepAliveMs,
    connectionTimeout: parts.connections.stalledMs,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUTS_LOOKED_AT_MS,
    },
    exposeHeadRoutes: true,
    trustProxy:
      parts.trustedProxies > 0 && ((_address: string, hop: number) => hop < parts.trustedProxies),
    frameworkErrors: (error, request, reply) =>
      sendAnswer(reply, errorToAnswer(error, readLanguage(request), request.id)),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.write(answerOfBroken(error, socket))
      // Ending our side alone would leave the connection to a client that never closes its own.
      socket.destroySoon()
    },
  }) as unknown as FastifyInstance
  refuseAmbiguous(app)
  readOnlyJson(app)
  stopUnread(app)
  answerErrors(app, parts)
  const refusals = createRefusalLog(parts.log)
  refusals.start()
  app.addHook('onClose', async () => refusals.stop())
  measure(app, parts, refusals)
  limitConnections(app.server, parts.connections, (address) =>
    refusals.note(networkOf(address), 'connection'),
  )
  boundClosing(app)
  return app
}

/**
 * What is said before a connection is cut. Browsers open some ahead: to one on which nothing was
 * asked so far nothing is said, since a request that is just on its way would take it for its
 * answer. Closed without a word, it is sent again by itself, and so it is after a 408.
 */
function answerOfBroken({ code }: NodeJS.ErrnoException, { bytesRead }: Socket): string {
  if (code !== 'ERR_HTTP_REQUEST_TIMEOUT') return BAD_REQUEST
  return bytesRead === 0 ? '' : REQUEST_TIMEOUT
}

/** What is under way when the server stops has a while to end; then its connection is cut. */
function boundClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN_MS)
    app.server.once('close', () => clearTimeout(timer))
  })
}

/** Two hosts, or a version that has none: a proxy in front may have taken another one for it. */
function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { httpVersionMajor, rawHeaders } = request.raw
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name))
    if (httpVersionMajor === 1 && hosts.length < 2) return done()
    const refusal = new BadInput('headers', 'whom it is for is not clear')
    sendAnswer(reply, errorToAnswer(refusal, readLanguage(request), request.id))
  })
}

function readOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, bytes: Buffer) => parseStrictJson(bytes),
  )
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') return done()
    sendAnswer(reply, codeAnswer('unsupported_type', readLanguage(request)))
  })
}

/** HEAD is answered as GET is; what would be made while it is sent is for nobody then. */
function stopUnread(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return done(null, payload)
    payload.destroy()
    done(null, Readable.from([]))
  })
}

function answerErrors(app: FastifyInstance, { log, routes }: BareServerParts): void {
  app.setErrorHandler(async (error, request, reply) => {
    const language = readLanguage(request)
    // Its body broke off with its connection: that looks like a database that is away, and is none.
    const answer = hasLeft(request)
      ? errorToAnswer(new BadInput('body', 'it broke off'), language, request.id)
      : errorToAnswer(error, language, request.id)
    if (answer.status >= 500) {
      log.error(
        { err: error, requestId: request.id, call: callOf(request), status: answer.status },
        'a call failed',
      )
    }
    // Fastify would close: what still comes of a body would then meet a closed connection, and the
    // answer be lost on its way. So the rest flows past, until the whole request has had its time.
    reply.removeHeader('connection')
    return sendAnswer(reply, answer)
  })
  const methodsByPath = new Map<string, string[]>()
  for (const { path, method } of routes) {
    const served = method === 'GET' ? ['GET', 'HEAD'] : [method]
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), ...served])
  }
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsByPath.get(request.url.split('?', 1)[0] ?? '')
    const isOther = methods !== undefined && !methods.includes(request.method)
    if (isOther) reply.header('Allow', methods.join(', '))
    const code = isOther ? 'method_not_allowed' : 'not_found'
    return sendAnswer(reply, codeAnswer(code, readLanguage(request)))
  })
}

/** The client went before all of its body had come. */
function hasLeft({ raw }: { readonly raw: IncomingMessage }): boolean {
  return raw.destroyed && !raw.complete
}

function measure(
  app: FastifyInstance,
  { metrics, log }: BareServerParts,
  refusals: RefusalLog,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const call = callOf(request)
    const { statusCode: status, elapsedTime } = reply
    const statusClass = `${Math.floor(status / 100)}xx`
    metrics.callSeconds.observe({ call, status: statusClass }, elapsedTime / 1_000)
    if (status === TOO_MANY) {
      refusals.note(networkOf(request.ip), call)
      return done()
    }
    const level = status >= 400 ? 'info' : 'debug'
    log[level]({ requestId: request.id, call, status, tookMs: Math.round(elapsedTime) }, 'answered')
    done()
  })
}

/** A name of the contract, or one word for everything else: a label with few values. */
function callOf(request: { readonly routeOptions: { readonly config: unknown } }): string {
  const { call } = request.routeOptions.config as { call?: string }
  return call ?? 'other'
}
