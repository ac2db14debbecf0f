// What lines of the tape say of live venues; those of other markets say nothing of any.

import { describe, expect, it } from 'vitest'
import { tickOf } from '../../market/tick.ts'
import type { Quantity } from '../../numbers/lots.ts'
import { type Price, parsePrice } from '../../numbers/price.ts'
import { instantFromMs } from '../../time/instant.ts'
import type { TapeEntry } from '../record.ts'
import { formatTapeEntry, parseTapeEntry } from './tape-text.ts'

const time = instantFromMs(1_767_600_000_000)
const TICK = {
  ...{ kind: 'tick', time, symbol: 'BTCUSDT', seq: 7 },
  ...{ price: 64_000_500_000_000_000n as Price, volume: 0n as Quantity },
} as const satisfies TapeEntry
const HASH = 'uU0nuZNNPgilLlLX2n2r-sSE7-N6U4DukIj3rOLvzek'

const survives = (entry: TapeEntry) => expect(parseTapeEntry(formatTapeEntry(entry))).toEqual(entry)

describe('the line of a tick', () => {
  it('of a replayed or simulated market ends with its volume', () => {
    expect(formatTapeEntry(TICK)).toBe('["tick",1767600000000,"BTCUSDT",7,"64000.5","0"]')
    survives(TICK)
    expect(parseTapeEntry(formatTapeEntry(TICK))).not.toHaveProperty('frame')
  })

  it.each([1_767_599_999_123, null])('H2: of a venue names its frame, the time %s in it', (at) => {
    const frame = { hash: HASH, receivedMs: 1_767_599_999_456, venueTimeMs: at }
    expect(formatTapeEntry({ ...TICK, frame })).toBe(
      `["tick",1767600000000,"BTCUSDT",7,"64000.5","0","${HASH}",1767599999456,${at}]`,
    )
    survives({ ...TICK, frame })
  })
})

it('H2: a tick of several venues names the frame of each, and what it said', () => {
  const of = (feed: string, price: string, venueTimeMs: number | null) => ({
    ...{ feed, price: parsePrice(price) as never, hash: HASH },
    ...{ receivedMs: 1_767_599_999_456, venueTimeMs },
  })
  const constituents = [
    of('binance', '64000.505', null),
    of('kraken', '64000.5', 1_767_599_999_123),
  ]
  expect(formatTapeEntry({ ...TICK, constituents })).toBe(
    `["tick",1767600000000,"BTCUSDT",7,"64000.5","0",[["binance","64000.505","${HASH}",1767599999456,null],` +
      `["kraken","64000.5","${HASH}",1767599999456,1767599999123]]]`,
  )
  survives({ ...TICK, constituents })
  survives({ ...TICK, constituents: [] })
  expect(tickOf({ ...TICK, constituents })).not.toHaveProperty('constituents')
})

it('H2: a venue that departs from the others is named on the tape', () => {
  const departed = { kind: 'quarantine', time, symbol: 'BTCUSDT', reason: 'departed' } as const
  const entry = { ...departed, price: parsePrice('67200') as never, feed: 'kraken' }
  expect(formatTapeEntry(entry)).toBe(
    '["quarantine",1767600000000,"BTCUSDT","67200","departed","kraken"]',
  )
  survives(entry)
  const outlier = { ...departed, reason: 'outlier', price: entry.price } as const
  expect(formatTapeEntry(outlier)).toBe('["quarantine",1767600000000,"BTCUSDT","67200","outlier"]')
  survives(outlier)
})

it('H2: which addresses a feed reads stands on the tape', () => {
  const bases = { restBase: 'https://api.kraken.com', socketBase: 'wss://ws.kraken.com/v2' }
  const entry = { kind: 'venue', time, feed: 'kraken', ...bases } as const
  expect(formatTapeEntry(entry)).toBe(
    '["venue",1767600000000,"kraken","https://api.kraken.com","wss://ws.kraken.com/v2"]',
  )
  survives(entry)
})
