// For who runs the installation: alive, ready, figures, the document of the API.

import { timingSafeEqual } from 'node:crypto'
import { openApiDocument } from '@fairtick/wire/openapi'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebConfig } from '../platform/config.ts'
import type { Metrics } from '../platform/metrics.ts'
import { hashOf } from '../platform/random-id.ts'
import { codeAnswer, sendAnswer } from './answer.ts'
import { isDirectLocal, isForwarded } from './direct-caller.ts'
import { readLanguage } from './read-headers.ts'

/** What must be right before calls are let in, by name. */
export type Readiness = Readonly<Record<string, boolean>>

export type OperationsParts = {
  readonly readiness: () => Readiness | Promise<Readiness>
  readonly metrics: Metrics
  readonly web: WebConfig
}

export function addOperations(app: FastifyInstance, parts: OperationsParts): void {
  addHealth(app, parts)
  const document = JSON.stringify(openApiDocument())
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(document),
  )
}

/** Alive, ready, figures: all that a process without calls has. */
export function addHealth(app: FastifyInstance, parts: OperationsParts): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const checks = await parts.readiness()
    const ready = Object.values(checks).every((isRight) => isRight)
    if (!ready) reply.code(503).header('Retry-After', '2')
    return { ready, checks }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts.web)) {
      return sendAnswer(reply, codeAnswer('not_found', readLanguage(request)))
    }
    const { registry } = parts.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** From this machine itself, or with the token of the settings (ASVS 13.4); never by a proxy. */
function mayReadMetrics(request: FastifyRequest, web: WebConfig): boolean {
  if (isForwarded(request)) return false
  const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  if (web.metricsToken !== undefined && given !== undefined) {
    return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(web.metricsToken)))
  }
  return isDirectLocal(request)
}
