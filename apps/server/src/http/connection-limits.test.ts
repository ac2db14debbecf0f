// Connections that hold a place: clients that ask for nothing, or never read what they asked for.

import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBarrier } from '@fairtick/testkit/barrier'
import { eventually } from '@fairtick/testkit/eventually'
import type { Handlers } from '@fairtick/wire/handler'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts'
import { codeCall, EXPIRY, FORM, lines, start, stopServer } from './http-fixture.ts'

afterEach(stopServer)

const ASK = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
const HALF = 'GET /healthz HTTP/1.1\r\nHost: '
/** Far more than the kernel holds for one connection. */
const LARGE_BYTES = 48_000_000
const ASK_LARGE = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n'

let webFolder: string
const clients: Socket[] = []
beforeAll(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'fairtick-web-'))
  writeFileSync(join(webFolder, 'index.html'), 'here')
  writeFileSync(join(webFolder, 'large.bin'), Buffer.alloc(LARGE_BYTES))
})
afterAll(() => rmSync(webFolder, { recursive: true, force: true }))
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
})

type Settings = {
  readonly handlers?: Partial<Handlers>
  readonly environment?: Record<string, string>
  readonly limits?: Partial<ConnectionLimits>
  readonly prepare?: (server: Server) => void
}

let port = 0
let stop: () => Promise<unknown>

/** The connections that the server let go, in the order in which it did. */
async function listen({ handlers = {}, environment, limits, prepare }: Settings) {
  const app = await start(handlers, environment, webFolder, limits)
  prepare?.(app.server)
  await app.listen({ host: '127.0.0.1', port: 0 })
  stop = () => app.close()
  port = (app.server.address() as AddressInfo).port
  return app.server
}

/** `gone` once the server has closed it. */
async function open(text: string) {
  const socket = connect({ port, host: '127.0.0.1' })
  clients.push(socket)
  const client = { socket, gone: false, heard: '' }
  socket.on('error', () => {})
  socket.on('close', () => {
    client.gone = true
  })
  await eventually('a connection, or none', () => !socket.connecting)
  socket.write(text)
  return client
}

async function openReader(text: string) {
  const client = await open(text)
  client.socket.on('data', (bytes) => {
    client.heard += bytes.toString()
  })
  return client
}

async function answered(client: { readonly heard: string; readonly gone: boolean }) {
  await eventually('an answer or the end', () => client.gone || client.heard.includes('\r\n\r\n'))
  return client.heard.slice(0, 'HTTP/1.1 200'.length)
}

/** Nothing reads from it. */
async function openDeaf(text: string) {
  const socket = connect({ port, host: '127.0.0.1' })
  clients.push(socket)
  socket.pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

async function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
}

const holdsNone = async (server: Server) =>
  eventually('the end of all connections', async () => (await connectionsOf(server)) === 0)

describe('connections on which nothing is asked', () => {
  test('give way within their network to who comes, the longest first', async () => {
    await listen({ limits: { connectionsPerNetwork: 3 } })
    const held = [await open(HALF), await open(HALF), await open('')]
    const honest = await openReader(ASK)
    expect(await answered(honest)).toBe('HTTP/1.1 200')
    await eventually('the first to give way', () => held[0]?.gone === true)
    expect(held.map(({ gone }) => gone)).toEqual([true, false, false])
  })

  test('keep nobody out when there are 500 of them', async () => {
    const server = await listen({})
    for (let count = 0; count < 500; count += 1) await open(HALF)
    for (let count = 0; count < 20; count += 1) {
      expect(await answered(await openReader(ASK))).toBe('HTTP/1.1 200')
    }
    expect(await connectionsOf(server)).toBeLessThanOrEqual(400)
  })

  test('give way in the whole as well, also behind a proxy', async () => {
    const environment = { TRUSTED_PROXIES: '1' }
    const server = await listen({ environment, limits: { connections: 5 } })
    for (let count = 0; count < 10; count += 1) {
      expect(await answered(await openReader(ASK))).toBe('HTTP/1.1 200')
    }
    expect(await connectionsOf(server)).toBeLessThanOrEqual(5)
  })

  test("are the proxy's behind one: its network has no bound of its own", async () => {
    const environment = { TRUSTED_PROXIES: '1', LIMIT_NETWORK_CONNECTIONS: '2' }
    const server = await listen({ environment })
    for (let count = 0; count < 10; count += 1) await answered(await openReader(ASK))
    expect(await connectionsOf(server)).toBe(10)
  })

  test('end after their time', async () => {
    const server = await listen({ limits: { keepAliveMs: 50 } })
    for (let count = 0; count < 300; count += 1) await openDeaf(ASK)
    await holdsNone(server)
  })
})

test('where all have a request under way nobody is cut: who comes is refused and counted', async () => {
  const barrier = createBarrier()
  let calls = 0
  const verificationCode = async () => {
    calls += 1
    await barrier.pass()
    return EXPIRY
  }
  const limits = { connectionsPerNetwork: 2, stalledMs: 50 }
  const server = await listen({ handlers: { verificationCode }, limits })
  const { payload } = codeCall(FORM)
  const head = ['POST /api/verificationcode HTTP/1.1', 'Host: a', 'Content-Type: application/json']
  const call = `${head.join('\r\n')}\r\nContent-Length: ${String(payload).length}\r\n\r\n${payload}`
  const waiting = [await openReader(call), await openReader(call)]
  await eventually('both calls', () => calls === 2)
  const refused = await openReader(ASK)
  await eventually('the refusal', () => refused.gone)
  expect(refused.heard).toBe('')
  // Longer than an answer may stall: these wait for us, not we for them.
  for (let count = 0; count < 3; count += 1) await once(server, 'timeout')
  barrier.open()
  for (const client of waiting) expect(await answered(client)).toBe('HTTP/1.1 200')
  for (const { socket } of waiting) socket.destroy()
  await stop()
  expect(lines.filter((line) => line.includes('"calls":{"connection":1}'))).toHaveLength(1)
})

