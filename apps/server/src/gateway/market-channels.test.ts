// The public channels over real sockets: snapshot first, latest wins, every tick in order.

import { afterEach, expect, test } from 'vitest'
import { candleAt, type Fixture, type Frame, SYMBOLS, startFixture } from './gateway-fixture.ts'
import { TICKS_KEPT } from './tick-log.ts'

let fixture: Fixture

afterEach(() => fixture.close())

const isTicker = (frame: Frame) => frame.command === 22998
const isTicks = (frame: Frame) => frame.command === 'ticks'
/** The tickers in a frame, alone or listed. */
const tickersOf = (frame: Frame): Frame[] => frame.list ?? [frame]

test('a subscription is answered with a snapshot first, day figures included', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker:BTCUSDT'])
  expect(await client.find(isTicker)).toEqual({
    ...{ command: 22998, code: 'BTCUSDT', price: '10.00', change: '0', status: 1, seq: 1 },
    ...{ time: expect.any(Number), high24h: '11.00', low24h: '9.00', volume24h: '500' },
  })
})

test('`ticker` carries every instrument, and those that are new later', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker'])
  const snapshot = await client.find(isTicker)
  expect(snapshot.list.map(({ code }: Frame) => code)).toEqual(['BTCUSDT', 'ETHUSDT', 'LTCUSDT'])
  fixture.tick('XAUUSD', '4000.10')
  expect(await client.find((frame) => frame.code === 'XAUUSD')).toMatchObject({ price: '4000.10' })
})

test('of many changes between two flushes only the latest is sent', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker:BTCUSDT', 'ticker:ETHUSDT'])
  await client.find(isTicker)
  for (let price = 100; price < 600; price += 1) fixture.tick('BTCUSDT', `${price}.00`)
  fixture.tick('ETHUSDT', '7.00')
  await client.find((frame) => isTicker(frame) && tickersOf(frame)[0].price === '599.00')
  const updates = client.frames.slice(1).filter(isTicker).flatMap(tickersOf)
  expect(updates.map(({ code, price }) => [code, price])).toEqual([
    ['BTCUSDT', '599.00'],
    ['ETHUSDT', '7.00'],
  ])
})

test('a flush holds the day figures only after they changed', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker:BTCUSDT'])
  await client.find(isTicker)
  fixture.tick('BTCUSDT', '20.00')
  expect(await client.find((f) => f.price === '20.00')).not.toHaveProperty('high24h')
  const day = { symbol: 'BTCUSDT', high24h: '30.00', low24h: '9.00', volume24h: '501' }
  fixture.bus.publish('market', { ticks: [], days: [day] })
  expect(await client.find((f) => f.high24h === '30.00')).toMatchObject({ price: '20.00' })
})

test('TR-2.5: stale is pushed without a price, and live again with one', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker:BTCUSDT'])
  await client.find(isTicker)
  const statusIs = (status: 1 | -1) => [{ symbol: 'BTCUSDT', status }]
  fixture.bus.publish('market', { ticks: [], statuses: statusIs(-1) })
  expect(await client.find((f) => f.status === -1)).toEqual({
    ...{ command: 22998, code: 'BTCUSDT', status: -1 },
  })
  const from = client.frames.length
  fixture.bus.publish('market', { ticks: [], statuses: statusIs(1) })
  expect(await client.find((f) => f.status === 1, from)).toMatchObject({ price: '10.00' })
})

test('`tick:` carries every tick once, in order, batched', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['tick:BTCUSDT'])
  expect(await client.find(isTicks)).toMatchObject({ ticks: [[1, expect.any(Number), '10.00']] })
  for (let round = 0; round < 5; round += 1) {
    for (let place = 0; place < 40; place += 1) fixture.tick('BTCUSDT', `${round}.${place}`)
    await client.find((f) => isTicks(f) && f.ticks.at(-1)[0] === 1 + (round + 1) * 40)
  }
  const seqs = client.frames.filter(isTicks).flatMap((f) => f.ticks.map((t: Frame) => t[0]))
  expect(seqs).toEqual(Array.from({ length: 201 }, (_, place) => place + 1))
  expect(client.frames.filter(isTicks).length).toBeLessThan(50)
})

