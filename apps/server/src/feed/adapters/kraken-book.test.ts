// Kraken's book and its checksum.

import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { describe, expect, it } from 'vitest'
import { applyKrakenUpdate, calculateKrakenChecksum, type KrakenLevel } from './kraken-book.ts'

/** The worked example of the venue's checksum guide. */
const GUIDE_ASKS =
  '45285.2 0.00100000, 45286.4 1.54571953, 45286.6 1.54571109, 45289.6 1.54560911, ' +
  '45290.2 0.15890660, 45291.8 1.54553491, 45294.7 0.04454749, 45296.1 0.35380000, ' +
  '45297.5 0.09945542, 45299.5 0.18772827'
const GUIDE_BIDS =
  '45283.5 0.10000000, 45283.4 1.54582015, 45282.1 0.10000000, 45281.0 0.10000000, ' +
  '45280.3 1.54592586, 45279.0 0.07990000, 45277.6 0.03310103, 45277.5 0.30000000, ' +
  '45277.3 1.54602737, 45276.6 0.15445238'
const GUIDE_CHECKSUM = 3_310_070_434
const DECIMALS = { priceDecimals: 1, sizeDecimals: 8 }
const EMPTY = { bids: [], asks: [] }

function levels(text: string): readonly KrakenLevel[] {
  return text.split(', ').map((each) => {
    const [price = '', size = ''] = each.split(' ')
    return [parsePrice(price) ?? (0n as never), parseQuantity(size) ?? (0n as never)]
  })
}

const guideUpdate = { bids: levels(GUIDE_BIDS), asks: levels(GUIDE_ASKS), checksum: 0 }

describe('book of Kraken', () => {
  it('has the checksum of the worked example', () => {
    const book = applyKrakenUpdate(EMPTY, guideUpdate)
    expect(calculateKrakenChecksum(book, DECIMALS)).toBe(GUIDE_CHECKSUM)
  })

  it('does not depend on the order in which the levels come', () => {
    const shuffled = {
      ...guideUpdate,
      bids: [...guideUpdate.bids].reverse(),
      asks: [...guideUpdate.asks].reverse(),
    }
    const book = applyKrakenUpdate(EMPTY, shuffled)
    expect(calculateKrakenChecksum(book, DECIMALS)).toBe(GUIDE_CHECKSUM)
  })

  it('removes a level of size 0 and forgets what falls beyond ten', () => {
    const book = applyKrakenUpdate(EMPTY, guideUpdate)
    const deeper = { bids: levels('45283.0 1'), asks: levels('45285.2 0'), checksum: 0 }
    const next = applyKrakenUpdate(book, deeper)
    expect(next.asks[0]?.[0]).toBe(parsePrice('45286.4'))
    expect(next.asks.length).toBe(9)
    expect(next.bids.length).toBe(10)
    expect(next.bids[2]?.[0]).toBe(parsePrice('45283'))
    expect(next.bids.at(-1)?.[0]).toBe(parsePrice('45277.3'))
  })
})
