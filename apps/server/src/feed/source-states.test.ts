// TR-5.3: what the tape is told of sources, of one and of several that make a price together.

import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteVenueAlive, noteVenueQuote, openIndexLines, resetVenue } from './index-line.ts'
import type { Provenance } from './market-source.ts'
import { openSourceStates, type SourcedLine, type SourceStates } from './source-states.ts'

const of = (symbol: string, ...feeds: readonly string[]): readonly Provenance[] =>
  feeds.map((feed) => ({ symbol, origin: feed, feed }))

let nowMs: number
let told: string[]
let lines: Map<string, SourcedLine>
let sources: SourceStates<SourcedLine>

function open(provenances: readonly Provenance[]): void {
  nowMs = 0
  told = []
  const source = { symbols: () => provenances }
  const indexes = openIndexLines(source)
  lines = new Map(
    provenances.map(({ symbol }) => {
      const index = indexes.get(symbol)
      const line = { symbol, instrument: { priceDecimals: 2 }, index }
      return [symbol, { ...line, pricedMs: 0, isWithoutPrice: false }]
    }),
  )
  sources = openSourceStates(lines, source, ({ feed, state, symbols }) => {
    told.push(`${feed} ${state} ${symbols.join(' ')}`.trim())
  })
}

const venuesOf = (feed: string) =>
  [...lines.values()].flatMap(({ index }) =>
    index === undefined ? [] : index.venues.filter((venue) => venue.feed === feed),
  )
function say(feed: string, price: string): void {
  const read = parsePrice(price) as Price
  const quote = { symbol: 'LTCUSDT', price: read, volume: ZERO_QUANTITY }
  for (const venue of venuesOf(feed)) {
    noteVenueQuote(venue, { ...quote, venueTimeMs: undefined, venueId: undefined }, nowMs)
  }
}
function note(feed: string, state: 'up' | 'down'): void {
  sources.note(feed, state, () => venuesOf(feed).forEach(resetVenue))
}
/** `alive` show each second that their prices hold. */
function pass(seconds: number, alive: readonly string[] = []): void {
  for (let second = 0; second < seconds; second += 1) {
    nowMs += 1_000
    for (const feed of alive) for (const venue of venuesOf(feed)) noteVenueAlive(venue, nowMs)
    for (const line of lines.values()) sources.look(line, nowMs)
  }
}

it('a feed that goes down or up names the instruments that it leaves without a price', () => {
  open([...of('BTCUSDT', 'a', 'b', 'c', 'd'), ...of('LTCUSDT', 'a', 'b'), ...of('EURUSD', 'b')])
  note('a', 'down')
  note('c', 'down')
  note('c', 'down')
  note('b', 'down')
  note('a', 'up')
  note('b', 'up')
  expect(told).toEqual([
    'a down',
    'c down',
    'b down BTCUSDT LTCUSDT EURUSD',
    'a up BTCUSDT LTCUSDT',
    'b up BTCUSDT LTCUSDT EURUSD',
  ])
})

it('several feeds at one host are one source', () => {
  open(
    ['a', 'b', 'c', 'd'].map((by) => ({
      ...{ symbol: 'BTCUSDT', origin: by, feed: by, voter: by === 'a' ? 'a' : 'a host' },
    })),
  )
  note('a', 'down')
  expect(told).toEqual(['a down BTCUSDT'])
})

describe('venues that are connected and make no price', () => {
  beforeEach(() => {
    open(of('LTCUSDT', 'a', 'b'))
    say('a', '100')
    say('b', '100')
  })

  it('since they disagree: told 5 s later, and at once when they agree again', () => {
    pass(60, ['a', 'b'])
    expect(told).toEqual([])
    say('b', '110')
    pass(4, ['a', 'b'])
    expect(told).toEqual([])
    pass(1, ['a', 'b'])
    expect(told).toEqual(['index down LTCUSDT'])
    pass(60, ['a', 'b'])
    say('b', '100')
    pass(1, ['a', 'b'])
    expect(told).toEqual(['index down LTCUSDT', 'index up LTCUSDT'])
  })

  it('since they are silent: told 5 s behind the 10 s for which a word counts', () => {
    pass(13)
    expect(told).toEqual([])
    pass(1)
    expect(told).toEqual(['index down LTCUSDT'])
  })

  it('is not told of what their connections have told; nor are they up before there is a price', () => {
    for (const by of ['a', 'b']) note(by, 'down')
    pass(60)
    for (const by of ['a', 'b']) note(by, 'up')
    const connections = ['a down', 'b down LTCUSDT', 'a up LTCUSDT', 'b up LTCUSDT']
    expect(told).toEqual(connections)
    pass(6)
    note('b', 'down')
    note('b', 'up')
    const silent = [...connections, 'index down LTCUSDT', 'b down LTCUSDT', 'b up']
    expect(told).toEqual(silent)
    // Who has heard of nothing is told what is so.
    sources.tellAll()
    expect(told.slice(silent.length)).toEqual(['a up', 'b up', 'index down LTCUSDT'])
    say('a', '100')
    pass(1)
    sources.tellAll()
    expect(told.slice(-3)).toEqual(['index up LTCUSDT', 'a up LTCUSDT', 'b up LTCUSDT'])
  })
})