test('a channel asked for again begins anew, without old ticks after its snapshot', async () => {
  fixture = await startFixture({ limits: { flushMs: 200 } })
  const client = await fixture.open()
  client.subscribe(['tick:BTCUSDT'])
  await client.settled()
  fixture.tick('BTCUSDT', '2')
  client.subscribe(['tick:BTCUSDT'])
  await client.settled()
  fixture.tick('BTCUSDT', '3')
  await client.find((f) => isTicks(f) && f.ticks.at(-1)[0] === 3)
  const afterSnapshot = client.frames.filter(isTicks).at(-1)
  expect(afterSnapshot.ticks.map((t: Frame) => t[0])).toEqual([3])
})

test('a tick that comes late changes nothing', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker:BTCUSDT', 'tick:BTCUSDT'])
  await client.settled()
  const old = fixture.tick('BTCUSDT', '2')
  fixture.tick('BTCUSDT', '3')
  fixture.bus.publish('market', { ticks: [old] })
  expect(await client.find((f) => f.seq > 1)).toMatchObject({ seq: 3, price: '3' })
  fixture.tick('BTCUSDT', '4')
  await client.find((f) => f.seq === 4)
  const seqs = client.frames.filter(isTicks).flatMap((f) => f.ticks.map((t: Frame) => t[0]))
  expect(seqs.slice(0, 3)).toEqual([1, 2, 3])
})

test('ticks beyond what is kept become a gap that says which ones to fetch', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['tick:BTCUSDT'])
  await client.find(isTicks)
  const total = 5 * TICKS_KEPT
  for (let seq = 2; seq <= total; seq += 1) fixture.tick('BTCUSDT', '1')
  const { gap } = await client.find((f) => f.gap !== undefined)
  const { ticks } = await client.find((f) => isTicks(f) && f.ticks?.at(-1)[0] === total)
  expect(gap).toEqual([2, ticks[0][0] - 1])
  expect(ticks.length).toBeGreaterThanOrEqual(TICKS_KEPT)
})

test('ticks that the bus lost become a gap too', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['tick:BTCUSDT'])
  await client.find(isTicks)
  const tick = { symbol: 'BTCUSDT', seq: 9, time: 1_700_000_000_900, price: '9', volume: '1' }
  fixture.bus.publish('market', { ticks: [tick] })
  expect((await client.find((f) => f.gap !== undefined)).gap).toEqual([2, 8])
  await client.find((f) => isTicks(f) && f.ticks?.at(-1)[0] === 9)
})

test('channels added later neither repeat nor lose ticks of those that stay', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['tick:BTCUSDT'])
  await client.settled()
  for (const added of ['ticker', 'tick:ETHUSDT', 'ticker:LTCUSDT', 'depth:BTCUSDT']) {
    fixture.tick('BTCUSDT', '5')
    client.subscribe([added])
    fixture.tick('BTCUSDT', '6')
    await client.settled()
  }
  await client.find((f) => f.code === 'BTCUSDT' && isTicks(f) && f.ticks.at(-1)[0] === 9)
  const own = client.frames.filter((f) => isTicks(f) && f.code === 'BTCUSDT')
  const seqs = own.flatMap((f) => f.ticks.map((t: Frame) => t[0]))
  expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('the book: empty while none is known, then whole and only the latest', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['depth:ETHUSDT'])
  expect(await client.find((f) => f.command === 22999)).toMatchObject({ bids: [], asks: [] })
  const book = { symbol: 'ETHUSDT', asks: [['11', '1']] as const, time: 1_700_000_000_005 }
  for (const size of ['1', '2', '3']) {
    const update = { ...book, bids: [['10', size]] as const, illustrative: true as const }
    fixture.bus.publish('depth', update)
  }
  const frame = await client.find((f) => f.command === 22999 && f.bids.length > 0)
  expect(frame).toEqual({
    ...{ command: 22999, code: 'ETHUSDT', bids: [['10', '3']], asks: [['11', '1']] },
    ...{ time: 1_700_000_000_005, illustrative: true },
  })
})

test('candles: the recent ones first, then what changed, the closed minute included', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['kline:BTCUSDT:1m'])
  const snapshot = await client.find((f) => f.kline_type === 1)
  expect(snapshot).toMatchObject({ code: 'BTCUSDT', type: '1m' })
  expect(snapshot.kline_list).toEqual([0, 1, 2].map((minute) => candleAt(minute, '10')))
  const publish = (minute: number, close: string) =>
    fixture.bus.publish('candle', {
      candles: [{ symbol: 'BTCUSDT', candle: candleAt(minute, close) }],
    })
  publish(2, '11')
  publish(2, '11.5')
  publish(3, '11.6')
  const { kline_list } = await client.find((f) => f.kline_list?.at(-1).close_price === '11.6')
  expect(kline_list).toEqual([candleAt(2, '11.5'), candleAt(3, '11.6')])
})

