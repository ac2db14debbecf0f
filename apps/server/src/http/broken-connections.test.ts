// Connections that break the protocol or only hold a place: each is answered and then let go.

import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createHttpServer } from './http-server.ts'

let app: Awaited<ReturnType<typeof createHttpServer>> | undefined
let client: Socket | undefined

afterEach(async () => {
  client?.destroy()
  await app?.close()
})

test('a client that sends no HTTP and never closes its side holds no place (REL-38)', async () => {
  app = await createHttpServer({
    config: readConfig({}),
    handlers: {},
    authenticate: async () => undefined,
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const gone: Socket[] = []
  app.server.on('connection', (socket) => socket.on('close', () => gone.push(socket)))
  const { port } = app.server.address() as AddressInfo
  client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  client.write('no HTTP at all\r\n\r\n')
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  await eventually('the end of the connection', () => gone.length === 1)
})
