// Starts an engine of another kind of market on the data, which writes the change on the tape.

import type { TapeEntry } from '@fairtick/core/engine/record'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { type Engine, startEngine } from '@fairtick/server/engine/run/engine-host'
import { announceMarketChange } from '@fairtick/server/features/messages/public'
import { readDay, type SimulatedDays } from '@fairtick/server/feed/adapters/simulated-day'
import { openSimulatedDays } from '@fairtick/server/feed/simulated-day-folder'
import { calendarSettings, createCalendar } from '@fairtick/server/platform/calendar'
import { systemClock } from '@fairtick/server/platform/clock'
import type { Config } from '@fairtick/server/platform/config'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'

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
    calendar: createCalendar(calendarSettings(config.calendar)),
    database,
    log: createLog(config.logLevel),
    catalogue: [],
    // Starting with another kind writes the change on the tape, which voids open options.
    source,
  })
  await untilOnTape(engine, (entry) => entry.kind === 'source')
  await revealDays(engine, openSimulatedDays(config.dataFolder))
  await engine.stop()
  done(1)
  await announceMarketChange(database, source, systemClock.wallMs())
  done(2)
  return { voided: count?.open ?? 0n }
}

/** The days of a simulated market that was left: nobody plays them any more. */
async function revealDays(engine: Engine, days: SimulatedDays): Promise<void> {
  for (const text of days.load()) {
    const revealed = untilOnTape(engine, (entry) => entry.kind === 'reveal' && entry.text === text)
    engine.submit({ kind: 'reveal', text })
    await revealed
    days.forget(readDay(text).fromMs)
  }
}

function untilOnTape(engine: Engine, isIt: (entry: TapeEntry) => boolean): Promise<void> {
  return new Promise((resolve) => {
    engine.onCommitted(({ tape }) => {
      if (tape.some(({ entry }) => isIt(entry))) resolve()
    })
  })
}
