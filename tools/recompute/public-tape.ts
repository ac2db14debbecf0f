// The public side of an installation: its instruments and every tick, asked without logging in.

import { createClient } from '@fairtick/wire/client'
import type { CallResult } from '@fairtick/wire/contract'

export type PublicTick = { readonly seq: number; readonly time: number; readonly price: string }

/** The constants that prices, fees and nights follow from. */
export type PublicInstrument = {
  readonly quote: string
  readonly spread: string
  readonly contractSize: string
  readonly feeRate: string
  readonly overnightRate: { readonly long: string; readonly short: string }
}

export type Tape = {
  readonly instrument: (symbol: string) => Promise<PublicInstrument>
  readonly tick: (symbol: string, seq: number) => Promise<PublicTick>
  /** The last with time ≤ `time`. */
  readonly tickInForce: (symbol: string, time: number) => Promise<PublicTick>
}

/** Over HTTP; `baseUrl` is the address that customers use. */
export function openPublicTape(baseUrl: string): Tape {
  const client = createClient({
    ...{ baseUrl, fetch: globalThis.fetch, language: () => 'en' },
    ...{ token: () => undefined, account: () => undefined },
  })
  let instruments: Promise<CallResult<'instruments'>> | undefined
  const only = async (symbol: string, place: { fromSeq: string } | { before: string }) => {
    const query = { symbol, ...place, limit: '1' }
    const [found] = (await client.call('ticks', { query })).ticks
    if (!found) throw new Error(`the tape has no such tick of ${symbol}`)
    return { seq: found[0], time: found[1], price: found[2] }
  }
  return {
    instrument: async (symbol) => {
      instruments ??= client.call('instruments')
      const found = Object.values(await instruments)
        .flat()
        .find((one) => one.symbol === symbol)
      if (!found) throw new Error(`nobody knows ${symbol}`)
      return { ...found, quote: quoteOf(symbol) }
    },
    tick: (symbol, seq) => only(symbol, { fromSeq: String(seq) }),
    tickInForce: (symbol, time) => only(symbol, { before: String(time + 1) }),
  }
}

/** TR-3: dollars, or what dollars are counted in. */
function quoteOf(symbol: string): string {
  return /USDT?$/.test(symbol) ? 'USD' : symbol.slice('USD'.length)
}
