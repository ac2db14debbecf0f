// The inbox of the engine, put together: what slices asked by rows becomes commands.

import { drainInbox, type SetAside } from '../engine/commands/inbox.ts'
import type { EnginePort } from '../engine/engine-port.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'

type Parts = {
  readonly database: Database
  readonly engine: Pick<EnginePort, 'ask'>
  readonly rowSeal: RowSeal
  readonly log: Log
  readonly metrics: Pick<Metrics, 'inboxSetAside'>
}

/** A row that no slice made is an alarm: whoever wrote it has a role of the database. */
export function inboxDrain(
  { database, engine, rowSeal, log, metrics }: Parts,
  { noteUnauthorised }: Pick<ReconciliationMonitor, 'noteUnauthorised'>,
): () => Promise<void> {
  const onSetAside = (row: SetAside) => {
    noteUnauthorised()
    metrics.inboxSetAside.inc({ fault: row.fault })
    log.error({ row }, 'a row of the inbox was set aside: no slice of the server made it')
  }
  return () => drainInbox({ database, ask: engine.ask, rowSeal, onSetAside })
}
