// The public side of an installation: its instruments and every tick, asked without logging in.

import {
  NotOnTape,
  type PublicTick,
  readTick,
  readTickInForce,
  readTicks,
} from '@fairtick/testkit/public-ticks'
import type { CallResult } from '@fairtick/wire/api-contract'
import { createClient } from '@fairtick/wire/client'
import { patientFetch } from './patient-fetch.ts'

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
  /** From that one on, to the newest. */
  readonly ticksFrom: (symbol: string, seq: number) => AsyncIterable<PublicTick>
}

/** Ticks of one page; pages begin at 1, 1 001, … so that orders of one time share them. */
const PAGE_TICKS = 1_000
/** Pages that are kept: half a million ticks. */
const PAGES_MAX = 500

/** Over HTTP; `baseUrl` is the address that customers use. */
export function openPublicTape(baseUrl: string): Tape & { readonly ticksRead: () => number } {
  const client = createClient({
    ...{ baseUrl, fetch: patientFetch, language: () => 'en' },
    ...{ token: () => undefined, account: () => undefined },
  })
  let instruments: Promise<CallResult<'instruments'>> | undefined
  let ticksRead = 0
  const counted = async (tick: Promise<PublicTick>) => {
    const found = await tick
    ticksRead += 1
    return found
  }
  const pages = new Map<string, readonly PublicTick[]>()
  const readPage = async (symbol: string, first: number): Promise<readonly PublicTick[]> => {
    const key = `${symbol} ${first}`
    const kept = pages.get(key)
    if (kept !== undefined) return kept
    const query = { symbol, fromSeq: String(first), limit: String(PAGE_TICKS) }
    const page = await readTicks(client, query)
    ticksRead += page.length
    // One that is not full grows still.
    if (page.length === PAGE_TICKS) pages.set(key, page)
    const [oldest] = pages.keys()
    if (pages.size > PAGES_MAX && oldest !== undefined) pages.delete(oldest)
    return page
  }
  return {
    ticksRead: () => ticksRead,
    ticksFrom: async function* (symbol, from) {
      for (let first = from - ((from - 1) % PAGE_TICKS); ; first += PAGE_TICKS) {
        const page = await readPage(symbol, first)
        yield* page.filter(({ seq }) => seq >= from)
        if (page.length < PAGE_TICKS) return
      }
    },
    instrument: async (symbol) => {
      instruments ??= client.call('instruments')
      const found = Object.values(await instruments)
        .flat()
        .find((one) => one.symbol === symbol)
      if (!found) throw new NotOnTape(`nobody knows ${symbol}`)
      return { ...found, quote: quoteOf(symbol) }
    },
    tick: (symbol, seq) => counted(readTick(client, symbol, seq)),
    tickInForce: (symbol, time) => counted(readTickInForce(client, symbol, time)),
  }
}

/** TR-3: dollars, or what dollars are counted in. */
function quoteOf(symbol: string): string {
  return /USDT?$/.test(symbol) ? 'USD' : symbol.slice('USD'.length)
}
