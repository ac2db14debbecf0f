// The feed over an instrument that several venues have (TR-2.8, H2).

import { formatQuantity, parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AdvancingClock, createAdvancingClock, systemClock } from '../platform/clock.ts'
import { HEALS_AFTER } from './adapters/rising-order.ts'
import { type Feed, type FeedDraft, startFeed, type UsedFrame } from './feed.ts'
import type { MarketSource, Provenance, SourceListener, VenueQuote } from './market-source.ts'

const INSTRUMENTS = ['BTCUSDT', 'LTCUSDT', 'EURUSD'].map((symbol) => ({
  symbol,
  priceDecimals: 2,
  outlierLimit: parseRate('0.2') as Rate,
}))

const of = (symbol: string, ...feeds: readonly string[]): readonly Provenance[] =>
  feeds.map((feed) => ({ symbol, origin: feed, feed }))

let provenances: readonly Provenance[]
let clock: AdvancingClock
let listener: SourceListener
let drafts: FeedDraft[]
let frames: UsedFrame[]
let feed: Feed

beforeEach(() => {
  vi.useFakeTimers()
  provenances = [
    ...of('BTCUSDT', 'a', 'b', 'c', 'd'),
    ...of('LTCUSDT', 'a', 'b'),
    ...of('EURUSD', 'b'),
  ]
})
afterEach(async () => {
  await feed.stop()
  vi.useRealTimers()
})

function start(): void {
  clock = createAdvancingClock(systemClock)
  drafts = []
  frames = []
  const source: MarketSource = {
    ...{ kind: 'live', description: 'driven by the test', history: async () => [] },
    ...{ symbols: () => provenances, status: () => ({}) },
    subscribe: (given) => {
      listener = given
      return async () => {}
    },
  }
  feed = startFeed({
    ...{ source, instruments: INSTRUMENTS, clock, onDepth: () => {} },
    onFrame: (frame) => frames.push(frame),
    onDraft: (draft) => drafts.push(draft),
  })
}

let sent = 0

function say(by: string, price: string, more: Partial<VenueQuote> = {}, symbol = 'BTCUSDT'): void {
  sent += 1
  listener.onQuote({
    ...{ symbol, price: parsePrice(price) as Price, volume: parseQuantity('1') as Quantity },
    ...{ venueTimeMs: undefined, venueId: undefined },
    frame: { feed: by, text: `${by} ${price} ${sent}`, receivedMs: 5_000 },
    ...more,
  })
}

const ticks = () => drafts.flatMap((draft) => (draft.kind === 'tick' ? [draft] : []))

/** `price: feeds` of each tick, and who was left out. */
const told = () =>
  drafts.flatMap((draft) => {
    if (draft.kind === 'tick') {
      const feeds = draft.constituents?.map((each) => each.feed).join('') ?? '-'
      return [`${formatPrice(draft.price, 0)} of ${feeds}`]
    }
    if (draft.kind !== 'quarantine') return []
    return [`${draft.reason} ${formatPrice(draft.price, 0)} ${draft.feed ?? ''}`.trim()]
  })

