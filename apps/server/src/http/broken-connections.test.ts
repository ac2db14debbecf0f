// Connections that break the protocol or only hold a place: each is answered and then let go.

import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { eventually } from '@fairtick/testkit/eventually'
import { tooMany } from '@fairtick/wire/handler'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createHttpServer } from './http-server.ts'

let app: Awaited<ReturnType<typeof createHttpServer>> | undefined
let client: Socket | undefined

afterEach(async () => {
  vi.useRealTimers()
  client?.destroy()
  await app?.close()
})

async function listen(): Promise<{ port: number; gone: readonly Socket[] }> {
  app = await createHttpServer({
    config: readConfig({}),
    handlers: { login: async () => tooMany(1) },
    authenticate: async () => undefined,
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const gone: Socket[] = []
  app.server.on('connection', (socket) => socket.on('close', () => gone.push(socket)))
  return { port: (app.server.address() as AddressInfo).port, gone }
}

test('a client that sends no HTTP and never closes its side holds no place (REL-38)', async () => {
  const { port, gone } = await listen()
  client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  client.write('no HTTP at all\r\n\r\n')
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  await eventually('the end of the connection', () => gone.length === 1)
})

test('a connection that waits too long with a request is told so, one without hears nothing', {
  timeout: 30_000,
}, async () => {
  const { port, gone } = await listen()
  client = connect({ port, host: '127.0.0.1' })
  client.write('GET /healthz HTTP/1.1\r\nHost: ')
  // As browsers open ahead of what they will ask: an answer would be taken for that of the next.
  const silent = connect({ port, host: '127.0.0.1' })
  let heard = ''
  silent.on('data', (bytes) => {
    heard += bytes.toString()
  })
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/)
  await eventually('the end of both connections', () => gone.length === 2)
  if (!silent.closed) await once(silent, 'close')
  expect(heard).toBe('')
})

test('a client in the middle of its request does not keep a stopping server', {
  timeout: 20_000,
}, async () => {
  const { port, gone } = await listen()
  client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  client.on('error', () => {})
  client.write('POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n')
  client.write('Content-Length: 9\r\n\r\n{')
  await once(app?.server as Server, 'request')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = app?.close()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await closed
  await eventually('the end of the connection', () => gone.length === 1)
})

test.each([
  ['said to be too long', ['Content-Length: 3000000'], (chunk: string) => chunk],
  [
    'found to be too long',
    ['Transfer-Encoding: chunked'],
    (chunk: string) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
  ],
])('a body %s is sent to its end, and its answer arrives (REL-38)', async (_how, lines, framed) => {
  const { port } = await listen()
  client = connect({ port, host: '127.0.0.1' })
  const head = ['POST /api/login HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...lines]
  let answers = ''
  client.on('data', (bytes) => {
    answers += bytes.toString()
  })
  client.write(`${head.join('\r\n')}\r\n\r\n`)
  const chunk = 'x'.repeat(30_000)
  for (let count = 0; count < 100; count += 1) {
    if (!client.write(framed(chunk))) await once(client, 'drain')
    if (count === 50) await eventually('an answer', () => answers.includes('too_large'))
  }
  client.write(framed(''))
  client.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  await eventually('the answer of the next', () => /413 .*HTTP\/1\.1 200/s.test(answers))
})
