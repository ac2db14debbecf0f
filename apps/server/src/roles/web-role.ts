// What is reached from outside: HTTP servers, web app, socket, and the jobs behind them.

import { join } from 'node:path'
import { drainInbox, type SetAside } from '../engine/commands/inbox.ts'
import type { OperatorTerms } from '../features/changes/public.ts'
import type { Catalogue } from '../features/market/public.ts'
import { createJobBoard } from '../features/operation/public.ts'
import { loadContact } from '../features/profile/public.ts'
import { type MarketSource, originOf } from '../feed/market-source.ts'
import { createSocketServer } from '../gateway/socket-server.ts'
import { createHttpServer } from '../http/http-server.ts'
import type { Bus } from '../platform/bus.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { AdvancingClock, Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { openKeys } from '../platform/key-folder.ts'
import type { Log } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { createMailOutbox } from '../platform/mail-outbox.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createMonotonicTime } from '../platform/monotonic-time.ts'
import { createPasswordHasher } from '../platform/password-hasher.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import { openSeal } from '../platform/sealed-text.ts'
import { startApi } from './api-role.ts'
import type { EngineRole } from './engine-role.ts'
import { startJobs } from './jobs.ts'
import { type OfficeRole, startOfficeRole } from './office-role.ts'
import { openReconciliationMonitor, type ReconciliationMonitor } from './reconciliation-monitor.ts'
import { describeSocketError } from './socket-error-text.ts'
import { addTestClock } from './test-clock-route.ts'

export type WebRoleParts = {
  readonly config: Config
  readonly database: Database
  /** The same data by connections of their own. */
  readonly chatDatabase: Database
  readonly bus: Bus
  readonly clock: Clock | AdvancingClock
  readonly log: Log
  readonly metrics: Metrics
  readonly role: EngineRole
  /** Seals rows on which money or power rests. */
  readonly rowSeal: RowSeal
  readonly source: MarketSource
  readonly isDemo: boolean
  readonly catalogue: Catalogue
  readonly terms: OperatorTerms
  readonly webFolder: string
  readonly officeFolder: string
}

export type WebRole = {
  /** Address of the customers' app, for people. */
  readonly url: string
  readonly inviteCode: string
  readonly office: Pick<OfficeRole, 'url' | 'setupFiles'>
  readonly stop: () => Promise<void>
}

export async function startWebRole(parts: WebRoleParts): Promise<WebRole> {
  const { config, database, bus, clock, log, role } = parts
  const mailer = createMailer({
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from,
    folder: join(config.dataFolder, 'mail'),
    log,
    onMail: (outcome) => parts.metrics.mails.inc({ outcome }),
  })
  const mails = createMailOutbox({
    ...{ database, mailer, log, nowMs: createMonotonicTime(clock) },
    seal: openSeal(openKeys(config), 'people'),
    addressOf: async (userId) => (await loadContact(database, userId))?.email,
    onGivenUp: () => parts.metrics.mails.inc({ outcome: 'given_up' }),
  })
  const { rowSeal } = parts
  const books = openReconciliationMonitor({ database, log, rowSeal })
  const drain = inboxDrain(parts, books)
  const { instruments } = parts.terms
  const api = startApi({ ...parts, instruments, mailer, mails, books, drainInbox: drain })
  await api.ready()
  const board = createJobBoard(() => Math.floor(clock.wallMs()))
  const office = await startOfficeRole({
    ...{ ...parts, ...api.forOffice, screens: api.handlers, books, board, mails },
    ask: role.engine.ask,
    ...{ marketSource: parts.source.kind, engineProblem: role.engine.notReady },
    originOf: (symbol) => originOf(parts.source, symbol),
    hasher: createPasswordHasher(rowSeal, () => {}),
  })
  const jobs = startJobs({
    database,
    engine: role.engine,
    ...{ bus, log, books, board, drainInbox: drain },
    outboxReader: api.outboxReader,
    forget: () => Promise.all([api.forget(), office.keep(), mails.forget()]),
    ...api.jobs,
    rollUpCandles: role.rollUpCandles,
    sendMails: mails.sendDue,
  })
  const app = await createHttpServer({
    ...{ config, log, metrics: parts.metrics, webFolder: parts.webFolder },
    handlers: api.handlers,
    authenticate: api.authenticate,
    checkUnlocked: api.checkUnlocked,
    seal: api.seal,
    readiness: async () => ({
      engine: role.engine.notReady() === undefined,
      database: await answers(database),
      books: books.areClean(),
      authority: books.isAuthorised(),
    }),
  })
  if ('advanceMs' in clock) addTestClock(app, clock, role.engine)
  const socket = createSocketServer({
    bus,
    clock,
    describe: describeSocketError,
    onFault: (error) => log.error({ err: error }, 'the gateway failed somewhere'),
    allowedOrigins: [config.web.publicUrl ?? [], config.web.allowedOrigins].flat(2),
    addressOf: (request) => clientAddress(request, config.web.trustedProxies),
  })
  await socket.start()
  socket.attach(app.server)
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return {
    url: config.web.publicUrl ?? `http://${config.host}:${port}`,
    inviteCode: await api.firstInvitation(),
    office,
    stop: async () => {
      await socket.close()
      await app.close()
      await office.stop()
      api.stop()
      books.stop()
      await jobs.stop()
      await mailer.settle()
    },
  }
}

/** A row that no slice made is an alarm: whoever wrote it has a role of the database. */
function inboxDrain(
  { database, role, rowSeal, log, metrics }: WebRoleParts,
  { noteUnauthorised }: Pick<ReconciliationMonitor, 'noteUnauthorised'>,
): () => Promise<void> {
  const onSetAside = (row: SetAside) => {
    noteUnauthorised()
    metrics.inboxSetAside.inc({ fault: row.fault })
    log.error({ row }, 'a row of the inbox was set aside: no slice of the server made it')
  }
  return () => drainInbox({ database, ask: role.engine.ask, rowSeal, onSetAside })
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.query('SELECT 1')
    return true
  } catch {
    return false
  }
}
