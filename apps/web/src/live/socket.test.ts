// Holds reconnecting, queueing and channels of the live socket (spec §4, §9).

import type { ClientFrame, ServerFrame } from '@fairtick/wire/socket/frames'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSocket, RECONNECT_MS, RECONNECT_TRIES_MAX } from './socket.ts'
import type { ConnectionEvents } from './websocket-connection.ts'

function openTestSocket(chance = 0.5) {
  const lines: { events: ConnectionEvents; sent: ClientFrame[]; isDropped: boolean }[] = []
  const frames: ServerFrame[] = []
  let doubts = 0
  let unreached = 0
  const socket = createSocket({
    open: (events) => {
      if (isForbidden) throw new Error('not allowed by the policy of the page')
      const line = { events, sent: [] as ClientFrame[], isDropped: false }
      lines.push(line)
      return {
        send: (text) => line.sent.push(JSON.parse(text)),
        drop: () => {
          line.isDropped = true
        },
      }
    },
    greet: () => [{ op: 'auth', token: 'T' }],
    subscribeFrames: (channels) => (channels.length === 0 ? [] : [{ op: 'subscribe', channels }]),
    onFrame: (frame) => frames.push(frame),
    onUncertain: () => {
      doubts += 1
    },
    onUnreached: () => {
      unreached += 1
    },
    chance: () => chance,
  })
  let isForbidden = false
  const forbid = (isSo: boolean) => {
    isForbidden = isSo
  }
  const last = () => {
    const line = lines.at(-1)
    if (!line) throw new Error('no line was opened')
    return line
  }
  return { socket, lines, frames, last, forbid, doubts: () => doubts, unreached: () => unreached }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the live socket', () => {
  test('spec §4: greets, subscribes what is held, then sends what waited', () => {
    const { socket, last } = openTestSocket()
    socket.hold(['ticker'])
    socket.send({ op: 'unsubscribe', channels: ['old'] })
    socket.start()
    last().events.onOpen()
    expect(last().sent).toEqual([
      { op: 'auth', token: 'T' },
      { op: 'subscribe', channels: ['ticker'] },
      { op: 'unsubscribe', channels: ['old'] },
    ])
  })

  test('spec §9: reconnects after 2 s, spread by half on either side', () => {
    for (const [chance, waitMs] of [
      [0, RECONNECT_MS * 0.5],
      [0.5, RECONNECT_MS],
      [0.75, RECONNECT_MS * 1.25],
    ] as const) {
      const { socket, lines, last } = openTestSocket(chance)
      socket.start()
      last().events.onLost()
      vi.advanceTimersByTime(waitMs - 1)
      expect(lines).toHaveLength(1)
      vi.advanceTimersByTime(2)
      expect(lines).toHaveLength(2)
    }
  })

  test('spec §9: gives up after 10 tries until asked again', () => {
    const { socket, lines, last } = openTestSocket()
    socket.start()
    for (let attempt = 1; attempt <= RECONNECT_TRIES_MAX; attempt += 1) {
      last().events.onLost()
      expect(socket.getState()).toEqual({ phase: 'waiting', attempt })
      vi.advanceTimersByTime(RECONNECT_MS)
    }
    last().events.onLost()
    expect(socket.getState()).toEqual({ phase: 'failed' })
    vi.advanceTimersByTime(10 * RECONNECT_MS)
    expect(lines).toHaveLength(1 + RECONNECT_TRIES_MAX)
    socket.renew()
    last().events.onOpen()
    expect(socket.getState()).toEqual({ phase: 'open' })
  })

  test('a connection that stood gives all tries back', () => {
    const { socket, last } = openTestSocket()
    socket.start()
    last().events.onLost()
    vi.advanceTimersByTime(RECONNECT_MS)
    last().events.onOpen()
    last().events.onLost()
    expect(socket.getState()).toEqual({ phase: 'waiting', attempt: 1 })
  })

  test('what was never reached is told apart from what was lost', () => {
    const { socket, last, unreached } = openTestSocket()
    socket.start()
    last().events.onLost()
    expect(unreached()).toBe(1)
    vi.advanceTimersByTime(RECONNECT_MS)
    last().events.onOpen()
    last().events.onLost()
    expect(unreached()).toBe(1)
    vi.advanceTimersByTime(RECONNECT_MS)
    last().events.onLost()
    expect(unreached()).toBe(2)
  })

  test('what the page may not open counts as a try', () => {
    const { socket, lines, last, forbid, unreached } = openTestSocket()
    forbid(true)
    socket.start()
    expect(socket.getState()).toEqual({ phase: 'waiting', attempt: 1 })
    expect([lines.length, unreached()]).toEqual([0, 1])
    forbid(false)
    vi.advanceTimersByTime(RECONNECT_MS)
    last().events.onOpen()
    expect(socket.getState()).toEqual({ phase: 'open' })
  })

  test('renewing drops the old line and casts doubt on everything shown', () => {
    const { socket, lines, last, doubts } = openTestSocket()
    socket.start()
    last().events.onOpen()
    socket.renew()
    expect(lines[0]?.isDropped).toBe(true)
    expect(lines).toHaveLength(2)
    expect(doubts()).toBe(1)
  })

  test('a channel of two holders is subscribed once and left by the last', () => {
    const { socket, last } = openTestSocket()
    socket.start()
    last().events.onOpen()
    const releaseFirst = socket.hold(['tick:BTCUSDT'])
    const releaseSecond = socket.hold(['tick:BTCUSDT'])
    releaseFirst()
    expect(last().sent.slice(1)).toEqual([{ op: 'subscribe', channels: ['tick:BTCUSDT'] }])
    releaseSecond()
    expect(last().sent.at(-1)).toEqual({ op: 'unsubscribe', channels: ['tick:BTCUSDT'] })
  })

  test('the literal ping and broken text say nothing', () => {
    const { socket, frames, last } = openTestSocket()
    socket.start()
    for (const text of ['ping', 'pong', '{', '"x"', 'null']) last().events.onText(text)
    last().events.onText('{"command":22998,"code":"BTCUSDT","status":-1}')
    expect(frames).toEqual([{ command: 22998, code: 'BTCUSDT', status: -1 }])
  })
})
