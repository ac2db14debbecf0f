// The whole installation: database, market, engine, and what is reached from outside.

import { join } from 'node:path'
import type { TapeEntry } from '@fairtick/core/engine/record'
import type { Instrument } from '@fairtick/core/market/instrument'
import { readMode, readSource } from '../engine/run/recovery.ts'
import { loadTapeTime } from '../engine/tape/tape-store.ts'
import { loadChosenMode, openOperatorTerms } from '../features/changes/public.ts'
import { isDemo } from '../features/content/public.ts'
import { instrumentConstants, readCatalogue, startDepthBoard } from '../features/market/public.ts'
import type { JobReport } from '../features/operation/public.ts'
import type { ChosenSource } from '../feed/choose-source.ts'
import type { MarketSource } from '../feed/market-source.ts'
import { createBus } from '../platform/bus.ts'
import { type Calendar, calendarSettings, createCalendar } from '../platform/calendar.ts'
import { type AdvancingClock, type Clock, steppedClock } from '../platform/clock.ts'
import { type Config, databasePlace } from '../platform/config.ts'
import { secureDataFolder } from '../platform/data-folder.ts'
import type { Database } from '../platform/database.ts'
import { openKeys } from '../platform/key-folder.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { openChatPool, openDatabase } from '../platform/open-database.ts'
import { createPasswordHasher } from '../platform/password-hasher.ts'
import { openRowSeal, type RowSeal } from '../platform/row-seal.ts'
import { requireRestrictedRole } from '../platform/run-time-role.ts'
import { SettingsError } from '../platform/settings-reader.ts'
import { startApiRole } from './api-role.ts'
import { type EngineRole, startEngineRole } from './engine-role.ts'
import { startGatewayRole } from './gateway-role.ts'
import { inboxDrain } from './inbox-parts.ts'
import { startLeaderWork } from './leader-work.ts'
import { openMails } from './mail-parts.ts'
import { factsOf } from './market-facts.ts'
import { loadLastPrices, openSource } from './market-source.ts'
import { type OfficeRole, startOfficeRole } from './office-role.ts'
import { openReconciliationMonitor } from './reconciliation-monitor.ts'
import { openSlices, type SliceParts } from './slices.ts'

/** Where the built apps lie. */
const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist')
const OFFICE_FOLDER = join(import.meta.dirname, '../../../office/dist')

export type InstallationParts = {
  readonly config: Config
  /** An advancing one opens `/test-clock`. */
  readonly clock: Clock | AdvancingClock
  readonly log: Log
  /** Another market than the one that the configuration names. */
  readonly openMarket?: (instruments: readonly Instrument[]) => ChosenSource
}

export type Installation = {
  readonly database: Database
  readonly source: MarketSource
  /** Why it is this market. */
  readonly reason: string
  readonly role: EngineRole
  readonly web: Web
  readonly stop: () => Promise<void>
}

export type Web = {
  /** Address of the customers' app, for people. */
  readonly url: string
  readonly inviteCode: string
  readonly office: Pick<OfficeRole, 'url' | 'setupFiles'>
}

/** Resolves when everything answers. */
export async function startInstallation(parts: InstallationParts): Promise<Installation> {
  const { clock, log } = parts
  const closed = secureDataFolder(parts.config.dataFolder)
  if (closed > 0) log.warn({ closed }, 'others could read files of the data folder: closed')
  const { database, rowSeal, config } = await openChosen(parts.config, log)
  const chatDatabase = openChatPool(databasePlace(config), database)
  const bus = createBus((error) => log.error({ err: error }, 'a listener of the bus failed'))
  const catalogue = readCatalogue()
  const shipped = catalogue.instruments.map(instrumentConstants)
  const terms = await openOperatorTerms({
    ...{ database, rowSeal, mode: config.mode, constants: shipped },
  })
  bus.subscribe('terms', ({ entries }) => terms.note(entries as readonly TapeEntry[]))
  const calendar = createCalendar(calendarSettings(config.calendar))
  const basis = { config, database, chatDatabase, bus, clock, log, rowSeal, terms, calendar }
  const { role, source, reason } = await startMarket(basis, parts.openMarket)
  const web = await startWeb({ ...basis, catalogue }, role, source)
  return {
    ...{ database, source, reason, role, web },
    stop: async () => {
      await web.stop()
      await role.stop()
      await bus.close()
      await chatDatabase.close()
      await database.close()
    },
  }
}

type Basis = Pick<SliceParts, 'config' | 'database' | 'chatDatabase' | 'bus' | 'terms'> & {
  readonly clock: Clock | AdvancingClock
  readonly log: Log
  readonly rowSeal: RowSeal
  readonly calendar: Calendar
}