describe('a request that hardly comes', () => {
  const head = ['POST /api/verificationcode HTTP/1.1', 'Host: a', 'Content-Type: application/json']
  const begun = `${head.join('\r\n')}\r\nContent-Length: 60000\r\n\r\n{`

  async function fill(limits: Partial<ConnectionLimits>, text: string) {
    const server = await listen({ limits: { connectionsPerNetwork: 2, ...limits } })
    const requests: unknown[] = []
    server.on('request', (request) => requests.push(request))
    const held = [await open(text), await open(text)]
    await eventually('both requests', () => requests.length === 2)
    return held
  }

  test('gives way to who comes, the longest first', async () => {
    const held = await fill({ slowBodyMs: 0, bytesPerSecond: 1_000_000_000 }, begun)
    expect(await answered(await openReader(ASK))).toBe('HTTP/1.1 200')
    await eventually('the first to give way', () => held[0]?.gone === true)
    expect(held.map(({ gone }) => gone)).toEqual([true, false])
  })

  test('gives way before who has just come and may be about to ask', async () => {
    const limits = { connectionsPerNetwork: 2, slowBodyMs: 0, silentMs: 60_000 }
    const server = await listen({ limits: { ...limits, bytesPerSecond: 1_000_000_000 } })
    const slow = await open(begun)
    await once(server, 'request')
    const silent = await openReader('')
    expect(await answered(await openReader(ASK))).toBe('HTTP/1.1 200')
    await eventually('the slow one to give way', () => slow.gone)
    silent.socket.write(ASK)
    expect(await answered(silent)).toBe('HTTP/1.1 200')
  })

  test('stays where enough of it comes, or it has not had its time', async () => {
    for (const limits of [{ slowBodyMs: 0, bytesPerSecond: 0 }, { slowBodyMs: 60_000 }]) {
      const held = await fill(limits, `${begun}${'x'.repeat(20_000)}`)
      const refused = await openReader(ASK)
      await eventually('the refusal', () => refused.gone)
      expect([refused.heard, ...held.map(({ gone }) => gone)]).toEqual(['', false, false])
      for (const { socket } of held) socket.destroy()
      await stop()
    }
  })
})

describe('an answer that is not read', () => {
  test('is given up, for many at once, and others are answered meanwhile', async () => {
    const server = await listen({ limits: { stalledMs: 500 } })
    for (let count = 0; count < 30; count += 1) await openDeaf(ASK_LARGE)
    expect(await answered(await openReader(ASK))).toBe('HTTP/1.1 200')
    await holdsNone(server)
  })

  test('gives way to who comes', async () => {
    const server = await listen({ limits: { connectionsPerNetwork: 2, unreadMs: 0 } })
    const held: Socket[] = []
    server.on('connection', (socket) => held.push(socket))
    for (let count = 0; count < 2; count += 1) await openDeaf(ASK_LARGE)
    await eventually('both to wait', () => held.every(({ writableLength }) => writableLength > 0))
    expect(await answered(await openReader(ASK))).toBe('HTTP/1.1 200')
    expect(held.map(({ destroyed }) => destroyed)).toEqual([true, false, false])
  })

  test('is given up also when a little is read now and then', async () => {
    const limits = { answerMs: 100, bytesPerSecond: LARGE_BYTES, lookEveryMs: 20 }
    const server = await listen({ limits })
    const reader = await openDeaf(ASK_LARGE)
    const timer = setInterval(() => reader.read(5), 5)
    await holdsNone(server)
    clearInterval(timer)
  })

  test('goes on to who reads slowly, for longer than one that stalls may take', async () => {
    await listen({ limits: { stalledMs: 1_500 } })
    const reader = await openDeaf(ASK_LARGE)
    let bytes = 0
    const timer = setInterval(() => {
      bytes += reader.read(Math.min(100_000, reader.readableLength))?.length ?? 0
    }, 5)
    await eventually('all of it', () => bytes > LARGE_BYTES || reader.destroyed)
    clearInterval(timer)
    expect(bytes).toBeGreaterThan(LARGE_BYTES)
  })
})

test('a socket of the gateway does not give way to connections', async () => {
  const upgraded: Socket[] = []
  const prepare = (server: Server) =>
    server.on('upgrade', (_request, socket) => {
      upgraded.push(socket as Socket)
      socket.once('end', () => socket.destroy()).resume()
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
    })
  await listen({ limits: { connectionsPerNetwork: 2 }, prepare })
  await openReader(
    `GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  await eventually('the upgrade', () => upgraded.length === 1)
  for (let count = 0; count < 5; count += 1) await answered(await openReader(ASK))
  expect(upgraded.map(({ destroyed }) => destroyed)).toEqual([false])
})

test('bounds are by network where clients come directly, else by the whole', () => {
  const settings = { connections: 9, connectionsPerNetwork: 5 }
  expect(connectionLimits(settings, 0)).toMatchObject({ ...settings, keepAliveMs: 10_000 })
  const byProxy = connectionLimits(settings, 1)
  expect(byProxy).toMatchObject({ connections: 9, connectionsPerNetwork: undefined })
  // Longer than proxies keep theirs.
  expect(byProxy.keepAliveMs).toBeGreaterThan(60_000)
})
