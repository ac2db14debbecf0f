// What runs once, where the engine leads: feeds that number, price alerts, and the jobs.

import type { Instrument } from '@fairtick/core/market/instrument'
import { createJobBoard } from '../features/operation/public.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { createMonotonicTime } from '../platform/monotonic-time.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import type { EngineRole } from './engine-role.ts'
import { startJobs } from './jobs.ts'
import { watchPriceAlerts } from './price-alert-parts.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'
import type { Slices } from './slices.ts'
import { startUserFeeds } from './user-feeds.ts'

export type PrimaryWorkParts = {
  readonly config: Pick<Config, 'calendar'>
  readonly database: Database
  readonly chatDatabase: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  readonly rowSeal: RowSeal
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly role: EngineRole
  readonly slices: Slices
  readonly books: ReconciliationMonitor
  readonly drainInbox: () => Promise<void>
  readonly sendMails: () => Promise<void>
  readonly forgetMails: () => Promise<void>
}

/** Returns how to stop. */
export async function startPrimaryWork(parts: PrimaryWorkParts): Promise<() => Promise<void>> {
  const { config, bus, clock, instruments, role, slices } = parts
  const { engine } = role
  const nowMs = createMonotonicTime(clock)
  // Serials begin above those of an engine before, whose clock may have been ahead of this one.
  await startUserFeeds({ ...parts, engine, nowMs: () => Math.max(nowMs(), engine.now()) })
  const fireAlerts = watchPriceAlerts(
    { ...parts, engine },
    {
      ...{ nowMs, pairOf: slices.pairOf, publish: slices.publish },
      decimalsOf: (symbol) => instruments.get(symbol)?.priceDecimals ?? 0,
      operatorTimeZone: config.calendar.timeZone,
    },
  )
  const board = createJobBoard(() => Math.floor(clock.wallMs()))
  bus.answer('jobs.report', async () => board.report())
  const jobs = startJobs({
    ...{ ...parts, engine, board, fireAlerts },
    ...slices.jobs,
    outboxReader: slices.outboxReader,
    forget: () => Promise.all([slices.forget(), parts.forgetMails()]),
    ...{ rollUpCandles: role.rollUpCandles, storeFrames: role.storeFrames },
  })
  return jobs.stop
}
