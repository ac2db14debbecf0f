// An engine with accounts, asked over NATS or, for comparison, by callers in its own process.

import { EngineUnavailable, KeyInFlight } from '@fairtick/server/engine/engine-port'
import { serveEngine } from '@fairtick/server/engine/serve-engine'
import { systemClock } from '@fairtick/server/platform/clock'
import { connectNatsBus } from '@fairtick/server/platform/nats-bus'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { createPrimaryBus, primaryKey } from '@fairtick/server/platform/primary-bus'
import { startBenchEngine } from '../options/bench-engine.ts'
import { measureCalls } from '../options/callers.ts'
import { createOrders, ORDER_CALLERS, ORDER_WINDOW_MS } from './order-callers.ts'
import { natsUrl, type ToRole, tellParent } from './role-messages.ts'

const LEASE = { shard: 1, epoch: 1 }

const [, , , databaseUrl = ''] = process.argv
const database = await openDatabase({ kind: 'postgres', url: databaseUrl })
const { engine } = await startBenchEngine(database, systemClock, ORDER_CALLERS * 2)
const nats = await connectNatsBus({
  ...{ url: natsUrl(), name: 'engine', shard: '1', faults: [EngineUnavailable, KeyInFlight] },
  onFault: (error) => {
    throw error
  },
})
const leading = createPrimaryBus(nats, systemClock.monotonicMs)
const served = serveEngine({
  ...{ bus: leading.bus, clock: systemClock, engine },
  readBooks: () => ({ areBooksClean: true, isAuthorised: true }),
})
engine.onCommitted(() => leading.confirm(systemClock.monotonicMs()))
leading.lead(primaryKey(LEASE))
served.lead(LEASE, 0)
const order = createOrders(engine.ask, 'own')
process.on('message', async ({ kind }: ToRole) => {
  if (kind !== 'measure-own') return
  const { latenciesMs } = await measureCalls(order, ORDER_CALLERS, ORDER_WINDOW_MS)
  tellParent({ kind: 'own', latenciesMs })
})
tellParent({ kind: 'listening', port: 0 })
