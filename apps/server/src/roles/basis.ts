// What every process with a database stands on: the data, what stands for everyone, the bus.

import type { TapeEntry } from '@fairtick/core/engine/record'
import { readMode } from '../engine/rows/installation-row.ts'
import {
  loadChosenMode,
  type OperatorTerms,
  openOperatorTerms,
} from '../features/changes/public.ts'
import { isDemo } from '../features/content/public.ts'
import { type Catalogue, instrumentConstants, readCatalogue } from '../features/market/public.ts'
import type { Bus } from '../platform/bus.ts'
import { type Calendar, calendarSettings, createCalendar } from '../platform/calendar.ts'
import type { AdvancingClock, Clock } from '../platform/clock.ts'
import { type Config, databasePlace } from '../platform/config.ts'
import { secureDataFolder } from '../platform/data-folder.ts'
import type { Database } from '../platform/database.ts'
import { openKeys } from '../platform/key-folder.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail.ts'
import type { MailOutbox } from '../platform/mail-outbox.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import { openChatPool, openDatabase } from '../platform/open-database.ts'
import { openRowSeal, type RowSeal } from '../platform/row-seal.ts'
import { requireRestrictedRole } from '../platform/run-time-role.ts'
import { SettingsError } from '../platform/settings-reader.ts'
import { openMails } from './mail-parts.ts'

export type Basis = {
  readonly config: Config
  readonly clock: Clock | AdvancingClock
  readonly log: Log
  readonly bus: Bus
  readonly metrics: Metrics
  readonly database: Database
  /** The same data by connections of their own, for the chat. */
  readonly chatDatabase: Database
  readonly rowSeal: RowSeal
  readonly catalogue: Catalogue
  /** What stands for everyone now; the engine has the same. */
  readonly terms: OperatorTerms
  readonly instruments: OperatorTerms['instruments']
  readonly calendar: Calendar
  readonly mailer: Mailer
  readonly mails: MailOutbox
  /** Everything in it was made up by `seed:demo`. */
  readonly isDemo: boolean
}

export async function openBasis(
  settings: Config,
  { clock, log, bus }: Pick<Basis, 'clock' | 'log' | 'bus'>,
): Promise<Basis & { readonly close: () => Promise<void> }> {
  const closed = secureDataFolder(settings.dataFolder)
  if (closed > 0) log.warn({ closed }, 'others could read files of the data folder: closed')
  const { database, rowSeal, config } = await openChosen(settings, log)
  const chatDatabase = openChatPool(databasePlace(config), database)
  const catalogue = readCatalogue()
  const metrics = createMetrics()
  const terms = await openSharedTerms({ config, database, rowSeal, bus, log }, catalogue)
  return {
    ...{ config, clock, log, bus, metrics, database, chatDatabase, rowSeal, catalogue, terms },
    instruments: terms.instruments,
    calendar: createCalendar(calendarSettings(config.calendar)),
    ...openMails({ config, database, clock, log, metrics }),
    isDemo: await isDemo(database),
    close: async () => {
      await chatDatabase.close()
      await database.close()
    },
  }
}

/** The same in every process: what one changes or commits, the others are told of. */
async function openSharedTerms(
  {
    config,
    database,
    rowSeal,
    bus,
    log,
  }: Pick<Basis, 'config' | 'database' | 'rowSeal' | 'bus' | 'log'>,
  catalogue: Catalogue,
): Promise<OperatorTerms> {
  const constants = catalogue.instruments.map(instrumentConstants)
  const terms = await openOperatorTerms({ database, rowSeal, mode: config.mode, constants })
  const orWarn = (error: unknown) => log.warn({ err: error }, 'what stands was not read again')
  bus.subscribe('terms', ({ entries }) => terms.note(entries as readonly TapeEntry[]))
  bus.subscribe('settings', () => void terms.reload().catch(orWarn))
  bus.onReturn(() => void terms.renew().catch(orWarn))
  return {
    ...terms,
    reload: async () => {
      await terms.reload()
      bus.publish('settings', {})
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
