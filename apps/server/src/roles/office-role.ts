// The back office: its slices behind an HTTP server of its own, and what has to be done each day.

import { mkdirSync } from 'node:fs'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { Ask } from '../engine/engine-port.ts'
import { createHeadExport, headsFile, verifyExported } from '../features/audit/public.ts'
import { auditRoutes } from '../features/audit/routes.ts'
import {
  creditByOne,
  largestWithdrawal,
  type OperatorTerms,
  recoveryHoldHours,
} from '../features/changes/public.ts'
import { changeRoutes } from '../features/changes/routes.ts'
import type { ChatDependencies } from '../features/chat/dependencies.ts'
import { chatOfficeRoutes } from '../features/chat/office/routes.ts'
import { contentOfficeRoutes, installationRoutes } from '../features/content/public.ts'
import type { CustomerDependencies } from '../features/customers/dependencies.ts'
import { customerRoutes } from '../features/customers/routes.ts'
import { createIsVerified, openPersonKeys, readIdentityRules } from '../features/identity/public.ts'
import { ledgerRoutes } from '../features/ledger/routes.ts'
import type { LinkedAccounts } from '../features/linked-accounts/public.ts'
import { type JobReport, readHouseState } from '../features/operation/public.ts'
import { operationRoutes } from '../features/operation/routes.ts'
import { readCover } from '../features/reserves/public.ts'
import { reserveRoutes } from '../features/reserves/routes.ts'
import { watchQueues } from '../features/reviews/public.ts'
import { relyingPartyOf } from '../features/second-factor/public.ts'
import {
  checkStaffSession,
  proveFactor,
  purgeExpiredStaff,
  type SetupFile,
  type StaffDependencies,
  writeSetupFiles,
} from '../features/staff/public.ts'
import { doorRoutes, staffPasskeyRoutes, staffRoutes } from '../features/staff/routes.ts'
import type { WithdrawalViewContext } from '../features/withdrawals/public.ts'
import { createOfficeServer, type OfficeServerParts } from '../http/office-server.ts'
import type { Bus } from '../platform/bus.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { createJoinTwins } from '../platform/idempotency.ts'
import { openKeys } from '../platform/key-folder.ts'
import type { Log } from '../platform/log.ts'
import type { MailOutbox } from '../platform/mail-outbox.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createMonotonicTime } from '../platform/monotonic-time.ts'
import type { PasswordHasher } from '../platform/password-hasher.ts'
import { repeat } from '../platform/repeat.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import { openSeal } from '../platform/sealed-text.ts'
import { answers } from './database-answers.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'
import { loadWaitingOf, reviewRoutes, sumWaitingOf } from './review-routes.ts'

const KEEP_EVERY_MS = HOUR_MS

export type OfficeRoleParts = {
  readonly config: Pick<
    Config,
    | 'mode'
    | 'clock'
    | 'host'
    | 'officePort'
    | 'officeUrl'
    | 'dataFolder'
    | 'keysFolder'
    | 'web'
    | 'limits'
  >
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly mails: MailOutbox
  readonly ask: Ask
  /** Tells customers' screens. */
  readonly publish: (events: readonly AccountEvent[]) => void
  readonly withdrawalView: WithdrawalViewContext
  /** What customers see of themselves. */
  readonly screens: CustomerDependencies['screens']
  readonly readOpenAccount: CustomerDependencies['readOpenAccount']
  readonly links: Pick<LinkedAccounts, 'note' | 'apply'>
  readonly chat: Pick<
    ChatDependencies,
    'database' | 'hours' | 'ownAddresses' | 'publish' | 'typing'
  >
  readonly books: Pick<ReconciliationMonitor, 'areClean' | 'reconcileNow'>
  readonly rowSeal: RowSeal
  /** Of the staff, who wait for no customer. */
  readonly hasher: PasswordHasher
  /** What stands for everyone now. */
  readonly terms: OperatorTerms
  /** How the jobs went. */
  readonly readJobs: () => Promise<JobReport>
  /** Where the prices come from: `live`, `simulated` … */
  readonly marketSource: string
  /** Why the engine takes nothing; undefined: it does. */
  readonly engineProblem: () => string | undefined
  /** An instrument as lists show it: `BTC/USDT`. */
  readonly pairOf: (symbol: string) => string
  /** Which source prices an instrument here; undefined: none does. */
  readonly originOf: (symbol: string) => string | undefined
  readonly officeFolder: string
  readonly isDemo: boolean
  readonly results?: OfficeServerParts['results']
}

export type OfficeRole = {
  /** Address of the back office, for people. */
  readonly url: string
  /** With the secrets of the first two admins, one each; none once both are in. */
  readonly setupFiles: readonly SetupFile[]
  readonly stop: () => Promise<void>
}

