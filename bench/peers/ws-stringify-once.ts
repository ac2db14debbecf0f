// The peer: a `ws` server that stringifies each tick once and sends it to every subscriber.
//
// Fast settings: no compression, no client tracking, one Buffer per tick for all subscribers.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { type ToServer, tellParent } from '../fanout/messages.ts'
import { createTickSource } from '../fanout/tick-source.ts'

const TICKER_COMMAND = 22998
/** A client that is so far behind is left out, as any server must. */
const WAITING_BYTES_MAX = 1024 * 1024

const subscribers = new Map<string, Set<WebSocket>>()
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false })

sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { channels } = JSON.parse(data.toString()) as { channels: readonly string[] }
    for (const channel of channels) {
      const symbol = channel.slice('ticker:'.length)
      subscribers.set(symbol, (subscribers.get(symbol) ?? new Set()).add(socket))
    }
    socket.send(JSON.stringify({ command: TICKER_COMMAND, list: [] }))
  })
})

const source = createTickSource((ticks) => {
  for (const { symbol, price, change, time, seq } of ticks) {
    const tick = { command: TICKER_COMMAND, code: symbol, price, change, time, seq, status: 1 }
    const text = Buffer.from(JSON.stringify(tick))
    for (const socket of subscribers.get(symbol) ?? []) {
      if (socket.bufferedAmount < WAITING_BYTES_MAX) socket.send(text, { binary: false })
    }
  }
})

process.on('message', ({ startMs, durationMs }: ToServer) => {
  source.start(startMs, durationMs)
  setTimeout(
    () => tellParent({ kind: 'shed', shed: source.shed() }),
    startMs + durationMs - Date.now(),
  )
})
server.listen(0, '127.0.0.1', () => {
  tellParent({ kind: 'listening', port: (server.address() as AddressInfo).port })
})
