// The product's gateway as the server of the benchmark.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSocketServer } from '@fairtick/server/gateway/socket-server'
import { createBus } from '@fairtick/server/platform/bus'
import { type ToServer, tellParent } from './messages.ts'
import { INSTRUMENTS, symbolOf } from './schedule.ts'
import { createTickSource } from './tick-source.ts'

const fail = (error: unknown) => {
  throw error
}
const bus = createBus(fail)
bus.answer('market.snapshot', async () => ({
  instruments: Array.from({ length: INSTRUMENTS }, (_, instrument) => {
    const symbol = symbolOf(instrument)
    const tick = { symbol, seq: 1, time: 0, price: '100.00', volume: '1', change: '0.0000' }
    return { symbol, status: 1 as const, tick }
  }),
}))
const gateway = createSocketServer({
  bus,
  describe: (code) => code,
  onFault: fail,
  limits: { socketsPerNetwork: Number.MAX_SAFE_INTEGER },
})
const source = createTickSource((ticks) => bus.publish('market', { ticks }))
process.on('message', ({ startMs, durationMs }: ToServer) => {
  source.start(startMs, durationMs)
  setTimeout(
    () => tellParent({ kind: 'shed', shed: source.shed() }),
    startMs + durationMs - Date.now(),
  )
})
await gateway.start()
const server = createServer()
server.on('upgrade', gateway.upgrade)
server.listen(0, '127.0.0.1', () => {
  tellParent({ kind: 'listening', port: (server.address() as AddressInfo).port })
})
