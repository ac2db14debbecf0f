// The limits of the socket (REL-31): who may open one, how many, how much it may send.

import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { answerAll, type Fixture, startFixture, withAnswer } from './gateway-fixture.ts'

let fixture: Fixture

afterEach(() => fixture.close())

/** HTTP status that refuses the upgrade; 101 when it opens. */
async function statusOf(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const upgrade = {
      ...{ Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' },
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const asked = request({
      ...{ host: '127.0.0.1', port: fixture.port, path, headers: { ...upgrade, ...headers } },
    })
    asked.on('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
    asked.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('REL-31: a foreign origin is refused, the own host, a listed one and none may', async () => {
  fixture = await startFixture({ allowedOrigins: ['https://app.example'] })
  const own = `http://127.0.0.1:${fixture.port}`
  for (const [origin, status] of [
    [own, 101],
    ['https://app.example', 101],
    ['https://evil.example', 403],
    ['https://app.example.evil.example', 403],
    [`${own}.evil.example`, 403],
    ['null', 403],
    ['', 403],
  ] as const) {
    expect([origin, (await statusOf('/ws', { Origin: origin })).status]).toEqual([origin, status])
  }
  expect((await statusOf('/ws')).status).toBe(101)
  const named = { Host: 'trade.example', Origin: 'http://trade.example.evil.example' }
  expect((await statusOf('/ws', named)).status).toBe(403)
  expect((await statusOf('/ws', { ...named, Origin: 'https://trade.example' })).status).toBe(101)
})

test('only /ws is a socket', async () => {
  fixture = await startFixture()
  expect((await statusOf('/ws?lang=th')).status).toBe(101)
  expect((await statusOf('/wsx')).status).toBe(404)
  expect((await statusOf('/')).status).toBe(404)
})

test('compression is not agreed to, nor is anything told of what runs inside', async () => {
  fixture = await startFixture()
  const { headers } = await statusOf('/ws', {
    'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
  })
  expect(Object.keys(headers).sort()).toEqual(['connection', 'sec-websocket-accept', 'upgrade'])
})

test('REL-31: so many sockets an address, freed when one closes', async () => {
  fixture = await startFixture({ limits: { socketsPerNetwork: 3 } })
  const clients = [await fixture.open(), await fixture.open(), await fixture.open()]
  expect(await statusOf('/ws')).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
  clients[0]?.webSocket.close()
  await clients[0]?.closed
  await fixture.open()
})

test('addresses are told apart by whoever knows the proxy', async () => {
  fixture = await startFixture({
    limits: { socketsPerNetwork: 1 },
    addressOf: ({ headers }) => String(headers['x-test-address']),
  })
  await fixture.open({ headers: { 'x-test-address': '10.0.0.1' } })
  await fixture.open({ headers: { 'x-test-address': '10.0.0.2' } })
  expect((await statusOf('/ws', { 'x-test-address': '10.0.0.2' })).status).toBe(429)
})

test('the addresses of one IPv6 network are one: they cost nothing', async () => {
  fixture = await startFixture({
    limits: { socketsPerNetwork: 2 },
    addressOf: ({ headers }) => String(headers['x-test-address']),
  })
  const by = (address: string) => ({ 'x-test-address': address })
  await fixture.open({ headers: by('2001:db8:1:2::a') })
  await fixture.open({ headers: by('2001:db8:1:2:ffff::b') })
  expect((await statusOf('/ws', by('2001:db8:1:2::c'))).status).toBe(429)
  expect((await statusOf('/ws', by('2001:db8:1:3::c'))).status).toBe(101)
})

test('so many sockets in all', async () => {
  fixture = await startFixture({ limits: { sockets: 2 } })
  await fixture.open()
  await fixture.open()
  expect((await statusOf('/ws')).status).toBe(503)
})

test('REL-31: so many sockets a user', async () => {
  fixture = await startFixture({ limits: { socketsPerUser: 2 } })
  const clients = [await fixture.open(), await fixture.open(), await fixture.open()]
  const [first, second, third] = clients
  for (const client of clients) {
    client.send({ op: 'auth', token: 'ann-1' })
    if (client !== third) await client.settled()
  }
  expect(await third?.find((f) => f.error)).toMatchObject({ error: 'too_many', for: 'auth' })
  expect(await third?.closed).toBe(1008)
  first?.webSocket.close()
  await first?.closed
  const fourth = await fixture.open()
  fourth.send({ op: 'auth', token: 'ann-1' })
  fourth.subscribe(['account'])
  await fourth.find((f) => f.event === 'snapshot')
  expect(second?.webSocket.readyState).toBe(1)
})

test('REL-31: 20 messages a second are worked off, the 21st is told so once', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  for (let count = 0; count < 40; count += 1) client.send('ping')
  await client.find((f) => f.error === 'too_many')
  client.webSocket.ping()
  await new Promise((resolve) => client.webSocket.once('pong', resolve))
  expect(client.frames.filter((f) => f === 'pong')).toHaveLength(20)
  expect(client.frames.filter((f) => f.error === 'too_many')).toHaveLength(1)
})

test('a flood of messages or of pings closes the socket', async () => {
  fixture = await startFixture()
  const [texts, pings] = [await fixture.open(), await fixture.open()]
  for (let count = 0; count < 400; count += 1) texts.send('ping')
  for (let count = 0; count < 400; count += 1) pings.webSocket.ping()
  expect(await texts.closed).toBe(1008)
  expect(await pings.closed).toBe(1008)
})

test('REL-31: 100 subscriptions, the next one is refused by name', async () => {
  const instruments = Array.from({ length: 101 }, (_, place) => ({
    symbol: `S${String(place).padStart(3, '0')}`,
    status: 1 as const,
  }))
  fixture = await startFixture({}, (bus) => {
    bus.answer('market.snapshot', async () => ({ instruments }))
  })
  const client = await fixture.open()
  const channels = instruments.map(({ symbol }) => `ticker:${symbol}`)
  client.subscribe(channels)
  const refusal = await client.find((f) => f.error)
  expect(refusal).toMatchObject({ error: 'too_many', for: 'ticker:S100' })
  expect((await client.find((f) => f.list)).list).toHaveLength(100)
  client.send({ op: 'unsubscribe', channels: ['ticker:S000'] })
  const from = client.frames.length
  client.subscribe(['ticker:S100'])
  await client.find((f) => f.code === 'S100', from)
})

test('an unknown channel or instrument is refused in the language asked for', async () => {
  fixture = await startFixture()
  const client = await fixture.open({ path: '/ws?lang=th' })
  client.subscribe(['ticker:NOPE', 'nope', 'kline:BTCUSDT:2m', 'ticker:BTCUSDT'])
  await client.find((f) => f.code === 'BTCUSDT')
  expect(client.frames.filter((f) => f.error)).toEqual(
    ['ticker:NOPE', 'nope', 'kline:BTCUSDT:2m'].map((name) => ({
      ...{ error: 'unknown_channel', message: 'unknown_channel in th', for: name },
    })),
  )
})

test('REL-31: sockets of an ended session close, others stay', async () => {
  fixture = await startFixture()
  const [ended, kept] = [await fixture.open(), await fixture.open()]
  ended.send({ op: 'auth', token: 'ann-1' })
  kept.send({ op: 'auth', token: 'ann-2' })
  await Promise.all([ended.settled(), kept.settled()])
  fixture.bus.publish('session', { sessionIds: ['ann-1'] })
  expect(await ended.find((f) => f.event === 'session')).toMatchObject({ ended: true })
  expect(await ended.closed).toBe(4401)
  kept.subscribe(['account'])
  await kept.find((f) => f.event === 'snapshot')
  fixture.bus.publish('session', { userId: 'ann' })
  expect(await kept.closed).toBe(4401)
})

test('a session that ends while its token is checked does not come in', async () => {
  fixture = await startFixture({}, (bus, known) => {
    answerAll(
      withAnswer(bus, 'session.check', async ({ token }) => {
        bus.publish('session', { sessionIds: [token] })
        return { userId: 'ann', sessionId: token, endsAtMs: Number.MAX_SAFE_INTEGER }
      }),
      known,
    )
  })
  const client = await fixture.open()
  client.send({ op: 'auth', token: 'ann-1' })
  expect(await client.find((f) => f.error)).toMatchObject({ error: 'unauthorized', for: 'auth' })
})

test('a session that is over by its own time loses its sockets', async () => {
  let nowMs = 1_000
  const clock = { wallMs: () => nowMs, monotonicMs: () => performance.now() }
  fixture = await startFixture({ clock, limits: { heartbeatMs: 400 } }, (bus, known) => {
    const sessionOf = async ({ token }: { token: string }) => ({
      ...{ userId: 'ann', sessionId: token, endsAtMs: 2_000 },
    })
    answerAll(withAnswer(bus, 'session.check', sessionOf), known)
  })
  const client = await fixture.open()
  client.send({ op: 'auth', token: 'ann-1' })
  await client.settled()
  nowMs = 2_000
  expect(await client.closed).toBe(4401)
})

test('a session whose end was not heard of loses its sockets at the next look', async () => {
  fixture = await startFixture({ limits: { checkSessionsMs: 20 } }, (bus, known) => {
    answerAll(bus, known)
    bus.answer('session.ended', async ({ sessionIds }) => ({
      ended: sessionIds.filter((id) => id === 'ann-1'),
    }))
  })
  const [ended, other] = [await fixture.open(), await fixture.open()]
  for (const [client, token] of [
    [ended, 'ann-1'],
    [other, 'ann-2'],
  ] as const) {
    client.send({ op: 'auth', token })
    client.subscribe(['account'])
    await client.find((frame) => frame.event === 'snapshot')
  }
  expect(await ended.closed).toBe(4401)
  fixture.event('ann')
  await other.find((frame) => frame.serial === 1)
})

test('a user is present from the first socket to the end of the last', async () => {
  fixture = await startFixture()
  const isPresent = (userId: string) =>
    fixture.bus.ask('sockets.present', {}, userId).catch(({ fault }) => fault)
  const clients = [await fixture.open(), await fixture.open()]
  for (const client of clients) {
    client.send({ op: 'auth', token: 'ann-1' })
    await client.settled()
  }
  expect([await isPresent('ann'), await isPresent('bob')]).toEqual([true, 'unanswered'])
  clients[0]?.webSocket.close()
  await clients[0]?.closed
  expect(await isPresent('ann')).toBe(true)
  clients[1]?.webSocket.close()
  await expect.poll(() => isPresent('ann')).toBe('unanswered')
})
