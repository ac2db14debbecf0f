// A contract from the records: its fill, margin and fees, each night, each close (TR-4).

import { entryPrice, exitPrice } from '@fairtick/core/contracts/direction'
import { calculateFee } from '@fairtick/core/contracts/fees'
import { calculateMargin, calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import { formatLots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, negateMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { ContractFacts, EntryFacts, Receipt } from '@fairtick/proof/receipt'
import { checkFrames } from './check-frames.ts'
import { checkNights, type Known } from './check-nights.ts'
import { checkInForce, provenTick } from './check-ticks.ts'
import { type Check, compare } from './checks.ts'
import { cashOf, sumLegs } from './entry-sums.ts'
import { readLots, readMoney, readPrice, readRate } from './read-texts.ts'
import { NotProved, type ProvenTick, type TapeSource } from './tape-source.ts'

const SOURCE_CHANGE = 'source_change'

export async function checkContract(
  source: TapeSource,
  order: ContractFacts,
  { entries }: Receipt,
): Promise<Check[]> {
  const opened = entries.find(({ reason }) => reason === 'contract-open')
  if (order.opening === null) return []
  if (opened === undefined) return [compare('ledger', 'opened', 'posted', 'not posted')]
  const placed = await source.instrument(order.symbol, opened.position)
  if (placed === undefined) throw new NotProved(`instrument ${order.symbol}`)
  const known = { source, order, constants: parseInstrument(placed.item) }
  const checks = [
    ...checkTerms(order, placed.item),
    ...(await checkOpening(known, order.opening, opened)),
  ]
  for (const [place, close] of order.closes.entries()) {
    const closing = entries.find(
      ({ reason, part }) => reason === 'contract-close' && part === place + 1,
    )
    checks.push(...(await checkClose(known, { ...close, place: place + 1, closing })))
  }
  return [...checks, ...(await checkNights(known, opened, entries))]
}

/** Its constants are everybody's. Those of an order that waited stood when it was placed. */
function checkTerms({ constants, limitPrice }: ContractFacts, placed: InstrumentText): Check[] {
  if (limitPrice !== null) return []
  return [compare('terms', 'opened', termsText(placed), termsText(constants))]
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
  { price, seq, margin, fee }: NonNullable<ContractFacts['opening']>,
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
    await checkInForce(source, of, { symbol, tick, behind: close.closing.position }),
    ...(await checkFrames(source, of, { symbol, tick })),
    comparePrice(of, fill, close.price),
    compare('profit', of, profit, close.profit),
    close.reason === SOURCE_CHANGE
      ? compare('fee', of, '0', close.fee)
      : await checkFee(known, of, { notional, fee: close.fee, entry: close.closing }),
    compare('ledger', of, posted, cashOf(close.closing)),
  ]
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
