// The feed between a source and the tape.

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AdvancingClock, createAdvancingClock, systemClock } from '../platform/clock.ts'
import {
  type Feed,
  type FeedDraft,
  MAX_QUARANTINES_PER_SECOND,
  startFeed,
  type UsedFrame,
} from './feed.ts'
import type { MarketSource, SourceListener, VenueQuote } from './market-source.ts'

const INSTRUMENTS = ['BTCUSDT', 'EURUSD'].map((symbol) => ({
  symbol,
  priceDecimals: 2,
  outlierLimit: parseRate('0.2') as Rate,
}))

let clock: AdvancingClock
let listener: SourceListener
let drafts: string[]
let ticks: Extract<FeedDraft, { kind: 'tick' }>[]
let frames: UsedFrame[]
let feed: Feed

beforeEach(() => {
  vi.useFakeTimers()
  clock = createAdvancingClock(systemClock)
  drafts = []
  ticks = []
  frames = []
  feed = startFeed({
    source: sourceOf((given) => {
      listener = given
    }),
    instruments: INSTRUMENTS,
    clock,
    onDepth: ({ symbol }) => drafts.push(`depth ${symbol}`),
    onFrame: (frame) => frames.push(frame),
    onDraft: (draft) => {
      if (draft.kind === 'tick') ticks.push(draft)
      if (draft.kind === 'feed') drafts.push(`${draft.feed} ${draft.state}`)
      else if ('symbol' in draft)
        drafts.push(`${draft.kind} ${draft.symbol} ${formatPrice(draft.price, 0)}`)
      else drafts.push(draft.kind)
    },
  })
})

afterEach(async () => {
  await feed.stop()
  vi.useRealTimers()
})

describe('TR-2.2, TR-2.8 feed', () => {
  it('rounds the mark half-even to the decimals of the instrument', () => {
    quote('BTCUSDT', '100.125')
    vi.advanceTimersByTime(1_000)
    quote('BTCUSDT', '100.135')
    expect(drafts).toEqual(['tick BTCUSDT 100.12', 'tick BTCUSDT 100.14'])
  })

  it('writes at most 4 a second, the latest wins, and repeats while alive', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      quote('BTCUSDT', String(101 + turn))
      vi.advanceTimersByTime(100)
    }
    expect(drafts.length).toBeLessThanOrEqual(9)
    expect(drafts.at(-1)).toBe('tick BTCUSDT 120')
    const before = drafts.length
    for (let second = 0; second < 12; second += 1) {
      listener.onAlive('BTCUSDT')
      vi.advanceTimersByTime(1_000)
    }
    expect(drafts.slice(before)).toEqual(['tick BTCUSDT 120', 'tick BTCUSDT 120'])
    vi.advanceTimersByTime(60_000)
    expect(drafts.length - before).toBeLessThanOrEqual(3)
  })

  it('makes no tick of a price of no instrument, of nothing and of less than a step', () => {
    quote('DOGEUSDT', '1')
    quote('BTCUSDT', '0.004')
    expect(drafts).toEqual([])
    expect(feed.dropped()).toMatchObject({ unknown_symbol: 1, not_positive: 1 })
  })

  it('quarantines a jump, and the next price near it confirms it', () => {
    quote('BTCUSDT', '100')
    vi.advanceTimersByTime(1_000)
    quote('BTCUSDT', '150')
    quote('BTCUSDT', '150.5')
    expect(drafts).toEqual(['tick BTCUSDT 100', 'quarantine BTCUSDT 150', 'tick BTCUSDT 150.5'])
  })

  it('a sign of life repeats no old price while an outlier waits', () => {
    quote('BTCUSDT', '100')
    vi.advanceTimersByTime(1_000)
    quote('BTCUSDT', '150')
    for (let second = 0; second < 20; second += 1) {
      listener.onAlive('BTCUSDT')
      vi.advanceTimersByTime(1_000)
    }
    expect(drafts).toEqual(['tick BTCUSDT 100', 'quarantine BTCUSDT 150'])
  })

  it('a stale instrument and a seam take any price', () => {
    quote('BTCUSDT', '100')
    vi.advanceTimersByTime(30_001)
    quote('BTCUSDT', '200')
    listener.onSeam('BTCUSDT')
    vi.advanceTimersByTime(1_000)
    quote('BTCUSDT', '50')
    expect(drafts).toEqual(['tick BTCUSDT 100', 'tick BTCUSDT 200', 'tick BTCUSDT 50'])
  })

  it('a feed that was down resets only its own instruments, and says so once', () => {
    quote('BTCUSDT', '100')
    quote('EURUSD', '100')
    listener.onState('crypto', 'down')
    listener.onState('crypto', 'down')
    listener.onState('crypto', 'up')
    vi.advanceTimersByTime(1_000)
    quote('BTCUSDT', '200')
    quote('EURUSD', '200')
    expect(drafts.slice(2)).toEqual([
      'crypto down',
      'crypto up',
      'tick BTCUSDT 200',
      'quarantine EURUSD 200',
    ])
  })

  it('a mad source does not flood the tape', () => {
    quote('BTCUSDT', '100')
    for (let turn = 1; turn <= 1_000; turn += 1) quote('BTCUSDT', String(1_000 * (1 + (turn % 2))))
    const outliers = drafts.filter((draft) => draft.startsWith('quarantine'))
    expect(outliers).toHaveLength(MAX_QUARANTINES_PER_SECOND)
    expect(feed.dropped().outlier).toBe(1_000)
  })

  it('a leap of the clock makes no tick of an old price', () => {
    quote('BTCUSDT', '100')
    clock.advanceMs(3_600_000)
    vi.advanceTimersByTime(1_000)
    expect(drafts).toEqual(['tick BTCUSDT 100'])
  })
})

