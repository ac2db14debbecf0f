// A contract from the records: its fill, margin and fees, each night, each close (TR-4).

import { entryPrice, exitPrice } from '@fairtick/core/contracts/direction'
import { calculateFee } from '@fairtick/core/contracts/fees'
import { calculateMargin, calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { type InstrumentText, parseInstrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import { formatLots, type Lots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, negateMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { ContractFacts, EntryFacts, Receipt } from '@fairtick/proof/receipt'
import { checkFrames } from './check-frames.ts'
import { checkNights, type Known } from './check-nights.ts'
import { wasSpared } from './check-outage.ts'
import { checkInForce, provenInstrument, provenMoment, provenTick } from './check-ticks.ts'
import { type Check, compare } from './checks.ts'
import { cashOf, sumLegs } from './entry-sums.ts'
import { readLots, readMoney, readPrice, readRate } from './read-texts.ts'
import type { ProvenTick, TapeSource } from './tape-source.ts'

const SOURCE_CHANGE = 'source_change'
const STOP_OUT = 'stop_out'

export async function checkContract(
  source: TapeSource,
  order: ContractFacts,
  { entries }: Receipt,
): Promise<Check[]> {
  const opened = entries.find(({ reason }) => reason === 'contract-open')
  if (order.opening === null) return []
  if (opened === undefined) return [compare('ledger', 'opened', 'posted', 'not posted')]
  const newest = await provenInstrument(source, order.symbol, opened.position)
  const known = { source, order, constants: parseInstrument(newest) }
  const checks = [
    await checkTerms(known, newest, opened),
    ...checkLimit(order, order.opening),
    ...(await checkOpening(known, order.opening, opened)),
    checkLots(order),
  ]
  for (const [place, close] of order.closes.entries()) {
    const closing = entries.find(
      ({ reason, part }) => reason === 'contract-close' && part === place + 1,
    )
    checks.push(...(await checkClose(known, { ...close, place: place + 1, closing })))
  }
  return [...checks, ...(await checkNights(known, opened, entries))]
}

/**
 * Its constants are everybody's. Those of an order that waited stood when it was placed: a receipt
 * does not say when that was, so any that ever stood before it filled will do.
 */
async function checkTerms(
  { source, order: { symbol, constants, limitPrice } }: Known,
  newest: InstrumentText,
  { position }: EntryFacts,
): Promise<Check> {
  const told = termsText(constants)
  let stood = termsText(newest)
  if (limitPrice !== null && stood !== told) {
    for await (const { item } of source.instruments(symbol, position)) {
      if (termsText(item) === told) stood = told
    }
  }
  return compare('terms', 'opened', stood, told)
}

/** An order that waited is filled at its limit or better (TR-4.11). */
function checkLimit(
  { direction, limitPrice }: ContractFacts,
  { price }: NonNullable<ContractFacts['opening']>,
): Check[] {
  if (limitPrice === null) return []
  const [limit, fill] = [readPrice(limitPrice), readPrice(price)]
  const isKept = direction === 'long' ? fill <= limit : fill >= limit
  return [compare('limit', 'opened', formatPrice(isKept ? fill : limit, 0), formatPrice(fill, 0))]
}

/** What was closed and what is open are what was ordered. */
function checkLots({ lots, closes, lotsOpen }: ContractFacts): Check {
  const all = closes.reduce(
    (sum, close) => sum + readLots(close.lots),
    readLots(lotsOpen) as bigint,
  )
  return compare('lots', 'receipt', formatLots(readLots(lots)), formatLots(all as Lots))
}

/** Each written in one way, whatever zeros it came with. */
function termsText(terms: ContractFacts['constants']): string {
  const { spread, feeRate, overnightRate, minLots } = terms
  const rates = [feeRate, overnightRate.long, overnightRate.short].map((rate) =>
    formatRate(readRate(rate)),
  )
  return [formatPrice(readPrice(spread), 0), ...rates, formatLots(readLots(minLots))].join(' ')
}

async function checkOpening(
  { source, order, constants }: Known,
  { price, seq, time, margin, fee }: NonNullable<ContractFacts['opening']>,
  opened: EntryFacts,
): Promise<Check[]> {
  const { symbol, direction, leverage } = order
  const tick = await provenTick(source, symbol, seq)
  const quote = calculateQuote(tick.item.price, { spread: readPrice(order.constants.spread) })
  const fill = entryPrice(direction, quote)
  const notional = calculateNotional(constants, readLots(order.lots), fill)
  const marginDue = formatMoney(calculateMargin(notional, leverage))
  return [
    await checkInForce(source, 'opened', { symbol, tick, behind: opened.position }),
    ...(await checkFrames(source, 'opened', { symbol, tick })),
    comparePrice('opened', fill, price),
    compare('margin', 'opened', marginDue, margin),
    await checkFee({ source, order, constants }, 'opened', { notional, fee, entry: opened }),
    compare('ledger', 'opened', formatMoney(negateMoney(readMoney(fee))), cashOf(opened)),
    compare('time', 'opened', String(opened.time), String(time)),
  ]
}

type Closing = ContractFacts['closes'][number] & {
  readonly place: number
  readonly closing: EntryFacts | undefined
}

async function checkClose(known: Known, close: Closing): Promise<Check[]> {
  const { source, order, constants } = known
  const { symbol, direction, opening } = order
  const of = `closed ${close.place}`
  if (close.closing === undefined || opening === null) {
    return [compare('ledger', of, 'posted', 'not posted')]
  }
  const tick = await provenTick(source, symbol, close.seq)
  const fill = exitOf(order, tick, close.reason)
  const lots = readLots(close.lots)
  const trade = { direction, lots, openPrice: readPrice(opening.price) }
  const profit = formatMoney(roundToMoney(calculateProfit(constants, trade, fill)))
  const notional = calculateNotional(constants, lots, fill)
  // What the house gave so that nothing is owed (TR-4.8).
  const protection = -sumLegs(close.closing, 'protection')
  const posted = formatMoney((readMoney(close.profit) - readMoney(close.fee) + protection) as Money)
  return [
    ...(await checkReason(source, of, { symbol, reason: close.reason, closing: close.closing })),
    await checkInForce(source, of, { symbol, tick, behind: close.closing.position }),
    ...(await checkFrames(source, of, { symbol, tick })),
    comparePrice(of, fill, close.price),
    compare('profit', of, profit, close.profit),
    close.reason === SOURCE_CHANGE
      ? compare('fee', of, '0', close.fee)
      : await checkFee(known, of, { notional, fee: close.fee, entry: close.closing }),
    compare('ledger', of, posted, cashOf(close.closing)),
    compare('time', of, String(close.closing.time), String(close.time)),
  ]
}

type Reasoned = {
  readonly symbol: string
  readonly reason: string
  readonly closing: EntryFacts
}

/** At a change of the source only, and no stop-out just behind an outage of the house's own. */
async function checkReason(
  source: TapeSource,
  of: string,
  { symbol, reason, closing }: Reasoned,
): Promise<Check[]> {
  if (reason === SOURCE_CHANGE) {
    const { kind } = await provenMoment(source, closing.position)
    return [compare('result', of, kind === 'source' ? reason : 'no change', reason)]
  }
  if (reason !== STOP_OUT) return []
  const isSpared = await wasSpared(source, symbol, closing)
  return [compare('spared', of, isSpared ? 'spared' : reason, reason)]
}

/** At the mark where the source of prices changed, else at the exit side of the quote (TR-2.4). */
function exitOf(
  { direction, constants }: ContractFacts,
  { item }: ProvenTick,
  reason: string,
): Price {
  if (reason === SOURCE_CHANGE) return item.price
  return exitPrice(direction, calculateQuote(item.price, { spread: readPrice(constants.spread) }))
}

type Paid = {
  readonly notional: ReturnType<typeof calculateNotional>
  readonly fee: string
  readonly entry: EntryFacts
}

/** One of the discounts that stood explains it; where none does, the full fee is due. */
async function checkFee({ source, order }: Known, of: string, paid: Paid): Promise<Check> {
  const rate = readRate(order.constants.feeRate)
  const possible = (await source.discounts(paid.entry.position)).map((discount) =>
    formatMoney(calculateFee(paid.notional, rate, discount)),
  )
  const expected = possible.includes(paid.fee) ? paid.fee : (possible[0] ?? '')
  return compare('fee', of, expected, paid.fee)
}

function comparePrice(of: string, expected: Price, found: string): Check {
  return compare('price', of, formatPrice(expected, 0), formatPrice(readPrice(found), 0))
}
