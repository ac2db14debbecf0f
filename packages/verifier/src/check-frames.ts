// Whether a mark is what the venues said: the median of the middles in its frames (H2).

import { type FrameReference, framesOf } from '@fairtick/core/market/tick'
import { formatPrice, type Price, roundPriceRatio } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import { parseHead } from '@fairtick/proof/head'
import { hashText } from '@fairtick/proof/sha256'
import { provenInstrument } from './check-ticks.ts'
import { checkVenues } from './check-venues.ts'
import { type Check, compare, leaveOut } from './checks.ts'
import type { ProvenTick, ServedFrame, TapeSource } from './tape-source.ts'
import { type Pair, readMiddle } from './venue-frames.ts'

/** So long an installation promises to keep them. */
const FRAMES_KEPT_MS = 30 * DAY_MS

/** Gold is priced by a token of one ounce. */
const PAIRS: Readonly<Record<string, Pair>> = { XAUUSD: { base: 'PAXG', quote: 'USDT' } }

/** A mark, and what its line names that it was read from. */
type Used = {
  readonly tick: ProvenTick
  readonly named: ReturnType<typeof framesOf>
  readonly served: readonly ServedFrame[]
  readonly pair: Pair
  readonly priceDecimals: number
}

/**
 * By its frames, and by the venues' own history where they are asked. None, where the tick names no
 * frame or the record is a saved one, which has none.
 */
export async function checkFrames(
  source: TapeSource,
  of: string,
  { symbol, tick }: { readonly symbol: string; readonly tick: ProvenTick },
): Promise<readonly Check[]> {
  const named = framesOf(tick.item)
  const { frames, history } = source
  if (frames === undefined || named.length === 0) return []
  // Who is named twice would have two votes.
  const venues = new Set(named.map(({ feed }) => feed)).size
  if (venues < named.length) return [compare('frames', of, `${venues}`, `${named.length}`)]
  const { base, quote, priceDecimals } = await provenInstrument(source, symbol, tick.position)
  const served = (await frames(symbol, tick.item.seq)) ?? []
  const used = { tick, named, served, pair: PAIRS[symbol] ?? { base, quote }, priceDecimals }
  const byVenues = history === undefined ? [] : await checkVenues(history, of, saidIn(used))
  return [...checkVotes(source, of, used), ...byVenues]
}

/** At the time of the tick: an old frame may be one of a price that long stood no more. */
function saidIn({ tick, named, served, pair }: Used) {
  const said = named.map(({ feed, price }: Named, place) => ({
    feed: feed ?? served[place]?.feed,
    ...{ price: price ?? tick.item.price, timeMs: tick.item.time },
  }))
  return { pair, said }
}

/** The mark is the median of what they say, and each says what the line tells of it. */
function checkVotes(source: TapeSource, of: string, used: Used): readonly Check[] {
  const { tick, named, served, pair, priceDecimals } = used
  const votes = named.map((said, place): Vote => voteOf(pair, said, served[place]))
  const forged = votes.find(({ fault }) => fault !== undefined)?.fault
  if (forged !== undefined) return [{ name: 'frames', of, isSame: false, ...forged }]
  const left = votes.some(({ isKept }) => !isKept) ? [missing(source, of, tick)] : []
  const middles = votes.flatMap(({ middle }) => (middle === undefined ? [] : [middle]))
  if (middles.length < named.length) return left
  const mark = formatPrice(medianOf(middles, priceDecimals), 0)
  return [compare('frames', of, mark, formatPrice(tick.item.price, 0)), ...left]
}

type Vote = {
  /** By the frame or, where it is not kept, by the line; undefined: neither says it. */
  readonly middle: Price | undefined
  readonly isKept: boolean
  /** The frame is another one than the line names, or says something else than the line. */
  readonly fault?: Pick<Check, 'expected' | 'found'>
}

type Named = FrameReference & {
  readonly feed?: string
  /** Absent, where one venue alone has the instrument: then it is the mark, not rounded. */
  readonly price?: Price
}

function voteOf(pair: Pair, { hash, feed, price }: Named, served: ServedFrame | undefined): Vote {
  const text = served?.frame ?? undefined
  if (served === undefined || text === undefined) return { middle: price, isKept: false }
  const by = feed ?? served.feed
  const found = hashText(text)
  const wanted = hexOf(hash)
  if (found !== wanted) {
    const fault = { expected: `${by} ${found}`, found: `${by} ${wanted}` }
    return { middle: undefined, isKept: true, fault }
  }
  const middle = readMiddle(by, pair, text)
  const isAsSaid = middle !== undefined && (price === undefined || price === middle)
  if (isAsSaid) return { middle, isKept: true }
  const said = (value: Price | undefined) =>
    value === undefined ? `${by} -` : `${by} ${formatPrice(value, 0)}`
  return { middle, isKept: true, fault: { expected: said(middle), found: said(price) } }
}

/** What is too old is kept by nobody; what is younger should be there, and can have been lost. */
function missing(source: TapeSource, of: string, { item }: ProvenTick): Check {
  const newest = parseHead(source.signed.head)?.time ?? item.time
  return leaveOut('frames', of, newest - item.time >= FRAMES_KEPT_MS ? 'expired' : 'missing')
}

/** By rank; of an even number the middle of the two in the middle. Rounded once, half-even. */
function medianOf(prices: readonly Price[], decimals: number): Price {
  const ranked = [...prices].sort((a, b) => Number(a > b) - Number(a < b))
  const upper = ranked[Math.floor(ranked.length / 2)] ?? 0n
  const lower = ranked[Math.ceil(ranked.length / 2) - 1] ?? 0n
  return roundPriceRatio(lower + upper, 2n, decimals)
}

/** Lines write hashes in base64url. */
function hexOf(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return [...bytes].map((each) => each.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