const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('TR-2.8, H2: the price of several venues', () => {
  it('is none before two of them agree, and then names both', () => {
    start()
    say('a', '100')
    pass(1_000)
    expect(told()).toEqual([])
    say('b', '100.5')
    expect(told()).toEqual(['100.25 of ab'])
    pass(1_000)
    say('c', '100.1')
    pass(1_000)
    say('d', '100.2')
    expect(told().slice(1)).toEqual(['100.1 of abc', '100.15 of abcd'])
  })

  it('names each frame with what it said, and gives them; they alone are hashed', () => {
    start()
    say('a', '100', { venueTimeMs: 4_321 })
    say('b', '100.005')
    const [tick] = ticks()
    expect(formatPrice(tick?.price as Price, 0)).toBe('100')
    expect(tick).not.toHaveProperty('frame')
    expect(tick?.constituents).toMatchObject([
      { feed: 'a', receivedMs: 5_000, venueTimeMs: 4_321, hash: frames[0]?.hash },
      { feed: 'b', receivedMs: 5_000, venueTimeMs: null, hash: frames[1]?.hash },
    ])
    expect(tick?.constituents?.map(({ price }) => formatPrice(price, 0))).toEqual([
      '100',
      '100.005',
    ])
    expect(frames.map((frame) => frame.feed)).toEqual(['a', 'b'])
  })

  it('leaves out one that lies, whatever it says, and records it once', () => {
    start()
    for (const by of ['a', 'b', 'c', 'd']) say(by, '100')
    pass(1_000)
    for (const lie of ['105', '106', '0.01', '99999']) {
      say('b', lie)
      pass(1_000)
    }
    expect(told()).toEqual(['100 of ab', 'departed 105 b', '100 of acd'])
    say('a', '100.1')
    say('b', '100.2')
    pass(1_000)
    expect(told().slice(3)).toEqual(['100.05 of abcd'])
    expect(feed.dropped().departed).toBe(4)
  })

  it('records who comes and goes at most every 10 s', () => {
    start()
    for (const by of ['a', 'b', 'c']) say(by, '100')
    for (let turn = 0; turn < 100; turn += 1) {
      say('b', '105')
      say('b', '100')
      for (const by of ['a', 'c']) listener.onAlive('BTCUSDT', by)
      pass(300)
    }
    expect(told().filter((text) => text.startsWith('departed'))).toHaveLength(3)
  })

  it('goes on without one that is silent for 10 s, and stops without a second', () => {
    start()
    for (const by of ['a', 'b', 'c']) say(by, '100')
    for (let second = 1; second <= 9; second += 1) {
      pass(1_000)
      say('a', String(100 + second / 100))
      listener.onAlive('BTCUSDT', 'b')
    }
    expect(told().at(-1)).toBe('100 of abc')
    pass(1_000)
    say('a', '100.1')
    pass(300)
    expect(told().at(-1)).toBe('100.05 of ab')
    const before = drafts.length
    for (let second = 1; second <= 40; second += 1) {
      pass(1_000)
      if (second === 10) drafts.splice(before)
      say('a', String(200 + second))
    }
    expect(told().slice(before)).toEqual([])
  })

  it('takes no sign of life of one for another, nor of one that has said nothing', () => {
    start()
    for (const by of ['a', 'b', 'c']) say(by, '100')
    pass(9_000)
    listener.onAlive('BTCUSDT', 'a')
    listener.onAlive('BTCUSDT', 'd')
    pass(1_000)
    say('a', '100.2')
    pass(6_000)
    expect(told()).toEqual(['100 of ab', '100 of abc'])
  })

  it('repeats a price whose venues have changed with those that have it now', () => {
    start()
    for (const by of ['a', 'b', 'c']) say(by, '100')
    say('c', '100.6')
    for (let second = 1; second <= 12; second += 1) {
      pass(1_000)
      listener.onAlive('BTCUSDT', 'a')
      listener.onAlive('BTCUSDT', 'c')
    }
    expect(told().at(-1)).toBe('100.3 of ac')
  })

  it('forgets at once what was said through a connection that is gone', () => {
    start()
    for (const by of ['a', 'b']) say(by, '100', { venueId: 9 })
    pass(1_000)
    listener.onState('b', 'down')
    say('a', '100.2', { venueId: 10 })
    pass(1_000)
    expect(told()).toEqual(['100 of ab'])
    listener.onState('b', 'up')
    // A sign of life through the new connection says nothing of that either.
    listener.onAlive('BTCUSDT', 'b')
    pass(1_000)
    expect(told()).toEqual(['100 of ab'])
    // Ids of a new connection may start anew.
    say('b', '100.2', { venueId: 1 })
    expect(told()).toEqual(['100 of ab', '100.2 of ab'])
  })

  it('holds each venue to its own order', () => {
    start()
    say('a', '100', { venueId: 9 })
    say('b', '100', { venueId: 2, venueTimeMs: 1 })
    say('a', '100.4', { venueId: 9 })
    say('a', '100.4', { venueId: 8 })
    say('nobody', '100.4')
    say('a', '0')
    pass(1_000)
    say('b', '100.4', { venueId: 3 })
    expect(told()).toEqual(['100 of ab', '100.2 of ab'])
    expect(feed.dropped()).toMatchObject({ repeated: 1, backward: 1, not_positive: 1 })
    expect(feed.dropped().unknown_symbol).toBe(1)
  })

  it('loses the voice of one whose clock was wild for a message, and hears it again', () => {
    start()
    say('a', '100', { venueTimeMs: 9_000_000 })
    say('b', '100')
    // What it says from now on is behind that message, and a sign of life keeps no old price.
    say('a', '101', { venueTimeMs: 1_000 })
    for (const price of ['101', '102']) {
      pass(6_000)
      listener.onAlive('BTCUSDT', 'a')
      say('b', price)
    }
    pass(1_000)
    expect(told().at(-1)).toBe('100.5 of ab')
    for (let place = 2; place <= HEALS_AFTER; place += 1) {
      say('a', '101.2', { venueTimeMs: 1_000 + place })
    }
    pass(1_000)
    say('b', '101')
    expect(told().at(-1)).toBe('101.1 of ab')
    say('a', '109', { venueTimeMs: 1_000 })
    pass(1_000)
    say('b', '101')
    expect(told().at(-1)).toBe('101.1 of ab')
  })

  it('sums what was traded at the venues that it names', () => {
    start()
    say('a', '100')
    say('b', '100')
    say('c', '105')
    pass(1_000)
    say('a', '100.2')
    say('b', '100.2')
    pass(1_000)
    expect(ticks().map(({ volume }) => formatQuantity(volume))).toEqual(['2', '1', '1'])
    // What it traded while it was out is nobody's.
    for (const by of ['c', 'a']) say(by, '100.3')
    pass(1_000)
    expect(
      ticks()
        .slice(3)
        .map(({ volume }) => formatQuantity(volume)),
    ).toEqual(['2'])
  })
})

