// The nights of a contract: at each rollover while it was open one charge or credit, and none
// beside them (TR-4.4).

import { calculateOvernightFee } from '@fairtick/core/contracts/fees'
import type { Lots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, negateMoney } from '@fairtick/core/numbers/money'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { parseHead } from '@fairtick/proof/head'
import type { ContractFacts, EntryFacts } from '@fairtick/proof/receipt'
import { checkFrames } from './check-frames.ts'
import { type Check, compare } from './checks.ts'
import { sumLegs } from './entry-sums.ts'
import { readLots, readRate } from './read-texts.ts'
import {
  type Constants,
  NotProved,
  type Placed,
  type ProvenTick,
  type TapeSource,
} from './tape-source.ts'

export type Known = {
  readonly source: TapeSource
  readonly order: ContractFacts
  readonly constants: Constants
}

/** A day has 25 hours at most, two days have 47 at least. */
const LONGEST_DAY_MS = 25 * HOUR_MS
const LONGEST_GAP_MS = 36 * HOUR_MS

/**
 * Of a contract that is still open up to the newest entry of the receipt: what comes later may not
 * have been posted when it was given.
 */
export async function checkNights(
  known: Known,
  opened: EntryFacts,
  entries: readonly EntryFacts[],
): Promise<Check[]> {
  const newest = entries.reduce((last, one) => (one.position > last.position ? one : last), opened)
  const head = parseHead(known.source.signed.head)
  // A rollover is proved from the next head on: until then a charge of it would look invented.
  if (head === undefined || newest.position > head.last) {
    throw new NotProved(`rollovers up to ${newest.position}`)
  }
  const around = await known.source.rollovers(opened.position, newest.position)
  findGap(around, { opened, newest, headTime: head.time })
  const nights = around.filter(
    ({ position }) => position > opened.position && position <= newest.position,
  )
  const charged = entries.filter(({ reason }) => reason === 'overnight')
  const checks = []
  for (const night of nights) {
    const of = String(night.item)
    const tick = await tickBehind(known, night.position, night.item)
    const due = formatMoney(negateMoney(chargeAt(known, { ...night, tick }, entries)))
    checks.push(compare('night', of, due, sumOf(charged, night.item)))
    checks.push(...(await checkFrames(known.source, of, { symbol: known.order.symbol, tick })))
  }
  // What was charged for a moment at which there was no rollover.
  const instants = new Set(charged.map(({ part }) => part ?? 0))
  for (const { item } of nights) instants.delete(item)
  return [
    ...checks,
    ...[...instants].map((at) => compare('night', String(at), '0', sumOf(charged, at))),
  ]
}

/**
 * There is one each day: where two are further apart, one was kept from us. So it is where none
 * comes within a day of the opening, or of the head that is the end of what we know. On the first
 * day of a tape there is none before the opening to measure from.
 */
function findGap(
  around: readonly Placed<number>[],
  { opened, newest, headTime }: Record<'opened' | 'newest', EntryFacts> & { headTime: number },
): void {
  const [first, last] = [around[0], around.at(-1)]
  const times = around.map(({ item }) => item)
  const isGap = times.some((time, at) => time - (times[at - 1] ?? time) > LONGEST_GAP_MS)
  const hasEarlier = first !== undefined && first.position <= opened.position
  const isLate = !hasEarlier && (first?.item ?? headTime) - opened.time > LONGEST_DAY_MS
  const hasLater = last !== undefined && last.position > newest.position
  const isEarly = !hasLater && headTime - (last?.item ?? opened.time) > LONGEST_DAY_MS
  if (isGap || isLate || isEarly) throw new NotProved(`rollovers behind ${opened.position}`)
}

/** At the tick in force at the instant, of the lots that were open then. */
function chargeAt(
  { order, constants }: Known,
  { position, tick }: Placed<number> & { readonly tick: ProvenTick },
  entries: readonly EntryFacts[],
): Money {
  const closings = entries.filter(({ reason }) => reason === 'contract-close')
  const isClosed = (place: number) =>
    closings.some((one) => one.part === place && one.position < position)
  const left = order.closes.reduce(
    (lots, close, at) => (isClosed(at + 1) ? lots - readLots(close.lots) : lots),
    readLots(order.lots) as bigint,
  )
  const { long, short } = order.constants.overnightRate
  const terms = { ...constants, overnightRate: { long: readRate(long), short: readRate(short) } }
  return calculateOvernightFee(terms, order.direction, left as Lots, tick.item.price)
}

/** A tick of that very millisecond that stands behind the rollover does not count. */
async function tickBehind(
  { source, order: { symbol } }: Pick<Known, 'source' | 'order'>,
  position: number,
  instant: number,
): Promise<ProvenTick> {
  let tick = await source.tickInForce(symbol, instant)
  while (tick !== undefined && tick.position > position) {
    tick = await source.tick(symbol, tick.item.seq - 1)
  }
  if (tick === undefined) throw new NotProved(`${symbol} at ${instant}`)
  return tick
}

/** What cash gained by all charges of a moment; none: nothing. */
function sumOf(charged: readonly EntryFacts[], instant: number): string {
  const own = charged.filter(({ part }) => (part ?? 0) === instant)
  return formatMoney(own.reduce((sum, one) => sum + sumLegs(one, 'cash'), 0n) as Money)
}
