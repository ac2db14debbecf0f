// Figures of a naive account, each worked out anew from the rules' table (TR-4).

import type { InstrumentText } from '@fairtick/core/market/instrument'
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
} from './fraction.ts'

/** Where a record stands, and when. */
export type NaiveMoment = { readonly position: number; readonly time: number }

/** What the tape said of the sources of an instrument; `doubt`: a price was quarantined. */
export type NaiveSaying = { readonly time: number; readonly what: 'up' | 'down' | 'doubt' }

type NaiveTick = { readonly seq: number; readonly time: number; readonly mark: Fraction }

type NaiveItem = {
  readonly id: string
  readonly symbol: string
  readonly side: 'long' | 'short'
  /** When it was placed in this account: a copy, when it was made. */
  readonly ordered: number
  /** Among all orders; of a copy: of the order that it copies. */
  readonly placed: number
  /** The constants that stood when it was placed. */
  readonly terms: InstrumentText
  takeProfit: Fraction | undefined
  stopLoss: Fraction | undefined
}

/** TR-10: of which order of which leader something is a copy; absent: it is an own one. */
export type NaiveCopyOf = { readonly leader: string; readonly order: string }

export type NaivePosition = NaiveItem & {
  readonly copyOf?: NaiveCopyOf
  readonly open: Fraction
  readonly openSeq: number
  lots: Fraction
  margin: Fraction
}

export type NaiveOrder = NaiveItem & {
  readonly limit: Fraction
  readonly lots: Fraction
  readonly leverage: number
  /** Margin and opening fee at the limit price. */
  readonly reserved: Fraction
}

export type NaiveOption = {
  readonly id: string
  readonly symbol: string
  readonly isUp: boolean
  readonly stake: Fraction
  readonly payoutRate: Fraction
  readonly strike: Fraction
  readonly expiry: number
}

/** TR-10.1: in the words of who follows. */
export type NaiveTerms = {
  readonly mode: 'proportional' | 'fixed'
  readonly allocation: string
  readonly fixedLots: string | undefined
  readonly maxPerOrder: string
  readonly stopLoss: string
  readonly maxLeverage: number | undefined
}

export type NaiveFollow = {
  readonly leader: string
  terms: NaiveTerms
  /** The leader's part of profits. */
  rate: Fraction
  /** The how manieth of all that ever began. */
  begun: number
  isActive: boolean
  isPaused: boolean
  /** TR-10.5: over all copies of this leader, and what it was when the follow began. */
  result: Fraction
  before: Fraction
  /** TR-10.6: the high-water mark. */
  mark: Fraction
}

/** TR-10.2: what an account did with an order of its own. */
export type NaiveFill = NaiveCopyOf & {
  readonly symbol: string
  readonly lots: Fraction
} & (
    | {
        readonly kind: 'open'
        readonly side: 'long' | 'short'
        readonly leverage: number
        readonly placed: number
        /** Just before. */
        readonly equity: Fraction
      }
    | { readonly kind: 'close'; readonly lotsBefore: Fraction }
  )

/** Under which an account may be followed. */
export type NaiveLeading = {
  readonly profitShare: string
  readonly maxFollowers: number
  readonly maxCopied: string
}

/** All accounts together: who copies whom, and what is to be copied of the newest record. */
export type NaiveExchange = {
  readonly accounts: Map<string, NaiveAccount>
  fills: NaiveFill[]
  begun: number
  /** The how manieth order of all. */
  placed: number
}

