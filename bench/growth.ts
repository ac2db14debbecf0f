// What grows with the number of accounts: the cost of an order, of a read, of a start and of a
// rollover, and the memory of the engine; on PostgreSQL, with five open positions and their history
// on each account. And what a socket needs that nobody uses.

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
import type { FromClient, FromServer, ToClient, ToServer } from './fanout/messages.ts'
import { startPinned } from './fanout/pinned-process.ts'
import { residentMegabytes } from './fanout/process-figures.ts'
import type { GrowthRow, GrowthTask } from './growth/growth-messages.ts'
import { fillOrders } from './recovery/fill-orders.ts'

/** A million take too long to be filled: in a campaign alone. */
const SIZES = [1_000, 10_000, 100_000, ...(IS_CAMPAIGN ? [1_000_000] : [])]
const CLOSED_PER_POSITION = 4
const IDLE_SOCKETS = 4_000
const GATEWAY = new URL('./fanout/gateway-server.ts', import.meta.url)
const LOAD_CLIENT = new URL('./fanout/load-client.ts', import.meta.url)

/**
 * Prints a table by number of accounts and a line `bench growth accounts=… order_x=… read_x=…
 * start_x=… memory_x=… rollover_x=… socket_kb=…`: each figure at the most accounts by the same at
 * the fewest; a start and the memory may grow with the positions that are open, a rollover is that
 * of one account.
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
    `rollover_x=${growth('rollover, µs/account')} socket_kb=${await measureIdleSocket()}`,
  ]
  console.log(`bench growth ${figures.join(' ')}`)
}

async function measureSize(server: PostgresServer, accounts: number): Promise<GrowthRow> {
  const url = await server.newDatabase()
  const database = await openDatabase({ kind: 'postgres', url })
  await fillOrders(database, systemClock, accounts, CLOSED_PER_POSITION)
  // As autovacuum does within a minute: nobody's tables were all filled a second ago.
  await database.query('ANALYZE')
  await database.close()
  const child = fork(join(import.meta.dirname, 'growth/size-client.ts'))
  try {
    return await askChild<GrowthTask, GrowthRow>(child, { url, accounts })
  } finally {
    child.kill()
  }
}

/** Memory of the gateway for each socket that has its prices and hears of none, kB. */
async function measureIdleSocket(): Promise<number> {
  const server = startPinned<ToServer, FromServer>(GATEWAY, 0)
  const client = startPinned<ToClient, FromClient>(LOAD_CLIENT, 1)
  try {
    const { port } = await server.hear('listening')
    const before = residentMegabytes(server.pid)
    client.send({ kind: 'connect', port, clients: IDLE_SOCKETS, sets: 8 })
    await client.hear('connected')
    return Math.round(((residentMegabytes(server.pid) - before) * 1_024) / IDLE_SOCKETS)
  } finally {
    await Promise.all([server.stop(), client.stop()])
  }
}
