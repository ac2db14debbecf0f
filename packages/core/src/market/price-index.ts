// The index: the price of an instrument that several venues have; none makes it alone (TR-2.8, H2).

import { type Price, roundPriceRatio } from '../numbers/price.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'

/** So long after its last quote or sign of life a constituent has a part in the price. */
export const CONSTITUENT_FRESH_MS = 10_000

/** Who is further than this fraction from the median of all is left out. */
export const DEPARTURE_LIMIT = parseRate('0.01') as Rate

/** What one venue says. */
export type Constituent = {
  /** Who speaks: those of one voter have one vote together, that of the first which is fresh. */
  readonly voter: string
  /** Its newest, not rounded. */
  readonly price: Price
  /** When it last said it, or showed that it still holds: of one monotonic clock, ms. */
  readonly aliveMs: number
}

export type IndexRules = {
  /** So many have to agree. */
  readonly quorum: number
  readonly priceDecimals: number
  readonly nowMs: number
}

export type IndexPrice<Each extends Constituent> = {
  /** Undefined: too few of them are fresh and agree. */
  readonly price: Price | undefined
  /** The price is the median of these. In the order that was given, as the others. */
  readonly agreeing: readonly Each[]
  readonly departed: readonly Each[]
}

/** Where three or more venues have an instrument, two of them have to agree. */
export function quorumOf(venues: number): number {
  return venues >= 3 ? 2 : 1
}

/**
 * The median of those that are fresh and not further than the limit from the median of all fresh
 * ones; of an even number the middle of the two in the middle. Rounded once, half-even.
 */
export function calculateIndex<Each extends Constituent>(
  constituents: readonly Each[],
  { quorum, priceDecimals, nowMs }: IndexRules,
): IndexPrice<Each> {
  const votes = takeVotes(constituents, nowMs)
  const all = doubleMedian(votes)
  const agreeing = votes.filter(({ price }) => isWithin(price, all))
  const departed = votes.filter(({ price }) => !isWithin(price, all))
  const hasQuorum = agreeing.length >= quorum
  const price = hasQuorum ? roundPriceRatio(doubleMedian(agreeing), 2n, priceDecimals) : undefined
  return { price, agreeing, departed }
}

function takeVotes<Each extends Constituent>(
  constituents: readonly Each[],
  nowMs: number,
): readonly Each[] {
  const votes: Each[] = []
  for (const each of constituents) {
    if (nowMs - each.aliveMs >= CONSTITUENT_FRESH_MS) continue
    if (votes.every(({ voter }) => voter !== each.voter)) votes.push(each)
  }
  return votes
}

/** Twice the median, so that the middle of two prices is exact; 0 of none. */
function doubleMedian(votes: readonly Constituent[]): bigint {
  const prices = votes.map(({ price }) => price).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const [low, high] = [prices[(prices.length - 1) >> 1], prices[prices.length >> 1]]
  return (low ?? 0n) + (high ?? 0n)
}

function isWithin(price: Price, doubledMedian: bigint): boolean {
  const departure = 2n * price - doubledMedian
  return (departure < 0n ? -departure : departure) * RATE_ONE <= doubledMedian * DEPARTURE_LIMIT
}
