// One purchase through HTTP server, slice, engine and database: exit status 1 when it pays wrongly.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { BTCUSDT, createSettableClock, openEngine } from '@fairtick/server/engine/engine-fixture'
import { openAccountReader } from '@fairtick/server/features/account/public'
import { createPresentOption } from '@fairtick/server/features/options/public'
import { optionRoutes } from '@fairtick/server/features/options/routes'
import { createHttpServer } from '@fairtick/server/http/http-server'
import { createBus } from '@fairtick/server/platform/bus'
import { readConfig } from '@fairtick/server/platform/config'
import { createLog } from '@fairtick/server/platform/log'
import { createMetrics } from '@fairtick/server/platform/metrics'
import { openTestDatabase } from '@fairtick/server/test/database/test-database'

const EXPECTED_PROFIT = '9.876542'

const database = await openTestDatabase()
const engine = await openEngine(database, createSettableClock())
const instruments = new Map([[BTCUSDT.symbol, parseInstrument(BTCUSDT)]])
const bus = createBus(console.error)
const handlers = optionRoutes({
  database,
  bus,
  ask: engine.ask,
  now: engine.now,
  instruments,
  jurisdiction: () => OPEN_JURISDICTION,
  presentOption: createPresentOption(() => BTCUSDT.priceDecimals),
  readOpenAccount: openAccountReader({ database, bus, instruments }),
})
const app = await createHttpServer({
  config: readConfig({}),
  handlers,
  authenticate: async () => ({ userId: 'user of a', sessionId: 's' }),
  readiness: () => ({}),
  log: createLog('silent'),
  metrics: createMetrics(),
  webFolder: '',
})
const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${'t'.repeat(43)}` }
  const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return answer.json()
}

await engine.open('a')
await engine.tick('64000')
await call('POST', '/api/order', {
  symbol: 'BTCUSDT',
  direction: 'up',
  amount: '12.345678',
  duration: 30,
})
await engine.tick('64001')
await engine.pass(31_000)
const { result } = await call('GET', '/api/orderlist?status=closed')
const profit = result.data[0]?.profit
console.log(`expected profit ${EXPECTED_PROFIT}, got ${profit}`)
await app.close()
await engine.stop()
await database.close()
process.exitCode = profit === EXPECTED_PROFIT ? 0 : 1
