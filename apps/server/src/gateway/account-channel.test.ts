// The account channel over real sockets: serial order, resuming, gaps, silence without auth.

import { createBarrier } from '@fairtick/testkit/barrier'
import { afterEach, expect, test } from 'vitest'
import {
  addToHistory,
  answerAll,
  type Fixture,
  startFixture,
  type TestClient,
  withAnswer,
} from './gateway-fixture.ts'

let fixture: Fixture

afterEach(() => fixture.close())

const serialsOf = ({ frames }: TestClient) =>
  frames.filter((frame) => frame.serial !== undefined).map((frame) => frame.serial)

async function openAs(token: string, after?: number): Promise<TestClient> {
  const client = await fixture.open()
  client.send({ op: 'auth', token })
  client.subscribe(['account'], after)
  return client
}

test('the snapshot first, then every event with its serial, in the order committed', async () => {
  fixture = await startFixture()
  fixture.event('ann')
  const client = await openAs('ann-1')
  expect(await client.find((f) => f.event === 'snapshot')).toEqual({
    ...{ event: 'snapshot', balances: [], serial: 1, account: 'practice' },
  })
  for (let count = 0; count < 50; count += 1) fixture.event('ann')
  await client.find((f) => f.serial === 51)
  expect(serialsOf(client)).toEqual(Array.from({ length: 51 }, (_, place) => place + 1))
})

test('events are never conflated and go to all sockets of the user, to nobody else', async () => {
  fixture = await startFixture()
  const [first, second, other] = [
    await openAs('ann-1', 0),
    await openAs('ann-2', 0),
    await openAs('bob-1', 0),
  ]
  await Promise.all([first, second, other].map((client) => client.settled()))
  for (let count = 0; count < 300; count += 1) fixture.event('ann')
  await Promise.all([first, second].map((client) => client.find((f) => f.serial === 300)))
  expect(serialsOf(first)).toHaveLength(300)
  expect(serialsOf(second)).toHaveLength(300)
  expect(serialsOf(other)).toEqual([])
})

test('`after` brings what was missed, each once', async () => {
  fixture = await startFixture()
  for (let count = 0; count < 9; count += 1) fixture.event('ann')
  const client = await openAs('ann-1', 4)
  fixture.event('ann')
  await client.find((f) => f.serial === 10)
  expect(serialsOf(client)).toEqual([5, 6, 7, 8, 9, 10])
  expect(client.frames.some((f) => f.event === 'snapshot')).toBe(false)
})

test('`after` that is no longer kept, or was never given out, brings the snapshot', async () => {
  fixture = await startFixture()
  fixture.event('ann')
  const client = await openAs('ann-1', 77)
  expect(await client.find((f) => f.event === 'snapshot')).toMatchObject({ serial: 1 })
  fixture.event('ann')
  expect(await client.find((f) => f.serial === 2)).toMatchObject({ event: 'message' })
})

test('events that come while the missed ones are fetched stand behind them', async () => {
  const barrier = createBarrier()
  fixture = await startFixture({}, (bus, known) => {
    answerAll(
      withAnswer(bus, 'account.missed', async ({ userId, after }) => {
        const missed = (known.history.get(userId) ?? []).slice(after)
        await barrier.pass()
        return missed
      }),
      known,
    )
  })
  fixture.event('ann')
  fixture.event('ann')
  const client = await openAs('ann-1', 0)
  await barrier.reached
  fixture.event('ann')
  fixture.event('ann')
  barrier.open()
  await client.find((f) => f.serial === 4)
  expect(serialsOf(client)).toEqual([1, 2, 3, 4])
})

test('an event that comes while the snapshot is taken stands behind it', async () => {
  const barrier = createBarrier()
  fixture = await startFixture({}, (bus, known) => {
    answerAll(
      withAnswer(bus, 'account.snapshot', async () => {
        await barrier.pass()
        return { serial: 0, account: 'practice', body: { event: 'snapshot' } }
      }),
      known,
    )
  })
  const client = await openAs('ann-1')
  await barrier.reached
  fixture.event('ann')
  barrier.open()
  await client.find((f) => f.serial === 1)
  expect(client.frames.map((f) => f.event)).toEqual(['snapshot', 'message'])
})

test('whoever missed very much gets the snapshot', async () => {
  fixture = await startFixture()
  for (let count = 0; count < 1_001; count += 1) fixture.event('ann')
  const client = await openAs('ann-1', 0)
  expect(await client.find((f) => f.serial)).toMatchObject({ event: 'snapshot', serial: 1_001 })
})

test('an event that the bus lost is fetched before the next one is sent', async () => {
  fixture = await startFixture()
  const client = await openAs('ann-1', 0)
  fixture.event('ann')
  await client.find((f) => f.serial === 1)
  addToHistory(fixture.history, 'ann', { event: 'balance' })
  fixture.event('ann')
  await client.find((f) => f.serial === 3)
  expect(serialsOf(client)).toEqual([1, 2, 3])
})

test('an event that the bus brings twice is sent once', async () => {
  fixture = await startFixture()
  const client = await openAs('ann-1', 0)
  await client.settled()
  const notice = fixture.event('ann')
  fixture.bus.publish('account', { userId: 'ann', ...notice })
  fixture.event('ann')
  await client.find((f) => f.serial === 2)
  expect(serialsOf(client)).toEqual([1, 2])
})

test('REL-31: without auth, or with a token of no session, the channel is silent', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['account', 'ticker:BTCUSDT'])
  expect(await client.find((f) => f.error)).toMatchObject({ error: 'unauthorized', for: 'account' })
  client.send({ op: 'auth', token: 'bad-1' })
  expect(await client.find((f) => f.for === 'auth')).toMatchObject({ error: 'unauthorized' })
  client.subscribe(['account'])
  await client.settled()
  fixture.event('bad')
  fixture.tick('BTCUSDT', '3')
  await client.find((f) => f.price === '3')
  expect(serialsOf(client)).toEqual([])
})

test('a socket that changes its user hears no more of the one before', async () => {
  fixture = await startFixture()
  const client = await openAs('ann-1', 0)
  client.send({ op: 'auth', token: 'bob-1' })
  client.subscribe(['account'], 0)
  await client.settled()
  fixture.event('ann', { event: 'balance' })
  fixture.event('bob')
  await client.find((f) => f.event === 'message')
  expect(client.frames.filter((f) => f.event === 'balance')).toEqual([])
})

test('`unsubscribe` ends the events', async () => {
  fixture = await startFixture()
  const client = await openAs('ann-1', 0)
  client.send({ op: 'unsubscribe', channels: ['account'] })
  await client.settled()
  fixture.event('ann')
  client.send('ping')
  await client.find((f) => f === 'pong')
  expect(serialsOf(client)).toEqual([])
})

test('a question that is not answered closes the socket, which may come back', async () => {
  fixture = await startFixture({}, (bus) => {
    bus.answer('market.snapshot', async () => ({ instruments: [] }))
  })
  const client = await fixture.open()
  client.send({ op: 'auth', token: 'ann-1' })
  expect(await client.closed).toBe(1013)
  expect(fixture.faults).toHaveLength(1)
})
