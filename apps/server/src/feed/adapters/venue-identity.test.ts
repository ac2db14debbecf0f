// By which name a feed goes: that of the venue at the venue's own bases, and nowhere else.

import { describe, expect, it } from 'vitest'
import { BINANCE, BINANCE_REST, BINANCE_WS } from './binance-markets.ts'
import { KRAKEN, KRAKEN_REST, KRAKEN_WS } from './kraken-markets.ts'
import { identifyFeed, type Venue } from './venue-identity.ts'

const GOLD = { symbol: 'XAUUSD', pair: 'PAXG/USDT' }

/** What customers and the tape say of it. */
const called = (venue: Venue, rest: string, socket: string) => {
  const { feed, description, provenanceOf } = identifyFeed(venue, rest, socket)
  const { origin, isUnverified = false } = provenanceOf(GOLD)
  return { feed, description, origin, isUnverified }
}

describe('H2: at its own bases it is the venue', () => {
  it.each([
    [BINANCE_REST, BINANCE_WS],
    ['https://api.binance.com/', 'wss://stream.binance.com:443'],
    [BINANCE_REST, 'wss://stream.binance.com:9443'],
  ])('%s and %s are those of Binance', (rest, socket) => {
    const named = { description: 'Binance spot', origin: 'Binance spot PAXG/USDT' }
    expect(called(BINANCE, rest, socket)).toEqual({
      ...{ ...named, feed: 'binance', isUnverified: false },
    })
  })

  it.each([KRAKEN_WS, `${KRAKEN_WS}/`])('%s is that of Kraken', (socket) => {
    const named = { description: 'Kraken spot', origin: 'Kraken spot PAXG/USDT' }
    expect(called(KRAKEN, KRAKEN_REST, socket)).toEqual({
      ...{ ...named, feed: 'kraken', isUnverified: false },
    })
  })
})

describe('H2: at any other base it is the host that is asked', () => {
  const REST = 'https://prices.example:8443'
  const SOCKET = 'wss://prices.example:8443'

  it('says which, and what is spoken with it', () => {
    expect(called(BINANCE, REST, SOCKET)).toEqual({
      feed: 'unverified:binance',
      description: 'prices.example:8443 (unverified, binance protocol)',
      origin: 'prices.example:8443 (unverified, binance protocol, PAXG/USDT)',
      isUnverified: true,
    })
  })

  it.each([
    ['another REST base alone', REST, BINANCE_WS, 'prices.example:8443'],
    ['another socket alone', BINANCE_REST, SOCKET, 'prices.example:8443'],
    ['two hosts', REST, 'wss://other.example', 'prices.example:8443 + other.example'],
    ['no encryption', BINANCE_REST.replace('https', 'http'), BINANCE_WS, 'data-api.binance.vision'],
    ['another port', `${BINANCE_REST}:444`, BINANCE_WS, 'data-api.binance.vision:444'],
    ['another path', BINANCE_REST, `${BINANCE_WS}/mine`, 'data-stream.binance.vision'],
    ['a question', `${BINANCE_REST}?a=b`, BINANCE_WS, 'data-api.binance.vision'],
    ['a password', BINANCE_REST.replace('//', '//a:b@'), BINANCE_WS, 'data-api.binance.vision'],
    ['a longer name', `${BINANCE_REST}.example`, BINANCE_WS, 'data-api.binance.vision.example'],
  ])('takes %s for another base', (_, rest, socket, hosts) => {
    const { origin, isUnverified, feed } = called(BINANCE, rest, socket)
    expect(origin).toBe(`${hosts} (unverified, binance protocol, PAXG/USDT)`)
    expect([isUnverified, feed]).toEqual([true, 'unverified:binance'])
  })
})

it('publishes no name, password or key of a base', () => {
  const { bases } = identifyFeed(
    BINANCE,
    'https://me:secret@prices.example/v1/?key=secret#secret',
    'wss://secret@prices.example?key=secret',
  )
  expect(bases).toEqual({
    feed: 'unverified:binance',
    restBase: 'https://prices.example/v1',
    socketBase: 'wss://prices.example',
  })
})
