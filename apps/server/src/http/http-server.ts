// The customers' HTTP server: the calls of the contract with their limits, and the web app.

import { CONTRACT } from '@fairtick/wire/api-contract'
import { type Handlers, refused } from '@fairtick/wire/handler'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Seal } from '../platform/sealed-text.ts'
import { type CheckUnlocked, createAccountAccess } from './account-access.ts'
import { createBareServer } from './bare-server.ts'
import { createCallLimits, refuseFloods } from './call-limits.ts'
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts'
import { addCrossOrigin } from './cross-origin.ts'
import { createListCursors } from './list-cursors.ts'
import { addOperations, type Readiness } from './operations.ts'
import { addCalls, type RouterParts } from './router.ts'
import { addSecurityHeaders, customerContent } from './security-headers.ts'
import { addStaticFiles } from './static-files.ts'

export type HttpServerParts = {
  readonly config: Pick<Config, 'mode' | 'web' | 'limits' | 'cluster'>
  readonly handlers: Partial<Handlers>
  readonly authenticate: RouterParts['authenticate']
  /** Of the cursors of lists; without it they end with this server. */
  readonly seal?: Seal
  /** Who may use the real account of a live installation; without it nobody. */
  readonly checkUnlocked?: CheckUnlocked
  readonly readiness: () => Readiness | Promise<Readiness>
  readonly log: Log
  readonly metrics: Metrics
  /** The built web app; without an index.html in it only the API is served. */
  readonly webFolder: string
  /** Of the page that checks trades; absent: it is not served. */
  readonly verifyFolder?: string
  readonly results?: RouterParts['results']
  /** Other than the settings say. */
  readonly connections?: Partial<ConnectionLimits>
}

const unlocksNobody: CheckUnlocked = async () => refused('identity_needed')

/** Not listening yet: `listen`, `inject` and `server` (for the socket's upgrade) are Fastify's. */
export async function createHttpServer(parts: HttpServerParts): Promise<FastifyInstance> {
  const { config, log, metrics } = parts
  const routes = Object.values(CONTRACT).map(({ route }) => route)
  const { trustedProxies } = config.web
  const connections = {
    ...connectionLimits(config.limits, trustedProxies),
    ...parts.connections,
  }
  const app = createBareServer({ log, metrics, trustedProxies, routes, connections })
  app.decorateRequest('caller', undefined)
  const { publicUrl } = config.web
  await addSecurityHeaders(app, publicUrl, customerContent(publicUrl, config.cluster.gatewayUrls))
  addCrossOrigin(app, config.web)
  const limits = createCallLimits(config.limits)
  refuseFloods(app, limits)
  addOperations(app, { readiness: parts.readiness, metrics, web: config.web })
  addCalls(app, {
    handlers: parts.handlers,
    authenticate: parts.authenticate,
    ...{ limits, metrics },
    accounts: createAccountAccess(config.mode, parts.checkUnlocked ?? unlocksNobody),
    cursors: createListCursors(parts.seal),
    results: parts.results ?? 'trusted',
  })
  const hasWeb = await addStaticFiles(app, parts.webFolder)
  if (parts.verifyFolder !== undefined) await addStaticFiles(app, parts.verifyFolder, '/verify/')
  if (!hasWeb) log.warn({ folder: parts.webFolder }, 'there is no built web app: API alone')
  return app
}
