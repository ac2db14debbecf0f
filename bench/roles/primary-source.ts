// Ticks as the process of the engine publishes them, over NATS.

import { BEAT_EVERY_MS } from '@fairtick/server/engine/primary-watch'
import { connectNatsBus } from '@fairtick/server/platform/nats-bus'
import { primaryKey } from '@fairtick/server/platform/primary-bus'
import { INSTRUMENTS, symbolOf } from '../fanout/schedule.ts'
import { createTickSource } from '../fanout/tick-source.ts'
import { natsUrl, type ToRole, tellParent } from './role-messages.ts'

const LEASE = { shard: 1, epoch: 1 }

const bus = await connectNatsBus({
  ...{ url: natsUrl(), name: 'engine', shard: '1' },
  onFault: (error) => {
    throw error
  },
})
const snapshotOf = (instrument: number) => {
  const symbol = symbolOf(instrument)
  const tick = { symbol, seq: 1, time: 0, price: '100.00', volume: '1', change: '0.0000' }
  return { symbol, status: 1 as const, tick }
}
bus.answer(
  'market.snapshot',
  async () => ({ instruments: Array.from({ length: INSTRUMENTS }, (_, at) => snapshotOf(at)) }),
  primaryKey(LEASE),
)
const beat = () =>
  bus.publish('engine', {
    ...{ ...LEASE, returns: 0, position: 0, time: Date.now(), problem: null },
    ...{ areBooksClean: true, isAuthorised: true },
  })
setInterval(beat, BEAT_EVERY_MS)
beat()
const source = createTickSource((ticks) => bus.publish('market', { ticks }))
process.on('message', (message: ToRole) => {
  if (message.kind === 'start') source.start(message.startMs, message.durationMs)
})
tellParent({ kind: 'listening', port: 0 })