export type NaiveAccount = {
  readonly id: string
  readonly exchange: NaiveExchange
  /** Undefined: nobody may follow it. */
  leading: NaiveLeading | undefined
  readonly follows: NaiveFollow[]
  salary: Fraction
  cash: Fraction
  /** Oldest first, by the order in which they were placed. */
  positions: NaivePosition[]
  orders: NaiveOrder[]
  options: NaiveOption[]
  /** Told of the margin call, and not above its level since. */
  isWarned: boolean
  day: number
  readonly traded: { readonly day: number; readonly notional: Fraction }[]
  readonly instruments: Map<string, InstrumentText>
  /** Every tick that ever was. */
  readonly ticks: Map<string, NaiveTick[]>
  source: string | undefined
  /** By instrument: what the tape said of its sources, oldest first. */
  readonly said: Map<string, readonly NaiveSaying[]>
  /** By instrument: the first tick behind its newest outage of the operator's own. */
  readonly spared: Map<string, number>
  /** What happened, one line each, with when and where. */
  readonly notes: string[]
}

const [MARGIN_CALL, STOP_OUT, HALF] = [fraction('0.8'), fraction('0.5'), fraction('0.5')]
/** TR-9: from a volume on, this part of the fee is saved. */
const DISCOUNTS = [
  ['50000000', '0.3'],
  ['10000000', '0.2'],
  ['2000000', '0.15'],
  ['500000', '0.1'],
  ['100000', '0.05'],
] as const

type Size = Pick<InstrumentText, 'quote' | 'contractSize'>
type Side = {
  readonly symbol: string
  readonly side: 'long' | 'short'
  /** Absent: what stands now. */
  readonly terms?: InstrumentText
}

export function marketOf(account: NaiveAccount, symbol: string) {
  const instrument = account.instruments.get(symbol)
  const tick = account.ticks.get(symbol)?.at(-1)
  if (!instrument || !tick) throw new Error(`nothing known of ${symbol}`)
  return { instrument, ...tick }
}

/** TR-2.5. */
export function isLive(account: NaiveAccount, symbol: string, { time }: NaiveMoment): boolean {
  const tick = account.ticks.get(symbol)?.at(-1)
  return tick !== undefined && time - tick.time <= 30_000
}

/** TR-2.4: a long opens at ask, a short at bid. */
export function entryOf(account: NaiveAccount, { symbol, side, terms }: Side): Fraction {
  const { instrument, mark } = marketOf(account, symbol)
  const half = times(fraction((terms ?? instrument).spread), HALF)
  return side === 'long' ? plus(mark, half) : minus(mark, half)
}

/** TR-2.4: a long closes at bid, a short at ask. */
export function exitOf(account: NaiveAccount, item: Side): Fraction {
  const { symbol, terms } = item
  const side = item.side === 'long' ? 'short' : 'long'
  return entryOf(account, { symbol, side, ...(terms && { terms }) })
}

/** TR-3. */
export function isInDollars({ quote }: Pick<InstrumentText, 'quote'>): boolean {
  return quote === 'USD' || quote === 'USDT'
}

export function notionalOf(instrument: Size, lots: Fraction, price: Fraction): Fraction {
  const quantity = times(lots, fraction(instrument.contractSize))
  return isInDollars(instrument) ? times(quantity, price) : quantity
}

/** Gross and exact, in dollars. */
export function profitOf(
  instrument: Size,
  { side, open }: Pick<NaivePosition, 'side' | 'open'>,
  lots: Fraction,
  exit: Fraction,
): Fraction {
  const quantity = times(lots, fraction(instrument.contractSize))
  const move = side === 'long' ? minus(exit, open) : minus(open, exit)
  const inQuote = times(quantity, move)
  return isInDollars(instrument) ? inQuote : over(inQuote, exit)
}

export function openProfitOf(account: NaiveAccount, position: NaivePosition): Fraction {
  const { instrument } = marketOf(account, position.symbol)
  return profitOf(instrument, position, position.lots, exitOf(account, position))
}

/** A fee on a notional, at the discount of now (TR-9: 30 days, today included). */
export function feeOf(
  account: NaiveAccount,
  instrument: InstrumentText,
  notional: Fraction,
): Fraction {
  const volume = account.traded
    .filter(({ day }) => day > account.day - 30)
    .reduce((sum, traded) => plus(sum, traded.notional), ZERO)
  const reached = DISCOUNTS.find(([from]) => compare(volume, fraction(from)) >= 0)
  const paid = minus(fraction('1'), fraction(reached?.[1] ?? '0'))
  return rounded(times(times(notional, fraction(instrument.feeRate)), paid), 6)
}

