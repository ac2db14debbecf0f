// All venues of the live market on the loopback, and the settings that name them.

import { MockBinance } from './mock-binance.ts'
import { MockBitstamp } from './mock-bitstamp.ts'
import { MockCoinbase } from './mock-coinbase.ts'
import { type KrakenBookTexts, MockKraken } from './mock-kraken.ts'

export type FourVenues = {
  readonly binance: MockBinance
  readonly kraken: MockKraken
  readonly coinbase: MockCoinbase
  readonly bitstamp: MockBitstamp
  readonly settings: Readonly<Record<string, string>>
  /** How one of them says the best prices of a coin against USDT. */
  readonly says: Readonly<Record<VenueName, (base: string, bid: string, ask: string) => void>>
  readonly stop: () => Promise<void>
}

export type VenueName = 'binance' | 'kraken' | 'coinbase' | 'bitstamp'

export async function openFourVenues(
  nowMs: () => number,
  books: Readonly<Record<string, KrakenBookTexts>> = {},
): Promise<FourVenues> {
  const binance = new MockBinance({ nowMs })
  const kraken = new MockKraken({ nowMs, books })
  const coinbase = new MockCoinbase({ nowMs })
  const bitstamp = new MockBitstamp({ nowMs })
  const all = [binance, kraken, coinbase, bitstamp]
  await Promise.all(all.map((venue) => venue.start()))
  let id = 0
  return {
    ...{ binance, kraken, coinbase, bitstamp },
    settings: {
      ...{ BINANCE_REST: binance.restUrl, BINANCE_WS: binance.wsUrl },
      ...{ KRAKEN_REST: kraken.restUrl, KRAKEN_WS: kraken.wsUrl },
      ...{ COINBASE_WS: coinbase.wsUrl, BITSTAMP_WS: bitstamp.wsUrl },
    },
    says: {
      binance: (base, bid, ask) => {
        id += 1
        binance.best(`${base}USDT`, { id, bid, ask })
      },
      kraken: (base, bid, ask) => kraken.ticker(`${base}/USDT`, bid, ask),
      coinbase: (base, bid, ask) => coinbase.best(`${base}-USDT`, { bid, ask }),
      bitstamp: (base, bid, ask) => bitstamp.best(`${base.toLowerCase()}usdt`, { bid, ask }),
    },
    stop: async () => {
      await Promise.all(all.map((venue) => venue.stop()))
    },
  }
}
