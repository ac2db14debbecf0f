// Fills and closes a contract once more by its recorded ticks: each price, each P/L (TR-4).

import { entryPrice, exitPrice } from '@fairtick/core/contracts/direction'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { calculateQuote } from '@fairtick/core/market/quote'
import { parseLots, parseQuantity } from '@fairtick/core/numbers/lots'
import { parseMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { WireInstrument } from '../../../platform/client-state.ts'
import type { ContractDetail } from '../shared/order-detail.ts'
import { findTick, type Verdict } from '../shared/verdict.ts'

type Detail = Pick<ContractDetail, 'order' | 'ticks'>
type Size = Pick<WireInstrument, 'pair' | 'contractSize'>

/** Of what was closed; what is open has no result yet. */
export function verifyContract({ order, ticks }: Detail, instrument: Size): Verdict {
  const spread = parsePrice(order.constants.spread)
  const openPrice = parsePrice(order.openPrice ?? '')
  const opened = findTick(ticks, order.openSeq)
  if (order.status !== 'closed' || !spread || openPrice === undefined || !opened) {
    return 'unchecked'
  }
  const { direction } = order
  if (entryPrice(direction, calculateQuote(opened.price, { spread })) !== openPrice) {
    return 'differs'
  }
  for (const close of order.closes) {
    const tick = findTick(ticks, close.seq)
    if (tick === undefined) return 'unchecked'
    const exit = exitPrice(direction, calculateQuote(tick.price, { spread }))
    if (exit !== parsePrice(close.price)) return 'differs'
    const profit = profitOf(order, close, { openPrice, exit, instrument })
    if (profit === undefined || profit !== parseMoney(close.profit)) return 'differs'
  }
  return 'verified'
}

type Prices = { openPrice: Price; exit: Price; instrument: Size }

function profitOf(
  { direction }: WireContract,
  close: WireContract['closes'][number],
  { openPrice, exit, instrument }: Prices,
) {
  const lots = parseLots(close.lots)
  const size = sizeOf(instrument)
  if (lots === undefined || size === undefined) return undefined
  return roundToMoney(calculateProfit(size, { direction, lots, openPrice }, exit))
}

/** What P/L, margin and fees need of an instrument. */
export function sizeOf({ pair, contractSize: text }: Size) {
  const contractSize = parseQuantity(text)
  return contractSize === undefined ? undefined : { contractSize, quote: pair.split('/')[1] ?? '' }
}
