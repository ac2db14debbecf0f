// Works out anew, from ticks alone, what a customer's orders say of their fills, fees and P/L.

import {
  compare,
  type Fraction,
  fraction,
  minus,
  over,
  plus,
  rounded,
  textOf,
  times,
  ZERO,
} from '@fairtick/testkit/fraction'
import { isInDollars, notionalOf, profitOf } from '@fairtick/testkit/naive-figures'
import type { PublicTick } from '@fairtick/testkit/public-ticks'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { PublicInstrument, Tape } from './public-tape.ts'

export type OrderDetail = CallResult<'orderDetail'>
export type ContractDetail = Extract<OrderDetail, { kind: 'contract' }>
type OptionDetail = Extract<OrderDetail, { kind: 'option' }>
type Step = ContractDetail['timeline'][number]

/** Of the last 30 days, by day of the operator: what the fee discount comes from (TR-9). */
export type Traded = { readonly day: number; readonly notional: Fraction }

/** TR-9: from a volume on, this part of the fee is saved; as it ships. */
const DISCOUNTS: LevelTable = [
  { volume: '50000000', feeDiscount: '0.3' },
  { volume: '10000000', feeDiscount: '0.2' },
  { volume: '2000000', feeDiscount: '0.15' },
  { volume: '500000', feeDiscount: '0.1' },
  { volume: '100000', feeDiscount: '0.05' },
]
const VOLUME_DAYS = 30
const STALE_AFTER_MS = 30_000

/** The highest first. */
type LevelTable = CallResult<'vipLevels'>['changes'][number]['levels']

export type LevelChanges = CallResult<'vipLevels'>['changes']

export type RecomputeParts = {
  /** What two people made of the levels of VIP; none: they are as they ship. */
  readonly levelChanges?: LevelChanges
  /** The day of the operator in which a time is, counted on. */
  readonly dayOf: (time: number) => number
  /** So many orders are done. */
  readonly tell?: (orders: number) => void
}

/** One line for each thing that does not follow from the tape; none when all does. */
export async function recomputeOrders(
  details: readonly OrderDetail[],
  tape: Tape,
  { dayOf, tell, levelChanges = [] }: RecomputeParts,
): Promise<readonly string[]> {
  const differences: string[] = []
  const expect = (id: string, what: string, told: string | null, worked: Fraction) => {
    if (told !== null && compare(fraction(told), worked) === 0) return
    differences.push(`${id}: ${what} is ${told}, recomputed ${textOf(worked)}`)
  }
  const fills: Fill[] = []
  for (const [place, detail] of details.entries()) {
    if (detail.kind === 'option') await recomputeOption(detail, tape, expect)
    else fills.push(...(await recomputePrices(detail, tape, expect)))
    tell?.(place + 1)
  }
  recomputeFees(fills, { dayOf, levelChanges }, expect)
  return differences
}

type Expect = (id: string, what: string, told: string | null, worked: Fraction) => void

/** An opening or a close, whose fee depends on everything that was traded before. */
type Fill = {
  readonly id: string
  readonly step: Step
  readonly instrument: PublicInstrument
  readonly notional: Fraction
  /** A change of the source closes free of charge (TR-2.11). */
  readonly isFree: boolean
}

async function recomputePrices(
  { order, timeline }: ContractDetail,
  tape: Tape,
  expect: Expect,
): Promise<readonly Fill[]> {
  const { id, symbol, direction } = order
  const instrument = { ...(await tape.instrument(symbol)), ...order.constants }
  const open = order.openPrice === null ? ZERO : fraction(order.openPrice)
  const fills: Fill[] = []
  for (const step of timeline) {
    if (step.what === 'overnight') await recomputeNight({ order, step, timeline }, tape, expect)
    if (step.what !== 'opened' && step.what !== 'closed') continue
    const tick = await tape.tick(symbol, step.seq ?? 0)
    const isFree = step.reason === 'source_change'
    const side = (direction === 'long') === (step.what === 'opened') ? 'buys' : 'sells'
    const price = isFree ? fraction(tick.price) : priceOf(instrument, tick, side)
    expect(id, `the price ${step.what} at tick ${tick.seq}`, step.price, price)
    const lots = fraction(step.lots ?? '0')
    if (step.what === 'closed') {
      const trade = { side: direction, open }
      const profit = rounded(profitOf(instrument, trade, lots, price), 6)
      expect(id, `the profit of tick ${tick.seq}`, step.profit, profit)
    }
    fills.push({ id, step, instrument, notional: notionalOf(instrument, lots, price), isFree })
  }
  expectSums(order, timeline, expect)
  if (order.status === 'trading') expectMargin(order, instrument, timeline, expect)
  return fills
}

/** TR-4.3: what the opening locked, less the part of each close, each rounded. */
function expectMargin(
  { id, margin, lots, openPrice, leverage }: ContractDetail['order'],
  instrument: PublicInstrument,
  timeline: readonly Step[],
  expect: Expect,
): void {
  let left = fraction(lots)
  const notional = notionalOf(instrument, left, fraction(openPrice ?? '0'))
  let worked = rounded(over(notional, fraction(String(leverage))), 6)
  for (const step of timeline.filter(({ what }) => what === 'closed')) {
    const after = minus(left, fraction(step.lots ?? '0'))
    worked = rounded(over(times(worked, after), left), 6)
    left = after
  }
  expect(id, 'the margin', margin, worked)
}

