// Starts an engine of another kind of market on the data, which writes the change on the tape.

import type { SourceKind } from '@fairtick/core/market/source-kind'
import { startEngine } from '@fairtick/server/engine/run/engine-host'
import { announceMarketChange } from '@fairtick/server/features/messages/public'
import { createCalendar } from '@fairtick/server/platform/calendar'
import { systemClock } from '@fairtick/server/platform/clock'
import type { Config } from '@fairtick/server/platform/config'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'
import { calendarSettings } from '@fairtick/server/roles/engine-role'

/** Two steps: the change itself, and telling everybody. Answers how many options it voids. */
export async function switchSource(
  config: Config,
  database: Database,
  source: SourceKind,
  done: (steps: number) => void,
): Promise<{ readonly voided: bigint }> {
  const [count] = await database.query<{ open: bigint }>(
    'SELECT count(*) AS open FROM option_order WHERE result IS NULL',
  )
  const engine = startEngine({
    mode: config.mode,
    clock: systemClock,
    calendar: createCalendar(calendarSettings(config)),
    database,
    log: createLog(config.logLevel),
    catalogue: [],
    // Starting with another kind writes the change on the tape, which voids open options.
    source,
  })
  await new Promise<void>((resolve) => {
    engine.onCommitted(({ tape }) => {
      if (tape.some(({ entry }) => entry.kind === 'source')) resolve()
    })
  })
  await engine.stop()
  done(1)
  await announceMarketChange(database, source, systemClock.wallMs())
  done(2)
  return { voided: count?.open ?? 0n }
}
