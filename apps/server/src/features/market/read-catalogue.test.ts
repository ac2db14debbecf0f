// The catalogue that ships is the table of TR-14, figure by figure.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isOffered } from '@fairtick/core/market/instrument'
import { describe, expect, it } from 'vitest'
import { type CatalogueInstrument, readCatalogue } from './read-catalogue.ts'

/** symbol, decimals, one lot in base units, min lots and step, spread, max lots. */
const TABLE = readTable(`
BTCUSDT   2  0.01  0.1   2.5      500
ETHUSDT   2  0.1   0.1   0.3      1000
SOLUSDT   3  1     0.1   0.04     2000
XRPUSDT   5  100   0.1   0.0004   5000
ADAUSDT   5  100   0.1   0.0003   5000
DOGEUSDT  6  1000  0.1   0.00006  5000
LTCUSDT   3  1     0.1   0.05     2000
LINKUSDT  4  10    0.1   0.008    2000
AVAXUSDT  4  5     0.1   0.02     2000
TRXUSDT   6  1000  0.1   0.00008  5000
EURUSD    5  1000  0.01  0.00008  200
GBPUSD    5  1000  0.01  0.00012  200
AUDUSD    5  1000  0.01  0.0001   200
USDJPY    3  1000  0.01  0.008    200
USDCHF    5  1000  0.01  0.00014  200
USDCAD    5  1000  0.01  0.00016  200
XAUUSD    2  1     0.01  0.30     200`)

/** What two people may offer besides. */
const CLOSED = readTable(`
DOTUSDT   4  10    0.1   0.004    5000
BCHUSDT   2  0.1   0.1   0.3      5000
XLMUSDT   5  100   0.1   0.0002   5000`)

function readTable(text: string): readonly string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
}

/** leverages, fee rate, overnight long and short, outlier limit. */
const BY_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  crypto: ['1 2 5 10 20 50', '0.0005', '0.0003', '0.0001', '0.20'],
  forex: ['10 20 30 50 100', '0.00003', '0.00008', '0.00006', '0.03'],
  metals: ['5 10 20 50', '0.00005', '0.00007', '0.00004', '0.05'],
}

const DURATIONS = [
  ...[30, 60, 300, 900, 1_800].map((seconds) => ({ seconds, payoutRate: '0.80' })),
  ...[3_600, 14_400, 86_400, 604_800, 2_592_000].map((seconds) => ({
    seconds,
    payoutRate: '0.85',
  })),
]

describe('TR-14 instruments that ship', () => {
  const { instruments, categories } = readCatalogue()

  const rowsOf = (offered: boolean) =>
    instruments
      .filter((instrument) => isOffered(instrument) === offered)
      .map(({ symbol, priceDecimals, contractSize, minLots, lotStep, spread, maxLots }) => {
        expect(minLots).toBe(lotStep)
        return [symbol, String(priceDecimals), contractSize, minLots, spread, maxLots]
      })

  it('has every row of the table with its own constants', () => {
    expect(rowsOf(true)).toEqual(TABLE)
  })

  it('has what came later closed: no release opens an instrument, two people do', () => {
    expect(rowsOf(false)).toEqual(CLOSED)
  })

  it('has the constants of its category', () => {
    for (const instrument of instruments) {
      const { leverages, feeRate, overnightRate, outlierLimit } = instrument
      const { long, short } = overnightRate
      const own = [leverages.join(' '), feeRate, long, short, outlierLimit]
      expect(own).toEqual(BY_CATEGORY[instrument.category])
      expect(instrument.category).toBe(categoryOf(instrument))
      expect(instrument.durations).toEqual(DURATIONS)
      expect([instrument.minStake, instrument.maxStake, instrument.maxOpenStake]).toEqual([
        '5',
        '500',
        '1500',
      ])
      expect(instrument.maxOpenNotional).toBe('2000000')
      expect(instrument.symbol).toBe(`${instrument.base}${instrument.quote}`)
      expect(instrument.displayName).toBe(`${instrument.base}/${instrument.quote}`)
    }
  })

  it('lists the categories as data', () => {
    expect(categories.map(({ id }) => id)).toEqual(['crypto', 'forex', 'metals'])
  })

  it.each([
    ['an unknown category', { category: 'stocks' }, /no category stocks/],
    ['a missing name', { names: { en: 'Bitcoin' } }, /no name in ja, zh, ko, th, ms/],
    ['an unreadable constant', { spread: '2,5' }, /spread cannot be 2,5/],
    ['a quote that is not dollars', { quote: 'EUR' }, /unsupported quote EUR/],
  ])('TR-3 refuses %s', (_what, change, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    const [first] = instruments
    writeFileSync(join(folder, 'instruments.json'), JSON.stringify([{ ...first, ...change }]))
    writeFileSync(join(folder, 'categories.json'), JSON.stringify(categories))
    expect(() => readCatalogue(pathToFileURL(`${folder}/`))).toThrow(message)
  })
})

function categoryOf({ base, quote }: CatalogueInstrument): string {
  if (quote === 'USDT') return 'crypto'
  return base === 'XAU' ? 'metals' : 'forex'
}