/** What the order says in one number must be the sum of its steps. */
function expectSums(
  order: ContractDetail['order'],
  timeline: readonly Step[],
  expect: Expect,
): void {
  if (order.status === 'pending' || order.status === 'cancelled') return
  const sum = (what: readonly Step['what'][], of: 'profit' | 'fee') =>
    timeline
      .filter((step) => what.includes(step.what))
      .reduce((total, step) => plus(total, fraction(step[of] ?? '0')), ZERO)
  expect(order.id, 'the profit in all', order.profit, sum(['closed'], 'profit'))
  expect(order.id, 'the fee in all', order.fee, sum(['opened', 'closed'], 'fee'))
  expect(order.id, 'overnight in all', order.overnightFee, sum(['overnight'], 'fee'))
}

/** TR-4.4: what was open at the instant pays at the tick in force then, not at one of then. */
async function recomputeNight(
  { order, step, timeline }: Pick<ContractDetail, 'order' | 'timeline'> & { readonly step: Step },
  tape: Tape,
  expect: Expect,
): Promise<void> {
  const { id, symbol, direction } = order
  const instrument = { ...(await tape.instrument(symbol)), ...order.constants }
  const tick = await tape.tickInForce(symbol, step.time - 1)
  const closed = timeline
    .filter(({ what, time }) => what === 'closed' && time < step.time)
    .reduce((total, close) => plus(total, fraction(close.lots ?? '0')), ZERO)
  const lots = minus(fraction(order.lots), closed)
  const quantity = times(lots, fraction(instrument.contractSize))
  const base = isInDollars(instrument) ? times(quantity, fraction(tick.price)) : quantity
  const charge = rounded(times(base, fraction(instrument.overnightRate[direction])), 6)
  expect(id, `the night of ${step.time}`, step.fee, charge)
}

/** In the order of time, each at the discount that all before it had earned. */
function recomputeFees(
  fills: readonly Fill[],
  { dayOf, levelChanges }: { dayOf: (time: number) => number; levelChanges: LevelChanges },
  expect: Expect,
): void {
  const traded: Traded[] = []
  for (const fill of fills.toSorted((a, b) => a.step.time - b.step.time)) {
    const today = dayOf(fill.step.time)
    const volume = traded
      .filter(({ day }) => day > today - VOLUME_DAYS)
      .reduce((sum, { notional }) => plus(sum, notional), ZERO)
    const fees = tablesAt(levelChanges, fill.step.time).map((table) => feeBy(table, fill, volume))
    const told = fill.step.fee
    const fee = fees.find((one) => told !== null && compare(fraction(told), one) === 0) ?? fees[0]
    expect(fill.id, `the fee of tick ${fill.step.seq}`, told, fee ?? ZERO)
    traded.push({ day: today, notional: fill.notional })
  }
}

function feeBy(table: LevelTable, fill: Fill, volume: Fraction): Fraction {
  if (fill.isFree) return ZERO
  const reached = table.find((level) => compare(volume, fraction(level.volume)) >= 0)
  const paid = minus(fraction('1'), fraction(reached?.feeDiscount ?? '0'))
  return rounded(times(times(fill.notional, fraction(fill.instrument.feeRate)), paid), 6)
}

/** One, or both in the seconds in which one took the place of the other; the newer first. */
function tablesAt(changes: LevelChanges, time: number): readonly LevelTable[] {
  const begun = changes.filter(({ from }) => from <= time).toReversed()
  const [newest] = begun
  const settled = begun.find(({ until }) => until < time)
  const before = settled === undefined ? DISCOUNTS : highestFirst(settled.levels)
  return newest === undefined || newest === settled
    ? [before]
    : [highestFirst(newest.levels), before]
}

function highestFirst(levels: LevelTable): LevelTable {
  return levels.toReversed()
}

/** TR-5: strike and settlement are marks of the tape, the rest follows. */
async function recomputeOption({ order }: OptionDetail, tape: Tape, expect: Expect): Promise<void> {
  const { id, symbol, direction, amount, payoutRate, expiryTime } = order
  const strike = fraction((await tape.tick(symbol, order.strikeSeq)).price)
  expect(id, `the strike at tick ${order.strikeSeq}`, order.strike, strike)
  if (order.status !== 'closed' || order.closeTime === null) return
  // A change of the source voids before the expiry (TR-2.11).
  if (order.result === 'void' && order.closeTime <= expiryTime) return
  const tick = await tape.tickInForce(symbol, expiryTime)
  expect(id, 'the settlement tick', String(order.settleSeq), fraction(String(tick.seq)))
  const move = compare(fraction(tick.price), strike)
  const isWon = move !== 0 && move > 0 === (direction === 'up')
  // Whose the outage was follows from records that are not looked at here: the verifier does.
  const isVoid = expiryTime - tick.time > STALE_AFTER_MS && !(isWon && order.outage === 'own')
  const won = rounded(times(fraction(amount), fraction(payoutRate)), 6)
  const lost = minus(ZERO, fraction(amount))
  const profit = isVoid || move === 0 ? ZERO : isWon ? won : lost
  expect(id, 'the profit', order.profit, profit)
}

/** TR-2.3, TR-2.4: who buys pays half the spread above the mark, who sells gets as much less. */
function priceOf(instrument: PublicInstrument, tick: PublicTick, side: 'buys' | 'sells'): Fraction {
  const half = over(fraction(instrument.spread), fraction('2'))
  return side === 'buys' ? plus(fraction(tick.price), half) : minus(fraction(tick.price), half)
}
