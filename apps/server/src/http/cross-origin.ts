// Pages of other origins may call the API only where the settings name them.

import { CONTRACT } from '@fairtick/wire/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebConfig } from '../platform/config.ts'

const METHODS = 'GET, POST, PUT'
const HEADERS =
  'Authorization, Content-Type, Lang, Account, Idempotency-Key, Device-Token, Visitor-Token, ' +
  'X-XSRF-TOKEN'
const REMEMBER_SECONDS = '600'

/**
 * Tokens are never in cookies, so a foreign page can do nothing; it may not read either, but for
 * what is the same for everybody (`anyOrigin` of the contract).
 */
export function addCrossOrigin(app: FastifyInstance, web: WebConfig): void {
  const allowed = new Set(web.allowedOrigins)
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined) return done()
    if (isForAnyOrigin(request)) {
      reply.headers({
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      return done()
    }
    if (!allowed.has(origin)) return done()
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Vary: 'Origin',
    })
    if (request.method !== 'OPTIONS') return done()
    reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': HEADERS,
        'Access-Control-Max-Age': REMEMBER_SECONDS,
      })
      .send()
  })
}

const FOR_ANY_ORIGIN: ReadonlySet<string> = new Set(
  Object.entries(CONTRACT).flatMap(([name, { anyOrigin }]) => (anyOrigin ? [name] : [])),
)

/** A plain GET, which browsers send without asking first. */
function isForAnyOrigin({ routeOptions }: FastifyRequest): boolean {
  return FOR_ANY_ORIGIN.has(routeOptions.config.call ?? '')
}
