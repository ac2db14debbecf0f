// Holds the life of one connection: pings, and the end of a peer that no longer answers.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConnection, type Peer } from './websocket-connection.ts'

class TestPeer extends EventTarget {
  readonly sent: string[] = []
  isClosed = false
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.isClosed = true
  }
}

function open() {
  const peer = new TestPeer()
  const seen: string[] = []
  const connection = openConnection(peer as unknown as Peer, {
    onOpen: () => seen.push('open'),
    onText: (text) => seen.push(text),
    onLost: () => seen.push('lost'),
  })
  return { peer, seen, connection }
}

const message = (data: string) => Object.assign(new Event('message'), { data })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('pings every 15 s and goes on while answers come', () => {
  const { peer, seen } = open()
  peer.dispatchEvent(new Event('open'))
  for (let round = 0; round < 4; round += 1) {
    vi.advanceTimersByTime(15_000)
    peer.dispatchEvent(message('pong'))
  }
  expect(peer.sent).toEqual(['ping', 'ping', 'ping', 'ping'])
  expect(seen).not.toContain('lost')
})

test('a peer silent for 8 s after a ping is lost, whatever it claims', () => {
  const { peer, seen } = open()
  peer.dispatchEvent(new Event('open'))
  vi.advanceTimersByTime(15_000 + 8_000)
  expect(seen).toEqual(['open', 'lost'])
  expect(peer.isClosed).toBe(true)
})

test('lost is said once, and a dropped connection says nothing more', () => {
  const { peer, seen } = open()
  peer.dispatchEvent(new Event('error'))
  peer.dispatchEvent(new Event('close'))
  expect(seen).toEqual(['lost'])
  const other = open()
  other.connection.drop()
  other.peer.dispatchEvent(message('late'))
  other.peer.dispatchEvent(new Event('close'))
  expect(other.seen).toEqual([])
})
