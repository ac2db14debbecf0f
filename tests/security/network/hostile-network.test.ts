// What strangers on the network do to the log, the figures and the test clock.

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import {
  codeCall,
  FORM,
  lines,
  sendsCode,
  start,
  stopServer,
} from '@fairtick/server/http/http-fixture'
import { MAX_NETWORKS } from '@fairtick/server/http/refusal-log'
import { addTestClock } from '@fairtick/server/roles/test-clock-route'
import { eventually } from '@fairtick/testkit/eventually'
import { tooMany } from '@fairtick/wire/handler'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(stopServer)

const MINUTE_MS = 60_000
const refusesAll = { verificationCode: async () => tooMany(1_000) }
const refusalLines = () => lines.filter((line) => line.includes('refused by limits'))

describe('a flood that limits refuse', () => {
  test('is one line for its network and minute, with what was called', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await start(refusesAll)
    for (let call = 0; call < 200; call += 1) {
      const remoteAddress = `198.51.100.${call % 4}`
      expect((await server.inject(codeCall(FORM, { remoteAddress }))).statusCode).toBe(429)
    }
    expect(lines.filter((line) => line.includes('answered'))).toEqual([])
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refusalLines().map((line) => JSON.parse(line))).toMatchObject([
      { network: '198.51.100', refused: 200, calls: { verificationCode: 200 } },
    ])
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refusalLines()).toHaveLength(1)
  })

  test('from ever more networks takes no more lines than are kept', async () => {
    const server = await start(refusesAll)
    for (let call = 0; call < MAX_NETWORKS + 50; call += 1) {
      const remoteAddress = `10.1.${call}.1`.replace('10.1.', `10.${call >> 7}.`)
      await server.inject(codeCall(FORM, { remoteAddress }))
    }
    await server.close()
    expect(refusalLines()).toHaveLength(MAX_NETWORKS + 1)
    expect(refusalLines().at(-1)).toContain('"network":"others","refused":50')
  })
})

test('a client that goes away in the middle of its body is no fault of ours', async () => {
  const server = await start(sendsCode)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  await once(client, 'connect')
  client.write(
    'POST /api/verificationcode HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Content-Length: 100\r\n\r\n{"email":',
  )
  const [request] = await once(server.server, 'request')
  client.destroy()
  await eventually('the end of the connection', () => request.destroyed)
  await server.close()
  expect(lines.filter((line) => line.includes('a call failed'))).toEqual([])
  expect(lines.filter((line) => line.includes('"status":503'))).toEqual([])
})

const BY_PROXY = [
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { 'x-real-ip': '203.0.113.9' },
  { via: '1.1 proxy' },
]
const NAMED = { host: 'trade.example' }

describe('figures', () => {
  test.each([...BY_PROXY, NAMED])('are not for who comes by a proxy: %o', async (headers) => {
    for (const proxies of ['0', '1']) {
      const server = await start(sendsCode, { TRUSTED_PROXIES: proxies })
      expect((await server.inject({ url: '/metrics', headers })).statusCode).toBe(404)
      await server.close()
    }
  })

  test.each(BY_PROXY)('are not opened through a proxy by their token: %o', async (forwarded) => {
    const token = 'sixteen-letters-or-more'
    const server = await start(sendsCode, { METRICS_TOKEN: token })
    const headers = { ...forwarded, authorization: `Bearer ${token}` }
    expect((await server.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  })

  test.each(['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'])('are for %s', async (host) => {
    const server = await start(sendsCode)
    expect((await server.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200)
  })
})

test.each([...BY_PROXY, NAMED])('nobody moves the test clock by a proxy: %o', async (headers) => {
  const server = await start(sendsCode)
  const advanceMs = vi.fn()
  const engine = { onCommitted: () => {}, now: () => 0, wake: () => {}, notReady: () => 'away' }
  addTestClock(server, { advanceMs } as never, engine as never)
  const asked = { method: 'POST', url: '/test-clock', payload: { advanceMs: 1 } } as const
  expect((await server.inject({ ...asked, headers })).statusCode).toBe(404)
  expect(advanceMs).not.toHaveBeenCalled()
  expect((await server.inject(asked)).statusCode).toBe(200)
  expect(advanceMs).toHaveBeenCalledOnce()
})
