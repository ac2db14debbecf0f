// The product's gateway apart from its engine, as the server of the benchmark.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSocketServer } from '@fairtick/server/gateway/socket-server'
import { systemClock } from '@fairtick/server/platform/clock'
import { connectNatsBus } from '@fairtick/server/platform/nats-bus'
import { findPrimary } from '@fairtick/server/roles/find-primary'
import { eventually } from '@fairtick/testkit/eventually'
import { natsUrl, type ToRole, tellParent } from './role-messages.ts'

const fail = (error: unknown) => {
  throw error
}
const nats = await connectNatsBus({
  ...{ url: natsUrl(), name: 'gateway', shard: '1', onFault: fail },
})
const { bus, primary } = findPrimary(nats, systemClock)
await eventually('a primary', () => primary.current() !== undefined)
const gateway = createSocketServer({
  bus,
  describe: (code) => code,
  onFault: fail,
  limits: { socketsPerNetwork: Number.MAX_SAFE_INTEGER },
})
const seqs = new Map<string, number>()
let heard = 0
let wrong = 0
bus.subscribe('market', ({ ticks }) => {
  for (const { symbol, seq } of ticks) {
    const before = seqs.get(symbol)
    if (before !== undefined && seq !== before + 1) wrong += 1
    seqs.set(symbol, seq)
    heard += 1
  }
})
process.on('message', ({ kind }: ToRole) => {
  if (kind === 'report') tellParent({ kind: 'ticks', heard, wrong })
})
await gateway.start()
const server = createServer()
server.on('upgrade', gateway.upgrade)
server.listen(0, '127.0.0.1', () => {
  tellParent({ kind: 'listening', port: (server.address() as AddressInfo).port })
})