test('`kline` carries the latest candle of every pair, then of those that change', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['kline'])
  const newest = candleAt(2, '10')
  expect(await client.find(Array.isArray)).toEqual(
    SYMBOLS.map((code) => ({ code, kline_data: newest })),
  )
  const candle = candleAt(3, '11')
  fixture.bus.publish('candle', { candles: [{ symbol: 'ETHUSDT', candle }] })
  expect(await client.find((f) => Array.isArray(f) && f.length === 1)).toEqual([
    { code: 'ETHUSDT', kline_data: candle },
  ])
  client.subscribe(['kline:BTCUSDT:1m'])
  const list = await client.find((f) => f.kline_type === 1)
  expect(list).toMatchObject({ code: 'BTCUSDT', kline_list: expect.arrayContaining([newest]) })
})

test('a channel that was left is silent', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker:BTCUSDT', 'ticker:ETHUSDT'])
  await client.find(isTicker)
  client.send({ op: 'unsubscribe', channels: ['ticker:BTCUSDT', 'no:such'] })
  await client.settled()
  fixture.tick('BTCUSDT', '77')
  fixture.tick('ETHUSDT', '78')
  await client.find((f) => f.price === '78')
  expect(
    client.frames
      .slice(1)
      .flatMap(tickersOf)
      .map((f) => f.code),
  ).not.toContain('BTCUSDT')
})

test('`ping` is answered with `pong`', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.send('ping')
  expect(await client.find((f) => f === 'pong')).toBe('pong')
})

test('clients with the same channels share one frame, whatever their order', async () => {
  fixture = await startFixture()
  const clients = await Promise.all(Array.from({ length: 20 }, () => fixture.open()))
  for (const [place, client] of clients.entries()) {
    client.subscribe(
      place % 2 === 0 ? ['ticker:BTCUSDT', 'tick:ETHUSDT'] : ['tick:ETHUSDT', 'ticker:BTCUSDT'],
    )
  }
  await Promise.all(clients.map((client) => client.settled()))
  expect(fixture.gateway.figures()).toMatchObject({ sockets: 20, audiences: 10 })
  for (const price of ['55', '56', '57']) {
    const { framesBuilt } = fixture.gateway.figures()
    fixture.tick('BTCUSDT', price)
    await Promise.all(clients.map((client) => client.find((f) => f.price === price)))
    if (price !== '55') expect(fixture.gateway.figures().framesBuilt - framesBuilt).toBe(10)
  }
})

test('that constants have changed is said once, and to nobody who comes later', async () => {
  fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['ticker'])
  await client.find(isTicker)
  fixture.bus.publish('market', { ticks: [], terms: ['BTCUSDT', 'DOTUSDT'] })
  const { list } = await client.find((frame) => isTicker(frame) && frame.list?.length === 2)
  expect(list).toEqual([
    expect.objectContaining({ code: 'BTCUSDT', price: '10.00', termsChanged: true }),
    { code: 'DOTUSDT', status: -1, termsChanged: true },
  ])
  const from = client.frames.length
  fixture.tick('BTCUSDT', '20.00')
  expect(await client.find((frame) => frame.code === 'BTCUSDT', from)).not.toHaveProperty(
    'termsChanged',
  )
  const later = await fixture.open()
  later.subscribe(['ticker'])
  expect(JSON.stringify(await later.find(isTicker))).not.toContain('termsChanged')
})

test('a head of the tape goes to every socket, whatever it follows', async () => {
  fixture = await startFixture({ limits: { socketsPerNetwork: 100 } })
  const clients = await Promise.all(Array.from({ length: 70 }, () => fixture.open()))
  await Promise.all(clients.map((client) => client.settled()))
  const signed = { tape: 'tape', head: '[0]', root: 'root', key: 'key', signature: 'signature' }
  fixture.bus.publish('head', signed)
  for (const client of clients) {
    const frame = await client.find(({ command }) => command === 'head')
    expect(frame).toEqual({ command: 'head', signed })
  }
})
