// The back office's HTTP server: an origin of its own, where no customer's token opens anything.

import { SERVER_TIME_HEADER } from '@fairtick/wire/admin/live-queues'
import { ADMIN_ROUTES } from '@fairtick/wire/admin/routes'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Seal } from '../platform/sealed-text.ts'
import { createBareServer } from './bare-server.ts'
import { createCallLimits, refuseFloods } from './call-limits.ts'
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts'
import { createListCursors } from './list-cursors.ts'
import { addOfficeLive, type OfficeLiveParts } from './office-live.ts'
import { addOfficeCalls, type OfficeRouterParts } from './office-router.ts'
import { addHealth, type OperationsParts } from './operations.ts'
import { addSecurityHeaders, officeContent } from './security-headers.ts'
import { addStaticFiles } from './static-files.ts'

export type OfficeServerParts = {
  readonly config: Pick<Config, 'officeUrl' | 'web' | 'limits'>
  readonly log: Log
  readonly metrics: Metrics
  readonly handlers: OfficeRouterParts['handlers']
  readonly authenticate: OfficeRouterParts['authenticate']
  readonly proveFactor: OfficeRouterParts['proveFactor']
  readonly joinTwins: OfficeRouterParts['joinTwins']
  /** Of the cursors of lists; without it they end with this server. */
  readonly seal?: Seal
  readonly joinLive: OfficeLiveParts['join']
  readonly nowMs: () => number
  readonly readiness: OperationsParts['readiness']
  /** The built back office; without an index.html in it only the API is served. */
  readonly officeFolder: string
  readonly results?: OfficeRouterParts['results']
  /** Other than the settings say. */
  readonly connections?: Partial<ConnectionLimits>
}

/** Staff are few; customers' connections are what the machine's descriptors are for. */
const MAX_CONNECTIONS = 2_000

/** Not listening yet. Pages of other origins cannot read it: it allows none. */
export async function createOfficeServer(parts: OfficeServerParts): Promise<FastifyInstance> {
  const { config, log, metrics, authenticate } = parts
  const { trustedProxies } = config.web
  const limits = connectionLimits(config.limits, trustedProxies)
  const app = createBareServer({
    log,
    metrics,
    trustedProxies,
    routes: Object.values(ADMIN_ROUTES),
    connections: {
      ...limits,
      connections: Math.min(limits.connections, MAX_CONNECTIONS),
      ...parts.connections,
    },
  })
  await addSecurityHeaders(app, config.officeUrl, officeContent(config.officeUrl))
  app.addHook('onSend', (_request, reply, _content, done) => {
    // An answer that a browser keeps would say it again, and late.
    const isKept = reply.getHeader('cache-control') !== 'no-store'
    if (!isKept) reply.header(SERVER_TIME_HEADER, String(parts.nowMs()))
    done()
  })
  refuseFloods(app, createCallLimits(config.limits))
  addOfficeCalls(app, {
    ...{ handlers: parts.handlers, authenticate, results: parts.results ?? 'trusted' },
    ...{ proveFactor: parts.proveFactor, joinTwins: parts.joinTwins },
    cursors: createListCursors(parts.seal),
    onRefused: ({ staffId }, call) => log.warn({ staffId, call }, 'a call was not permitted'),
  })
  addHealth(app, { readiness: parts.readiness, metrics, web: config.web })
  addOfficeLive(app, { authenticate, join: parts.joinLive })
  const hasPages = await addStaticFiles(app, parts.officeFolder)
  if (!hasPages) log.warn({ folder: parts.officeFolder }, 'there is no built back office')
  return app
}