describe('TR-2.8: the index is held to its own last tick', () => {
  it('a jump of all is quarantined, and confirmed by the next quote', () => {
    start()
    for (const by of ['a', 'b', 'c']) say(by, '100')
    pass(1_000)
    for (const by of ['a', 'b']) say(by, '150')
    say('c', '150')
    expect(told()).toEqual([
      ...['100 of ab', 'departed 150 a', 'departed 100 c'],
      ...['outlier 150', '150 of abc'],
    ])
  })

  it('what is only said again confirms no outlier', () => {
    start()
    say('a', '100', {}, 'LTCUSDT')
    say('b', '100', {}, 'LTCUSDT')
    pass(1_000)
    listener.onState('b', 'down')
    say('a', '150', {}, 'LTCUSDT')
    for (let second = 0; second < 9; second += 1) {
      listener.onAlive('LTCUSDT', 'a')
      pass(1_000)
    }
    expect(told()).toEqual(['100 of a', 'outlier 150'])
  })
})

describe('TR-2.8, H2: two venues that have an instrument', () => {
  it('make its price together, or the one that is there, and none when they disagree', () => {
    start()
    say('a', '100', {}, 'LTCUSDT')
    pass(1_000)
    say('b', '100.4', {}, 'LTCUSDT')
    pass(1_000)
    say('b', '110', {}, 'LTCUSDT')
    pass(1_000)
    say('a', '100.1', {}, 'LTCUSDT')
    expect(told()).toEqual([...['100 of a', '100.2 of ab', 'departed 100 a', 'departed 110 b']])
  })
})

describe('H2: one operator has one vote', () => {
  it('feeds at one host make no price alone, and cannot outvote a venue', () => {
    provenances = ['a', 'b', 'c', 'd'].map((by) => ({
      ...{ symbol: 'BTCUSDT', origin: by, feed: by, voter: by === 'a' ? 'a' : 'a host' },
    }))
    start()
    for (const by of ['b', 'c', 'd']) say(by, '105')
    pass(1_000)
    expect(told()).toEqual([])
    say('a', '100')
    pass(1_000)
    expect(ticks()).toEqual([])
    say('b', '100.2')
    expect(told().at(-1)).toBe('100.1 of ab')
  })
})

describe('an instrument that one venue has', () => {
  it('is as it was: its tick names one frame, and any sign of life is its own', () => {
    start()
    say('b', '1.1', {}, 'EURUSD')
    pass(4_000)
    listener.onAlive('EURUSD', 'b')
    pass(1_100)
    expect(told()).toEqual(['1.1 of -', '1.1 of -'])
    expect(ticks()[0]?.frame).toMatchObject({ receivedMs: 5_000 })
  })
})
