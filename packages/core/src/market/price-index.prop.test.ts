// H2, TR-2.8: what no single venue can do to the index, and a slow second reckoning of it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Price, roundPrice } from '../numbers/price.ts'
import { CONSTITUENT_FRESH_MS, calculateIndex, quorumOf } from './price-index.ts'

const NOW = 50_000
const ONE = 10n ** 12n

type Said = { voter: string; price: Price; aliveMs: number }

/** Around 100, some of them far away. */
const prices = fc
  .oneof(
    { weight: 6, arbitrary: fc.bigInt({ min: 98n * ONE, max: 102n * ONE }) },
    { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 10n ** 6n * ONE }) },
  )
  .map((price) => price as Price)

const said = fc.record({
  voter: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  price: prices,
  aliveMs: fc.oneof(
    { weight: 5, arbitrary: fc.constant(NOW) },
    fc.integer({ min: NOW - 2 * CONSTITUENT_FRESH_MS, max: NOW }),
  ),
})

const own = (all: readonly Price[]): readonly Said[] =>
  all.map((price, place) => ({ voter: String(place), price, aliveMs: NOW }))

const rulesOf = (count: number) => ({ quorum: quorumOf(count), priceDecimals: 2, nowMs: NOW })

/** As one would say it aloud: fractions of a cent do not matter to it, so it has none. */
function naiveIndex(all: readonly Said[], quorum: number): Price | undefined {
  const seen = new Set<string>()
  const fresh = all.filter(({ voter, aliveMs }) => {
    if (NOW - aliveMs >= 10_000 || seen.has(voter)) return false
    seen.add(voter)
    return true
  })
  const ranked = (list: readonly Said[]) =>
    list.map(({ price }) => price as bigint).sort((a, b) => Number(a > b) - Number(a < b))
  // By taking the least and the greatest away until one or two are left. Of 200ths, to be exact.
  const median = (list: readonly Said[]) => {
    let rest = ranked(list)
    while (rest.length > 2) rest = rest.slice(1, -1)
    return rest.length === 1 ? 200n * (rest[0] ?? 0n) : 100n * ((rest[0] ?? 0n) + (rest[1] ?? 0n))
  }
  const middle = median(fresh)
  const near = fresh.filter(({ price }) => {
    const gap = 200n * price - middle
    return 100n * gap <= middle && 100n * gap >= -middle
  })
  if (near.length < quorum) return undefined
  const cents = 10n ** 10n * 200n
  const [whole, rest] = [median(near) / cents, median(near) % cents]
  const up = 2n * rest > cents || (2n * rest === cents && whole % 2n === 1n)
  return ((whole + (up ? 1n : 0n)) * 10n ** 10n) as Price
}

describe('H2, TR-2.8: the index', () => {
  it('is what a slow reckoning says, of any constituents', () => {
    fc.assert(
      fc.property(
        fc.array(said, { maxLength: 7 }),
        fc.integer({ min: 1, max: 3 }),
        (all, quorum) => {
          const { price } = calculateIndex(all, { ...rulesOf(all.length), quorum })
          expect(price).toBe(naiveIndex(all, quorum))
        },
      ),
    )
  })

  it('one venue, whatever it says, never moves it out of the range of the others', () => {
    fc.assert(
      fc.property(fc.array(prices, { minLength: 3, maxLength: 6 }), (all) => {
        const { price, agreeing } = calculateIndex(own(all), rulesOf(all.length))
        if (price === undefined || agreeing.length < 3) return
        for (const liar of agreeing) {
          const others = agreeing.filter((each) => each !== liar).map((each) => each.price)
          const [least, most] = [minOf(others), maxOf(others)].map((each) => roundPrice(each, 2))
          expect(price >= (least as Price) && price <= (most as Price)).toBe(true)
        }
      }),
    )
  })

  it('where the others agree, one venue that lies changes it within their range alone', () => {
    const close = fc.bigInt({ min: 100n * ONE, max: (100n * ONE * 1005n) / 1000n })
    fc.assert(
      fc.property(fc.array(close, { minLength: 3, maxLength: 5 }), prices, (honest, lie) => {
        const all = own([...(honest as Price[]), lie])
        const { price } = calculateIndex(all, rulesOf(all.length))
        const [least, most] = [minOf(honest), maxOf(honest)].map((each) =>
          roundPrice(each as Price, 2),
        )
        expect(price).toBeDefined()
        expect((price as Price) >= (least as Price) && (price as Price) <= (most as Price)).toBe(
          true,
        )
      }),
    )
  })

  it('with one other venue left, a lie can move it by the limit at most', () => {
    fc.assert(
      fc.property(prices, prices, (honest, lie) => {
        const { price } = calculateIndex(own([honest, lie]), { ...rulesOf(2), priceDecimals: 12 })
        if (price === undefined) return
        const moved = price > honest ? price - honest : honest - price
        expect(moved * 100n <= price).toBe(true)
      }),
    )
  })

  it('does not depend on the order in which venues are heard or listed', () => {
    fc.assert(
      fc.property(
        fc
          .array(prices, { maxLength: 6 })
          .chain((all) =>
            fc.tuple(
              fc.constant(own(all)),
              fc.shuffledSubarray([...own(all)], { minLength: all.length }),
            ),
          ),
        ([all, shuffled]) => {
          const rules = rulesOf(all.length)
          expect(calculateIndex(shuffled, rules).price).toBe(calculateIndex(all, rules).price)
        },
      ),
    )
  })

  it('all feeds of one voter together never make a price that needs two', () => {
    fc.assert(
      fc.property(fc.array(prices, { minLength: 3, maxLength: 6 }), (all) => {
        const voted = own(all).map((each) => ({ ...each, voter: 'one host' }))
        expect(calculateIndex(voted, rulesOf(all.length)).price).toBeUndefined()
      }),
    )
  })
})

const minOf = (all: readonly bigint[]) => all.reduce((a, b) => (b < a ? b : a)) as Price
const maxOf = (all: readonly bigint[]) => all.reduce((a, b) => (b > a ? b : a)) as Price
