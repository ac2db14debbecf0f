// Clients that do not read, or are gone (REL-28, REL-29): bounded memory, no harm to the others.

import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { type Fixture, type Frame, startFixture, type TestClient } from './gateway-fixture.ts'
import { SOCKET_LIMITS } from './socket-limits.ts'

let fixture: Fixture

afterEach(() => fixture.close())

const WAITING_BYTES = 64 * 1024
/** The kernel buffers a few MB of a loopback connection before the server notices. */
const BIG_BOOK = Array.from({ length: 2_000 }, (_, level) => [`${level}.00`, '1'] as const)

function publishBook(symbol: string, time: number): void {
  fixture.bus.publish('depth', { symbol, bids: BIG_BOOK, asks: [], time })
}

async function openDeaf(): Promise<TestClient> {
  const client = await fixture.open()
  client.subscribe(['depth:BTCUSDT', 'tick:BTCUSDT', 'ticker:BTCUSDT'])
  await client.settled()
  client.webSocket.pause()
  return client
}

/** Publishes books until the gateway has left writes out. */
async function publishUntil(done: () => boolean): Promise<void> {
  let time = 0
  await eventually('the gateway to leave writes out', () => {
    time += 1
    publishBook('BTCUSDT', time)
    return done()
  })
}

test('REL-28: a client that does not read is left out, and closed after its time', async () => {
  let leapMs = 0
  const clock = { wallMs: () => 0, monotonicMs: () => performance.now() + leapMs }
  fixture = await startFixture({ clock, limits: { waitingBytes: WAITING_BYTES } })
  const deaf = await openDeaf()
  const reader = await fixture.open()
  reader.subscribe(['ticker:BTCUSDT'])
  await publishUntil(() => fixture.gateway.figures().skipped > 0)
  expect(fixture.gateway.figures()).toMatchObject({ sockets: 2, cut: 0 })
  leapMs = SOCKET_LIMITS.cloggedMs
  await publishUntil(() => fixture.gateway.figures().cut > 0)
  expect(fixture.gateway.figures()).toMatchObject({ sockets: 1, cut: 1 })
  fixture.tick('BTCUSDT', '8')
  await reader.find((f) => f.price === '8')
  deaf.webSocket.terminate()
})

test('REL-28: who reads again gets the latest, and its ticks or the gap', async () => {
  fixture = await startFixture({ limits: { waitingBytes: WAITING_BYTES } })
  const deaf = await openDeaf()
  await publishUntil(() => fixture.gateway.figures().skipped > 0)
  for (let seq = 2; seq <= 3_000; seq += 1) fixture.tick('BTCUSDT', `${seq}`)
  publishBook('BTCUSDT', 999_999)
  deaf.webSocket.resume()
  await deaf.find((f) => f.command === 22999 && f.time === 999_999)
  await deaf.find((f) => f.command === 22998 && f.price === '3000')
  const covered = deaf.frames
    .filter((f) => f.command === 'ticks')
    .flatMap((f: Frame) => (f.gap ? [f.gap] : [[f.ticks[0][0], f.ticks.at(-1)[0]]]))
  let next = 1
  for (const [from, to] of covered) {
    expect(from).toBe(next)
    next = to + 1
  }
  expect(next).toBe(3_001)
  fixture.tick('BTCUSDT', '3001')
  await deaf.find((f) => f.command === 22998 && f.price === '3001')
})

test('REL-28: 100 clients that never read hold no more than the limit each', async () => {
  fixture = await startFixture({
    limits: { waitingBytes: WAITING_BYTES, socketsPerNetwork: 200 },
  })
  const sockets: Connection['socket'][] = []
  fixture.server.on('connection', (socket) => sockets.push(socket))
  const reader = await fixture.open()
  reader.subscribe(['ticker:ETHUSDT'])
  const deaf: TestClient[] = []
  for (let count = 0; count < 100; count += 1) deaf.push(await openDeaf())
  let time = 0
  await publishUntil(() => {
    time += 1
    fixture.tick('ETHUSDT', `${time}`)
    return sockets.filter((socket) => socket.writableLength > 0).length === 100 && time > 150
  })
  const bookBytes = 40_000
  for (const socket of sockets) {
    expect(socket.writableLength).toBeLessThanOrEqual(WAITING_BYTES + bookBytes)
  }
  await reader.find((f) => f.price === `${time}`)
  for (const client of deaf) client.webSocket.terminate()
})

test('REL-29: account events over the limit cut the socket, which resumes by serial', async () => {
  fixture = await startFixture({ limits: { waitingBytes: WAITING_BYTES } })
  const deaf = await fixture.open()
  deaf.send({ op: 'auth', token: 'ann-1' })
  deaf.subscribe(['account'], 0)
  await deaf.settled()
  deaf.webSocket.pause()
  const body = { event: 'message', title: 'x'.repeat(10_000) }
  while (fixture.gateway.figures().cut === 0) {
    fixture.event('ann', body)
    await new Promise((resume) => setImmediate(resume))
  }
  deaf.webSocket.resume()
  await deaf.closed
  const seen = deaf.frames.filter((f) => f.serial).map((f) => f.serial)
  const last = fixture.history.get('ann')?.length ?? 0
  expect(seen.length).toBeLessThan(last)
  const again = await fixture.open()
  again.send({ op: 'auth', token: 'ann-1' })
  again.subscribe(['account'], Math.max(seen.at(-1) ?? 0, last - 20))
  await again.find((f) => f.serial === last)
  expect(again.frames.filter((f) => f.event === 'snapshot')).toEqual([])
})

test('a socket whose client is gone without a word is dropped by the heartbeat', async () => {
  fixture = await startFixture({ limits: { heartbeatMs: 400 } })
  const alive = await fixture.open()
  const gone = await fixture.open({ autoPong: false })
  await alive.find((f) => f === 'ping')
  await gone.closed
  await alive.find((f) => f === 'ping', alive.frames.length)
  expect(alive.webSocket.readyState).toBe(1)
  expect(fixture.gateway.figures()).toMatchObject({ sockets: 1, cut: 1 })
})

test('the gateway closes with a word to everyone', async () => {
  fixture = await startFixture()
  const clients = [await fixture.open(), await fixture.open()]
  await fixture.gateway.close()
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1001, 1001])
})
