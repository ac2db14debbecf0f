// The HTTP server of a process without calls: whether it is alive and ready, and its figures.

import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createBareServer } from './bare-server.ts'
import { connectionLimits } from './connection-limits.ts'
import { addHealth, type Readiness } from './operations.ts'

export type HealthServerParts = {
  readonly config: Pick<Config, 'web' | 'limits'>
  readonly log: Log
  readonly metrics: Metrics
  readonly readiness: () => Readiness | Promise<Readiness>
}

/** Not listening yet. */
export function createHealthServer(parts: HealthServerParts): FastifyInstance {
  const { config, log, metrics, readiness } = parts
  const { trustedProxies } = config.web
  const connections = connectionLimits(config.limits, trustedProxies)
  const app = createBareServer({ log, metrics, trustedProxies, routes: [], connections })
  addHealth(app, { readiness, metrics, web: config.web })
  return app
}