/** The engine with the market that this installation belongs to. */
async function startMarket(basis: Basis, openMarket: InstallationParts['openMarket']) {
  const { config, database, bus, clock, log, terms } = basis
  const instruments = [...terms.instruments.values()]
  const belongsTo = await readSource(database)
  const { source, reason } =
    openMarket?.(instruments) ??
    (await openSource({
      mode: config.mode,
      market: config.market,
      clock: config.clock === 'stepped' && 'aheadMs' in clock ? steppedClock(clock) : clock,
      ...{ instruments, log, belongsTo },
      lastPrices: await loadLastPrices(database),
      tapeTimeMs: await loadTapeTime(database),
      dataFolder: config.dataFolder,
    }))
  log.info(reason)
  const depth = startDepthBoard(bus, terms.instruments, source.kind === 'live' ? 'venue' : 'drawn')
  const role = await startEngineRole({
    ...{ ...basis, source, instruments },
    moneyTerms: terms.moneyTerms(),
    jurisdiction: terms.jurisdiction().text,
    isFirstStart: belongsTo === undefined,
    constants: instruments.map(({ symbol }) => terms.constantsOf(symbol)),
    onDepth: ({ symbol, bids, asks }, time) => depth.put(symbol, bids, asks, time),
  })
  return { role, source, reason }
}

/** What is reached from outside, and what runs beside the engine for it. */
async function startWeb(
  basis: Basis & Pick<SliceParts, 'catalogue'>,
  role: EngineRole,
  source: MarketSource,
): Promise<Web & { readonly stop: () => Promise<void> }> {
  const { config, database, bus, clock, log, rowSeal, terms } = basis
  const [metrics, isDemoData] = [createMetrics(), await isDemo(database)]
  const { mailer, mails } = openMails({ ...basis, metrics })
  const books = openReconciliationMonitor({ database, log, rowSeal })
  const engine = role.port
  const drainInbox = inboxDrain({ ...basis, engine, metrics }, books)
  const market = factsOf(source)
  const { instruments } = terms
  const common = {
    ...basis,
    metrics,
    mailer,
    mails,
    books,
    drainInbox,
    engine,
    market,
    instruments,
  }
  const slices = openSlices({ ...common, isDemo: isDemoData })
  await slices.ready()
  const office = await startOfficeRole({
    ...{ ...common, ...slices.forOffice, screens: slices.handlers, isDemo: isDemoData },
    ask: engine.ask,
    readJobs: async () => (await bus.ask('jobs.report', {})) as JobReport,
    ...{ marketSource: market.kind, engineProblem: engine.notReady, originOf: market.originOf },
    hasher: createPasswordHasher(rowSeal, () => {}),
    officeFolder: OFFICE_FOLDER,
  })
  const stopWork = await startLeaderWork({
    ...{ ...common, role, slices },
    ...{ sendMails: mails.sendDue, forgetMails: mails.forget },
  })
  const led = { ledEngine: role.engine, webFolder: WEB_FOLDER }
  const api = await startApiRole({ ...common, ...led, slices })
  const socket = await startGatewayRole({ config, bus, clock, log })
  socket.attach(api.server)
  const { port } = await api.listen()
  return {
    url: config.web.publicUrl ?? `http://${config.host}:${port}`,
    inviteCode: await slices.firstInvitation(),
    office,
    stop: async () => {
      await socket.close()
      await api.stop()
      await office.stop()
      slices.stop()
      books.stop()
      await stopWork()
      await mailer.settle()
    },
  }
}

/** Practice or real money is what two people chose before this start; all else follows from it. */
async function openChosen(
  settings: Config,
  log: Log,
): Promise<{ readonly database: Database; readonly rowSeal: RowSeal; readonly config: Config }> {
  // First of all, since it locks the data folder: a second server must write nothing there.
  const database = await openDatabase(databasePlace(settings))
  try {
    const rowSeal = openRowSeal(openKeys(settings))
    const config = { ...settings, mode: await loadChosenMode({ database, rowSeal }) }
    await requireRestrictedRole(database, config, log)
    await refuseUnchosen(database, config)
    return { database, rowSeal, config }
  } catch (fault) {
    await database.close()
    throw fault
  }
}

/** Throws SettingsError: a live installation is never opened as one of practice, nor by a test. */
async function refuseUnchosen(database: Database, { mode, clock }: Config): Promise<void> {
  if (mode === 'live') {
    if (clock === 'system') return
    throw new SettingsError([`CLOCK=${clock} is for practice only: real money needs CLOCK=system.`])
  }
  if ((await readMode(database)) === 'practice') return
  throw new SettingsError([
    'The data here is of real money, and no sealed approval of it is found: restore rows.key of ' +
      'FAIRTICK_DATA from the backup, as docs/runbooks/go-live.md says.',
  ])
}

/** Where the secrets are, and none of them: what is printed here is kept in logs. */
export function describeOffice({ url, setupFiles }: Web['office']): string {
  const enrolments = setupFiles.map(
    ({ seat, file }) =>
      `admin ${seat} of 2, each another person: ${url}/#/enrol with the secret in ${file}`,
  )
  return [`back office: ${url}`, ...enrolments].join('\n')
}