export function costOf(
  account: NaiveAccount,
  { lots, leverage, terms }: Pick<NaiveOrder, 'lots' | 'leverage' | 'terms'>,
  price: Fraction,
) {
  const notional = notionalOf(terms, lots, price)
  const margin = rounded(over(notional, fraction(String(leverage))), 6)
  return { notional, margin, fee: feeOf(account, terms, notional) }
}

/** TR-4.13: with so much more on the instrument. */
export function isTooExposed(
  { positions, orders }: NaiveAccount,
  instrument: InstrumentText,
  more: Fraction,
): boolean {
  const { symbol, maxOpenNotional } = instrument
  if (maxOpenNotional === undefined) return false
  const total = [
    ...positions.map((one) => ({ ...one, at: one.open })),
    ...orders.map((one) => ({ ...one, at: one.limit })),
  ]
    .filter((one) => one.symbol === symbol)
    .reduce((sum, one) => plus(sum, notionalOf(instrument, one.lots, one.at)), more)
  return compare(total, fraction(maxOpenNotional)) > 0
}

export function usedMarginOf({ positions }: NaiveAccount): Fraction {
  return positions.reduce((sum, { margin }) => plus(sum, margin), ZERO)
}

export function equityOf(account: NaiveAccount): Fraction {
  return account.positions.reduce(
    (sum, position) => plus(sum, openProfitOf(account, position)),
    account.cash,
  )
}

/** max(0, min(available, free margin)). */
export function spendableOf(account: NaiveAccount): Fraction {
  const reserved = account.orders.reduce((sum, order) => plus(sum, order.reserved), ZERO)
  const locked = plus(usedMarginOf(account), reserved)
  const [available, free] = [minus(account.cash, locked), minus(equityOf(account), locked)]
  const least = compare(available, free) < 0 ? available : free
  return least.top < 0n ? ZERO : least
}

/** Undefined without positions. */
export function riskRateOf(account: NaiveAccount): Fraction | undefined {
  const used = usedMarginOf(account)
  return used.top === 0n ? undefined : over(equityOf(account), used)
}

export function isRiskAtMost(account: NaiveAccount, level: 'marginCall' | 'stopOut'): boolean {
  const rate = riskRateOf(account)
  return rate !== undefined && compare(rate, level === 'stopOut' ? STOP_OUT : MARGIN_CALL) <= 0
}

/** Everything that the account is, in one text. */
export function describeNaive(account: NaiveAccount): string {
  const stake = account.options.reduce((sum, option) => plus(sum, option.stake), ZERO)
  const money = [account.cash, stake, usedMarginOf(account), equityOf(account)].map(textOf)
  const positions = account.positions.map(
    ({ id, lots, margin, takeProfit, stopLoss }) =>
      `${id} ${textOf(lots)} ${textOf(margin)} ${optional(takeProfit)} ${optional(stopLoss)}`,
  )
  const orders = account.orders.map(({ id, reserved }) => `${id} ${textOf(reserved)}`)
  const warned = account.isWarned ? 'warned' : ''
  const own = [...money, textOf(spendableOf(account)), warned, ...positions, ...orders]
  return [...own, `salary ${textOf(account.salary)}`, ...describeFollows(account)].join('; ')
}

function describeFollows({ follows }: NaiveAccount): readonly string[] {
  return follows.map(({ leader, isActive, isPaused, result, before, mark }) => {
    const state = `${isActive ? 'on' : 'off'} ${isPaused ? 'paused' : 'running'}`
    return `${leader} ${state} ${[result, before, mark].map(textOf).join(' ')}`
  })
}

export function optional(price: Fraction | undefined): string {
  return price ? textOf(price) : '-'
}