export async function startOfficeRole(parts: OfficeRoleParts): Promise<OfficeRole> {
  const { config, database, bus, clock, log, metrics } = parts
  const nowMs = createMonotonicTime(clock)
  // Apart from the others it has keys from elsewhere, and perhaps nothing else here yet.
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  const file = headsFile(config.dataFolder)
  const exportHeads = createHeadExport({ database, file, log, nowMs })
  // What a stop left between a commit and its line.
  await exportHeads()
  const seal = openSeal(openKeys(config), 'office')
  let url = ''
  const staff: StaffDependencies = {
    ...{ database, nowMs, exportHeads, log, seal, rowSeal: parts.rowSeal },
    ...{ mails: parts.mails, officeUrl: () => url },
    hasher: parts.hasher,
    relyingParty: relyingPartyOf(config.officeUrl),
  }
  const cover = { mode: config.mode, rowSeal: parts.rowSeal, nowMs }
  const queues = watchQueues({
    ...{ database, log, nowMs, rowSeal: parts.rowSeal },
    loadWaiting: loadWaitingOf(config.mode),
    sumWaiting: sumWaitingOf(config.mode),
    readHouse: () => readHouseState({ ...parts, findCover: () => readCover(database, cover) }),
    listTyping: parts.chat.typing.list,
  })
  const stopHearing = bus.subscribe('queues', queues.soon)
  const stopHearingTyping = parts.chat.typing.onNote(queues.soon)
  const app = await createOfficeServer({
    ...{ config, log, metrics, officeFolder: parts.officeFolder },
    handlers: officeHandlers(parts, staff, { headsFile: file, onQueueChange: queues.soon }),
    proveFactor: (proof, context) => proveFactor(staff, proof, context),
    joinTwins: createJoinTwins(database),
    ...{ joinLive: queues.join, nowMs, seal },
    readiness: async () => ({
      engine: parts.engineProblem() === undefined,
      database: await answers(database),
    }),
    authenticate: (token) => checkStaffSession(staff, token, nowMs()),
    ...(parts.results === undefined ? {} : { results: parts.results }),
  })
  const setupFiles = await writeSetupFiles(database, parts.rowSeal, config.dataFolder)
  await app.listen({ host: config.host, port: config.officePort })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.officePort
  url = config.officeUrl ?? `http://${config.host}:${port}`
  const kept = repeat(KEEP_EVERY_MS, log, createKeep(staff, file))
  return {
    ...{ url, setupFiles },
    stop: async () => {
      await kept.stop()
      stopHearing()
      stopHearingTyping()
      await queues.stop()
      await app.close()
    },
  }
}

/** What is due once a day, and forgetting. */
function createKeep({ database, nowMs, exportHeads, log }: StaffDependencies, file: string) {
  let verifiedMs: number | undefined
  return async () => {
    await purgeExpiredStaff(database, nowMs())
    if (verifiedMs !== undefined && nowMs() < verifiedMs + DAY_MS) return
    verifiedMs = nowMs()
    const { findings } = await verifyExported(database, file, { settle: exportHeads })
    if (findings.length > 0) log.error({ findings }, 'the audit log was tampered with')
  }
}

function officeHandlers(
  parts: OfficeRoleParts,
  staff: StaffDependencies,
  own: { readonly headsFile: string; readonly onQueueChange: () => void },
): AdminHandlers {
  const { config, database, bus, ask, publish, withdrawalView, books, isDemo } = parts
  const { terms, pairOf, originOf } = parts
  const { nowMs, exportHeads, rowSeal } = staff
  const audit = { database, nowMs, exportHeads, rowSeal }
  const server = { databaseKind: database.kind, isClockReal: config.clock === 'system' }
  const rules = readIdentityRules(terms.mode)
  const onWaiting = () => bus.publish('waiting', {})
  return {
    ...installationRoutes({ config, isDemo }),
    ...doorRoutes(staff),
    ...staffRoutes(staff),
    ...staffPasskeyRoutes(staff),
    ...customerRoutes({
      ...{ ...staff, bus, mode: config.mode },
      ...{ screens: parts.screens, readOpenAccount: parts.readOpenAccount },
      viewsPerMinute: config.limits.viewsPerMinuteAndStaff,
    }),
    ...reviewRoutes({
      ...{ ...staff, ask, publish, withdrawalView, links: parts.links, mode: config.mode },
      operatorTimeZone: withdrawalView.operatorTimeZone,
      methods: terms.depositMethods,
      onePersonMax: () => creditByOne(terms),
      publicUrl: config.web.publicUrl,
      holdHours: () => recoveryHoldHours(terms),
      keys: openPersonKeys(openKeys(config)),
      ...{ rules, mode: terms.mode, isVerified: createIsVerified({ rowSeal, rules }, nowMs) },
      withdrawalMax: () => largestWithdrawal(terms),
      areBooksClean: books.areClean,
      ...{ onWaiting, pairOf },
      onQueueChange: own.onQueueChange,
    }),
    ...chatOfficeRoutes({
      ...{ ...parts.chat, ...audit, onQueueChange: own.onQueueChange },
      searchDatabase: parts.chat.database,
    }),
    ...reserveRoutes({ ...audit, mode: terms.mode }),
    ...operationRoutes({
      ...{ database, nowMs, mode: terms.mode, terms, server, readJobs: parts.readJobs },
      ...withdrawalView,
      ...{ settings: settingsOf(config), rowSeal },
    }),
    ...changeRoutes({ ...staff, terms, server, pairOf, originOf, onWaiting }),
    ...contentOfficeRoutes({ ...audit, onPublished: onWaiting }),
    ...auditRoutes({ ...audit, headsFile: own.headsFile }),
    ...ledgerRoutes({ ...audit, reconcile: books.reconcileNow }),
  }
}

/** What was set at the start and whoever runs the house may know; no address, no secret. */
function settingsOf({ web, limits }: OfficeRoleParts['config']) {
  const counts = Object.entries(limits).map(([name, value]) => ({ name, value: String(value) }))
  return [
    { name: 'publicUrl', value: web.publicUrl ?? 'as the request says' },
    { name: 'trustedProxies', value: String(web.trustedProxies) },
    ...counts,
  ]
}
