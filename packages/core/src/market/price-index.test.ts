// The price that several venues make together (TR-2.8, H2).

import { describe, expect, it } from 'vitest'
import { formatPrice, type Price, parsePrice } from '../numbers/price.ts'
import { CONSTITUENT_FRESH_MS, calculateIndex, quorumOf } from './price-index.ts'

const NOW = 1_000_000

type Said = { feed: string; voter: string; price: Price; aliveMs: number }

/** Each venue a voter of its own, fresh. */
const venues = (...prices: readonly string[]): readonly Said[] =>
  prices.map((text, place) => ({
    ...{ feed: `venue ${place}`, voter: `venue ${place}`, aliveMs: NOW },
    price: parsePrice(text) as Price,
  }))

function index(said: readonly Said[], quorum = quorumOf(said.length), priceDecimals = 2) {
  const { price, agreeing, departed } = calculateIndex(said, { quorum, priceDecimals, nowMs: NOW })
  const names = (all: readonly Said[]) => all.map(({ feed }) => feed.replace('venue ', '')).join('')
  return {
    price: price === undefined ? undefined : formatPrice(price, 0),
    ...{ agreeing: names(agreeing), departed: names(departed) },
  }
}

describe('TR-2.8: the index is the median of its constituents', () => {
  it.each([
    [['100'], '100'],
    [['100', '100.5'], '100.25'],
    [['100', '100.5', '100.1'], '100.1'],
    [['100', '100.5', '100.1', '100.2'], '100.15'],
    [['100.3', '100.3', '100.1', '100.1', '100.2'], '100.2'],
  ])('of %s it is %s', (prices, expected) => {
    expect(index(venues(...prices))).toMatchObject({ price: expected, departed: '' })
  })

  it('is rounded once and half-even, from middles that are not', () => {
    expect(index(venues('100.005')).price).toBe('100')
    expect(index(venues('100.015')).price).toBe('100.02')
    expect(index(venues('100.004', '100.006')).price).toBe('100')
    // Rounded first, both would be 100.01 and 100.02.
    expect(index(venues('100.0051', '100.0249')).price).toBe('100.02')
    expect(index(venues('100.00000000001', '100.00000000002'), 1, 11).price).toBe('100.00000000002')
  })
})

describe('TR-2.8: who departs is left out and named', () => {
  it.each([
    [['100', '100', '105'], '100', '2'],
    [['100', '100.2', '105', '100.1'], '100.1', '2'],
    [['100', '95', '100'], '100', '1'],
    [['100', '100', '0.000000000001'], '100', '2'],
    [['100', '100', '999999999999'], '100', '2'],
    [['90', '100', '100.5', '110'], '100.25', '03'],
  ])('of %s the price is %s without %s', (prices, expected, departed) => {
    expect(index(venues(...prices))).toMatchObject({ price: expected, departed })
  })

  it('only beyond the limit: 1 % is within it', () => {
    expect(index(venues('100', '100', '101')).departed).toBe('')
    expect(index(venues('100', '100', '101.000000000001')).departed).toBe('2')
    expect(index(venues('100', '100', '99')).departed).toBe('')
    expect(index(venues('100', '100', '98.999999999999')).departed).toBe('2')
  })

  it('two that disagree, and no third, make no price', () => {
    expect(index(venues('100', '105'))).toEqual({ price: undefined, agreeing: '', departed: '01' })
    expect(index(venues('100', '105'), 2).price).toBeUndefined()
  })

  it('two against two make none either, whichever are the cheaper ones', () => {
    expect(index(venues('100', '100', '105', '105')).price).toBeUndefined()
    expect(index(venues('105', '105', '100', '100')).price).toBeUndefined()
  })
})

describe('H2: a quorum makes the price', () => {
  it('where three or more have the instrument two have to agree', () => {
    expect([1, 2, 3, 4, 5].map(quorumOf)).toEqual([1, 1, 2, 2, 2])
    expect(index(venues('100'), 2).price).toBeUndefined()
    expect(index([], 1).price).toBeUndefined()
  })

  it('who has been silent for 10 s has no part in it', () => {
    const [one, two, three] = venues('100', '101', '100.4')
    const at = (said: Said | undefined, aliveMs: number) => ({ ...(said as Said), aliveMs })
    const last = NOW - CONSTITUENT_FRESH_MS
    expect(index([at(one, last + 1), at(two, NOW), at(three, NOW)]).agreeing).toBe('012')
    expect(index([at(one, last), at(two, NOW), at(three, NOW)]).agreeing).toBe('12')
    expect(index([at(one, last), at(two, last), at(three, NOW)]).price).toBeUndefined()
    expect(index([at(one, Number.NEGATIVE_INFINITY)], 1).price).toBeUndefined()
  })

  it('who plays several venues has one vote, and cannot be a quorum', () => {
    const same = (said: readonly Said[], ...places: readonly number[]) =>
      said.map((each, place) => (places.includes(place) ? { ...each, voter: 'host' } : each))
    expect(index(same(venues('105', '105', '105', '105'), 0, 1, 2, 3)).price).toBeUndefined()
    // Three of one host against one other venue are one against one.
    expect(index(same(venues('100', '105', '105', '105'), 1, 2, 3)).price).toBeUndefined()
    expect(index(same(venues('100', '100', '105', '105'), 2, 3))).toEqual({
      ...{ price: '100', agreeing: '01', departed: '2' },
    })
  })

  it('a voter goes on by its next feed when the first is silent', () => {
    const [first, second, other] = venues('100', '100.2', '100.4').map((each, place) =>
      place < 2 ? { ...each, voter: 'host' } : each,
    )
    const silent = { ...(first as Said), aliveMs: 0 }
    expect(index([silent, second as Said, other as Said], 2)).toMatchObject({
      ...{ price: '100.3', agreeing: '12' },
    })
  })
})
