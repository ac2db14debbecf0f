// A gateway at an address of its own: whose pages it takes, and when it says that it is there.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestBus } from '@fairtick/server/test/test-bus'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { PrimaryWatch } from '../engine/primary-watch.ts'
import { GATEWAY_SAYS_EVERY_MS } from '../gateway/known-gateways.ts'
import type { PrimaryBeat } from '../platform/bus-topics.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { startGatewayApart } from './gateway-role.ts'

const PAGES = 'https://trade.example'
const GATEWAY_URL = 'wss://g1.trade.example/ws'
const BEAT: PrimaryBeat = {
  ...{ shard: 1, epoch: 1, position: 0, time: 0, problem: null },
  ...{ areBooksClean: true, isAuthorised: true, returns: 0 },
}

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  vi.useRealTimers()
})

async function startGateway() {
  const bus = createTestBus()
  bus.answer('market.snapshot', async () => ({ instruments: [] }))
  const said: string[] = []
  bus.subscribe('gateway', ({ url }) => said.push(url))
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const heard: ((beat: PrimaryBeat | undefined) => void)[] = []
  let newest: PrimaryBeat | undefined
  const primary: PrimaryWatch = {
    current: () => newest,
    heardMs: () => 0,
    onChange: (listener) => heard.push(listener),
    stop: () => {},
  }
  const lead = (beat: PrimaryBeat | undefined) => {
    newest = beat
    for (const listener of heard) listener(beat)
  }
  const config = readConfig({ PUBLIC_URL: PAGES, GATEWAY_URL })
  const parts = { config, bus, clock: systemClock, log: createLog('silent'), server }
  const gateway = startGatewayApart(parts, primary)
  stops.push(() => server.close(), gateway.stop)
  const { port } = server.address() as AddressInfo
  return { lead, gateway, said, url: `ws://127.0.0.1:${port}/ws` }
}

/** `open`, or why not. */
async function openFrom(url: string, origin: string): Promise<string> {
  const socket = new WebSocket(url, { origin })
  const outcome = await new Promise<string>((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('error', ({ message }) => resolve(message))
  })
  socket.close()
  return outcome
}

test('pages of PUBLIC_URL may open its socket, those of another place may not', async () => {
  const { lead, gateway, url } = await startGateway()
  lead(BEAT)
  await expect.poll(gateway.isReady).toBe(true)
  expect(await openFrom(url, PAGES)).toBe('open')
  expect(await openFrom(url, 'https://g1.trade.example')).toMatch('403')
})

test('it says that it is there while it is ready, and not without an engine', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { lead, gateway, said } = await startGateway()
  vi.advanceTimersByTime(2 * GATEWAY_SAYS_EVERY_MS)
  expect(said).toEqual([])
  lead(BEAT)
  await expect.poll(gateway.isReady).toBe(true)
  vi.advanceTimersByTime(GATEWAY_SAYS_EVERY_MS)
  expect(said).toEqual([GATEWAY_URL])
  lead(undefined)
  vi.advanceTimersByTime(2 * GATEWAY_SAYS_EVERY_MS)
  expect(said).toHaveLength(1)
})