describe('H2: the frame of a tick', () => {
  /** SHA-256 of the text, as another program works it out. */
  const SECOND = 'BmCFpGTITMexUX3Qe2AEtICLkSNkke6_ZF5qa5VDbTg'
  const received = (text: string) => ({ feed: 'crypto', text, receivedMs: 5_000 + text.length })

  it('is the one that its price was read from, with both times; it alone is hashed', () => {
    quote('BTCUSDT', '100', { frame: received('the first') })
    quote('BTCUSDT', '101', { frame: received('never a tick') })
    quote('BTCUSDT', '102', { frame: received('the second'), venueTimeMs: 4_321 })
    vi.advanceTimersByTime(1_000)
    expect(ticks).toHaveLength(2)
    expect(ticks[0]?.frame).toMatchObject({ receivedMs: 5_009, venueTimeMs: null })
    expect(ticks[1]?.frame).toEqual({ hash: SECOND, receivedMs: 5_010, venueTimeMs: 4_321 })
    expect(frames.map(({ text }) => text)).toEqual(['the first', 'the second'])
    expect(frames[1]).toEqual({ hash: SECOND, feed: 'crypto', text: 'the second' })
  })

  it('is named again, and given again, by a tick that repeats the price', () => {
    quote('BTCUSDT', '102', { frame: received('the second') })
    listener.onAlive('BTCUSDT')
    vi.advanceTimersByTime(4_900)
    listener.onAlive('BTCUSDT')
    vi.advanceTimersByTime(200)
    expect(ticks.map(({ frame }) => frame?.hash)).toEqual([SECOND, SECOND])
    expect(frames.map(({ hash }) => hash)).toEqual([SECOND, SECOND])
  })

  it('is none of a source that has none, nor of an outlier', () => {
    quote('EURUSD', '1.10')
    expect(ticks[0]).not.toHaveProperty('frame')
    quote('BTCUSDT', '100', { frame: received('the first') })
    vi.advanceTimersByTime(1_000)
    quote('BTCUSDT', '150', { frame: received('an outlier') })
    expect(drafts.at(-1)).toBe('quarantine BTCUSDT 150')
    expect(frames.map(({ text }) => text)).toEqual(['the first'])
  })
})

function quote(symbol: string, price: string, more: Partial<VenueQuote> = {}): void {
  listener.onQuote({
    symbol,
    price: parsePrice(price) as Price,
    volume: parseQuantity('1') as Quantity,
    venueTimeMs: undefined,
    venueId: undefined,
    ...more,
  })
}

function sourceOf(onListener: (listener: SourceListener) => void): MarketSource {
  return {
    kind: 'live',
    description: 'driven by the test',
    symbols: () => [
      { symbol: 'BTCUSDT', origin: 'test', feed: 'crypto' },
      { symbol: 'EURUSD', origin: 'test', feed: 'forex' },
    ],
    history: async () => [],
    subscribe: (given) => {
      onListener(given)
      return async () => {}
    },
    status: () => ({}),
  }
}
