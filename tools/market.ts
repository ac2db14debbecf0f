// `npm run market -- live|replay|simulated`: changes the kind of market source for good (TR-2.11).

import type { SourceKind } from '@fairtick/core/market/source-kind'
import { startEngine } from '@fairtick/server/engine/engine-host'
import { readSource } from '@fairtick/server/engine/recovery'
import { announceMarketChange } from '@fairtick/server/features/messages/public'
import { createCalendar } from '@fairtick/server/platform/calendar'
import { systemClock } from '@fairtick/server/platform/clock'
import { createLog } from '@fairtick/server/platform/log'
import { calendarSettings } from '@fairtick/server/roles/engine-role'
import { openInstallation } from './open-installation.ts'

const KINDS: readonly string[] = ['live', 'replay', 'simulated'] satisfies SourceKind[]

const wanted = process.argv[2] ?? ''
if (!KINDS.includes(wanted)) {
  console.error('usage: npm run market -- live|replay|simulated')
  process.exit(2)
}

const { config, database } = await openInstallation()
const before = await readSource(database)
if (before === undefined || before === wanted) {
  console.log(before ? `the market here is ${before} already` : 'there is no data here yet')
} else {
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
    source: wanted as SourceKind,
  })
  const changed = new Promise<void>((resolve) => {
    engine.onCommitted(({ tape }) => {
      if (tape.some(({ entry }) => entry.kind === 'source')) resolve()
    })
  })
  await changed
  await engine.stop()
  await announceMarketChange(database, wanted as SourceKind, systemClock.wallMs())
  console.log(`the market was ${before} and is ${wanted} from now on`)
  console.log(`${count?.open ?? 0} open options are void, their stakes refunded`)
}
await database.close()
