// The whole installation: database, market, engine, and what is reached from outside.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { ChosenSource } from '../feed/choose-source.ts'
import type { MarketSource } from '../feed/market-source.ts'
import { createBus } from '../platform/bus.ts'
import type { AdvancingClock, Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startApiRole } from './api-role.ts'
import { type Basis, openBasis } from './basis.ts'
import { VERIFY_FOLDER, WEB_FOLDER } from './built-apps.ts'
import type { EngineRole } from './engine-role.ts'
import { startGatewayRole } from './gateway-role.ts'
import { inboxDrain } from './inbox-parts.ts'
import { factsOf } from './market-facts.ts'
import { startMarket } from './market-role.ts'
import { startOffice } from './office-parts.ts'
import type { OfficeRole } from './office-role.ts'
import { startPrimaryWork } from './primary-work.ts'
import { openReconciliationMonitor } from './reconciliation-monitor.ts'
import { openSlices } from './slices.ts'

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

/** Everything in one process. Resolves when everything answers. */
export async function startInstallation(parts: InstallationParts): Promise<Installation> {
  const { clock, log } = parts
  const bus = createBus((error) => log.error({ err: error }, 'a listener of the bus failed'))
  const { close, ...basis } = await openBasis(parts.config, { clock, log, bus })
  const { role, source, reason } = await startMarket(basis, parts.openMarket)
  const web = await startWeb(basis, role, source)
  return {
    ...{ database: basis.database, source, reason, role, web },
    stop: async () => {
      await web.stop()
      await role.stop()
      await bus.close()
      await close()
    },
  }
}

/** What is reached from outside, and what runs beside the engine for it. */
async function startWeb(
  basis: Basis,
  role: EngineRole,
  source: MarketSource,
): Promise<Web & { readonly stop: () => Promise<void> }> {
  const { config, bus, clock, log, mails, mailer } = basis
  const books = openReconciliationMonitor(basis)
  const common = { ...basis, books, engine: role.port, market: factsOf(source) }
  const drainInbox = inboxDrain(common, books)
  const slices = openSlices({ ...common, drainInbox, isShipped: false })
  await slices.ready()
  const office = await startOffice(common, slices)
  const stopWork = await startPrimaryWork({
    ...{ ...common, drainInbox, role, slices },
    ...{ sendMails: mails.sendDue, forgetMails: mails.forget },
  })
  const api = await startApiRole({
    ...common,
    slices,
    ...{ webFolder: WEB_FOLDER, verifyFolder: VERIFY_FOLDER },
    ledEngine: role.engine,
  })
  const gateway = await startGatewayRole({ config, bus, clock, log, server: api.server })
  const { port } = await api.listen()
  return {
    url: config.web.publicUrl ?? `http://${config.host}:${port}`,
    inviteCode: await slices.firstInvitation(),
    office,
    stop: async () => {
      await gateway.stop()
      await api.stop()
      await office.stop()
      slices.stop()
      books.stop()
      await stopWork()
      await mailer.settle()
    },
  }
}

/** Where the secrets are, and none of them: what is printed here is kept in logs. */
export function describeOffice({ url, setupFiles }: Web['office']): string {
  const enrolments = setupFiles.map(
    ({ seat, file }) =>
      `admin ${seat} of 2, each another person: ${url}/#/enrol with the secret in ${file}`,
  )
  return [`back office: ${url}`, ...enrolments].join('\n')
}
