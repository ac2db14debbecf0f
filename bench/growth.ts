// What grows with the number of accounts: the cost of an order, of a read and of a start, and the
// memory of the engine; on PostgreSQL, with five open positions and their history on each account.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { systemClock } from '@fairtick/server/platform/clock'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { createProgress } from '../tools/progress.ts'
import { askChild } from './child-task.ts'
import type { GrowthRow, GrowthTask } from './growth/growth-messages.ts'
import { fillOrders } from './recovery/fill-orders.ts'

/** A million take too long to be filled: in a campaign alone. */
const SIZES = [1_000, 10_000, 100_000, ...(IS_CAMPAIGN ? [1_000_000] : [])]
const CLOSED_PER_POSITION = 4

/**
 * Prints a table by number of accounts and a line `bench growth accounts=… order_x=… read_x=…
 * start_x=… memory_x=…`: each figure at the most accounts by the same at the fewest.
 */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench growth skipped: ${missing}`)
    return
  }
  const server = await startPostgresServer()
  const progress = createProgress({ what: 'sizes', total: SIZES.length })
  const rows: Record<number, GrowthRow> = {}
  try {
    for (const [place, accounts] of SIZES.entries()) {
      rows[accounts] = await measureSize(server, accounts)
      progress.done(place + 1)
    }
  } finally {
    progress.end()
    await server.remove()
  }
  console.table(rows)
  const [fewest, most] = [rows[SIZES[0] as number], rows[SIZES.at(-1) as number]]
  const growth = (of: keyof GrowthRow) => ((most?.[of] ?? 0) / (fewest?.[of] ?? 1)).toFixed(2)
  const figures = [
    `accounts=${SIZES.at(-1)} order_x=${growth('order, µs')} read_x=${growth('read p50, ms')}`,
    `start_x=${growth('start, s')} memory_x=${growth('memory, MB')}`,
  ]
  console.log(`bench growth ${figures.join(' ')}`)
}

async function measureSize(server: PostgresServer, accounts: number): Promise<GrowthRow> {
  const url = await server.newDatabase()
  const database = await openDatabase({ kind: 'postgres', url })
  await fillOrders(database, systemClock, accounts, CLOSED_PER_POSITION)
  await database.close()
  const child = fork(join(import.meta.dirname, 'growth/size-client.ts'))
  try {
    return await askChild<GrowthTask, GrowthRow>(child, { url, accounts })
  } finally {
    child.kill()
  }
}
