// What customers call: the slices behind an HTTP server, with the pages of the app.

import type { Server } from 'node:http'
import type { Instrument } from '@fairtick/core/market/instrument'
import type { EnginePort } from '../engine/engine-port.ts'
import { startSessionCheck } from '../features/auth/public.ts'
import { answerCandles } from '../features/market/public.ts'
import { createHttpServer } from '../http/http-server.ts'
import type { Bus } from '../platform/bus.ts'
import type { AdvancingClock, Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createMonotonicTime } from '../platform/monotonic-time.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import { answers } from './database-answers.ts'
import type { EngineRole } from './engine-role.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'
import type { Slices } from './slices.ts'
import { addTestClock } from './test-clock-route.ts'

export type ApiRoleParts = {
  readonly config: Config
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock | AdvancingClock
  readonly log: Log
  readonly metrics: Metrics
  readonly rowSeal: RowSeal
  readonly engine: EnginePort
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly books: Pick<ReconciliationMonitor, 'areClean' | 'isAuthorised'>
  readonly slices: Slices
  readonly webFolder: string
  readonly verifyFolder: string
  /** Of a process of many. */
  readonly isBusThere?: () => boolean
  /** In this process: a clock that is moved ahead moves it too. */
  readonly ledEngine: EngineRole['engine'] | undefined
}

export type ApiRole = {
  /** For the socket, where it is in this process. */
  readonly server: Server
  readonly listen: () => Promise<{ readonly port: number }>
  readonly stop: () => Promise<void>
}

/** Listens when told to: what else is served at its address is added before. */
export async function startApiRole(parts: ApiRoleParts): Promise<ApiRole> {
  const { config, database, bus, clock, log, metrics, engine, books, slices } = parts
  const nowMs = createMonotonicTime(clock)
  const sessions = startSessionCheck({
    ...{ database, bus, nowMs, rowSeal: parts.rowSeal },
    isApart: config.cluster.natsUrl !== undefined,
  })
  answerCandles(bus, database, parts.instruments)
  const app = await createHttpServer({
    ...{ config, log, metrics, webFolder: parts.webFolder },
    verifyFolder: parts.verifyFolder,
    handlers: slices.handlers,
    authenticate: sessions.check,
    checkUnlocked: slices.checkUnlocked,
    seal: slices.seal,
    readiness: async () => ({
      engine: engine.notReady() === undefined,
      database: await answers(database),
      ...(parts.isBusThere && { bus: parts.isBusThere() }),
      books: books.areClean(),
      authority: books.isAuthorised(),
    }),
  })
  if ('advanceMs' in clock && parts.ledEngine) addTestClock(app, clock, parts.ledEngine)
  return {
    server: app.server,
    listen: async () => {
      await app.listen({ host: config.host, port: config.port })
      const address = app.server.address()
      return { port: typeof address === 'object' && address ? address.port : config.port }
    },
    stop: () => app.close(),
  }
}
