// The load client: thousands of raw sockets in one process, reading as cheaply as Node can.

import { connect } from 'node:net'
import { createFrameCounter } from './frame-counter.ts'
import { createLatencyProbe, type LatencyProbe } from './latency-probe.ts'
import { type ToClient, tellParent } from './messages.ts'
import { instrumentsOf, symbolOf } from './schedule.ts'

/** Connections opened at once: more would overflow the listen queue. */
const CONNECTING_MAX = 100
/** Every so manyth client is read in full, for latencies; the others are only counted. */
const SAMPLED_EVERY = 40
const READ_BYTES = 256 * 1024

const HANDSHAKE =
  'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

const probes: LatencyProbe[] = []
/** One buffer for all sockets: each read is dealt with before the next one. */
const readBuffer = Buffer.allocUnsafe(READ_BYTES)
const total = { updates: 0, frames: 0 }
let before = { ...total }
let lostConnections = 0

/** Resolves with the first frame after the subscription: the snapshot. */
function openClient(port: number, client: number, sets: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = client % SAMPLED_EVERY === 0 ? createLatencyProbe() : undefined
    if (probe) probes.push(probe)
    const counter = createFrameCounter(total, probe?.read)
    let phase: 'handshake' | 'subscribed' | 'fed' = 'handshake'
    const read = (bytes: number): boolean => {
      const chunk = readBuffer.subarray(0, bytes)
      if (phase === 'handshake') {
        if (!chunk.includes('\r\n\r\n')) reject(new Error('handshake came in parts'))
        phase = 'subscribed'
        socket.write(subscription(client, sets))
        return true
      }
      counter(chunk)
      if (phase === 'subscribed') {
        phase = 'fed'
        resolve()
      }
      return true
    }
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: { buffer: readBuffer, callback: read },
    })
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(HANDSHAKE))
    socket.on('error', reject)
    socket.on('close', () => {
      lostConnections += 1
    })
  })
}

function subscription(client: number, sets: number): Buffer {
  const channels = instrumentsOf(client, sets).map((each) => `ticker:${symbolOf(each)}`)
  const payload = Buffer.from(JSON.stringify({ op: 'subscribe', channels }))
  const head = Buffer.from([
    0x81,
    0x80 | 126,
    payload.length >> 8,
    payload.length & 255,
    0,
    0,
    0,
    0,
  ])
  return Buffer.concat([head, payload])
}

async function connectAll(port: number, clients: number, sets: number): Promise<void> {
  for (let first = 0; first < clients; first += CONNECTING_MAX) {
    const count = Math.min(CONNECTING_MAX, clients - first)
    const opening = Array.from({ length: count }, (_, place) =>
      openClient(port, first + place, sets),
    )
    await Promise.all(opening)
  }
  tellParent({ kind: 'connected' })
}

function closeWindow(): void {
  const latenciesMs = probes.flatMap((probe) => probe.take()).sort((one, other) => one - other)
  const updates = total.updates - before.updates
  const frames = total.frames - before.frames
  tellParent({ kind: 'window', updates, frames, latenciesMs, lostConnections })
}

process.on('message', (message: ToClient) => {
  switch (message.kind) {
    case 'connect':
      void connectAll(message.port, message.clients, message.sets)
      break
    case 'start':
      for (const probe of probes) probe.start(message.startMs, message.durationMs)
      break
    case 'open-window':
      before = { ...total }
      for (const probe of probes) probe.take()
      tellParent({ kind: 'window-open' })
      break
    case 'close-window':
      closeWindow()
      break
    default:
      message satisfies never
  }
})
