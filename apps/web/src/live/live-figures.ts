// The account's figures at the newest ticks, by the formulas by which the server charges (TR-4).

import {
  type AccountExposure,
  type AccountFigures,
  calculateAccountFigures,
} from '@fairtick/core/account/account-figures'
import { calculateLiquidationPrice, decidingSide } from '@fairtick/core/account/liquidation-price'
import { type Direction, exitPrice } from '@fairtick/core/contracts/direction'
import { calculateProfit, type Trade } from '@fairtick/core/contracts/profit'
import type { Instrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import { parseLots } from '@fairtick/core/numbers/lots'
import { type Money, roundToMoney, sumMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { type Rational, sumRationals } from '@fairtick/core/numbers/rational'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { readMoney } from '../platform/read-money.ts'
import type { ContractsView } from './contract-store.ts'
import type { Freshness, Quote } from './market-store.ts'
import { orderInstrument } from './order-instrument.ts'

export type LivePosition = {
  readonly order: WireContract
  readonly instrument: Instrument
  /** At which it would close at the newest tick. */
  readonly exit: Price
  /** Gross P/L of the lots that are left, at that price. */
  readonly profit: Money
  /** Of the margin that is left. */
  readonly profitRatio: Rate
  /** Undefined: no positive price does it. */
  readonly liquidationPrice: Price | undefined
  /** The side that brings it about, of all positions on the instrument. */
  readonly liquidationSide: Direction | undefined
  readonly freshness: Freshness
  /** The price that all of it was worked out from. */
  readonly tick: PositionTick
}

export type PositionTick = {
  readonly price: string
  readonly seq: number | null
  readonly timeMs: number | null
}

export type LiveFigures = {
  /** Undefined while the cash, the lists or a price are not known. */
  readonly account: AccountFigures | undefined
  /** What the account's figures are calculated from, for previews of what comes after. */
  readonly exposure: AccountExposure | undefined
  /** By id; a position whose instrument has no known price is missing. */
  readonly positions: ReadonlyMap<string, LivePosition>
  /** Whether the price of every position is live. */
  readonly isLive: boolean
  /** Instruments with open positions whose price is known to be stale. */
  readonly staleSymbols: readonly string[]
}

export type FiguresInput = {
  readonly cash: Money | undefined
  readonly stopOut: Rate
  readonly contracts: ContractsView
  readonly instrumentOf: (symbol: string) => Instrument | undefined
  readonly quoteOf: (symbol: string) => PositionQuote | undefined
}

type PositionQuote = Pick<Quote, 'price' | 'freshness'> & Partial<Pick<Quote, 'seq' | 'tickTimeMs'>>

export const NO_FIGURES: LiveFigures = {
  account: undefined,
  exposure: undefined,
  positions: new Map(),
  isLive: true,
  staleSymbols: [],
}

type Liquidation = Pick<LivePosition, 'liquidationPrice' | 'liquidationSide'>

type Marked = Omit<LivePosition, keyof Liquidation> & {
  readonly mark: Price
  readonly trade: Trade
  readonly exactProfit: Rational
}

export function calculateLiveFigures(input: FiguresInput): LiveFigures {
  const { contracts } = input
  const marked = contracts.positions.flatMap((order) => markPosition(order, input) ?? [])
  const isComplete = contracts.state === 'read' && marked.length === contracts.positions.length
  const exposure = isComplete ? exposureOf(input, marked) : undefined
  const liquidations = exposure && liquidationPrices(marked, exposure, input.stopOut)
  const positions = marked.map(
    ({ mark: _mark, trade: _trade, exactProfit: _profit, ...position }) => ({
      ...position,
      ...(liquidations?.get(position.order.symbol) ?? NO_LIQUIDATION),
    }),
  )
  const stale = positions.filter(({ freshness }) => freshness === 'stale')
  return {
    exposure,
    account: exposure && calculateAccountFigures(exposure),
    positions: new Map(positions.map((position) => [position.order.id, position])),
    isLive: positions.every(({ freshness }) => freshness === 'live'),
    staleSymbols: [...new Set(stale.map(({ order }) => order.symbol))],
  }
}

function markPosition(order: WireContract, input: FiguresInput): Marked | undefined {
  const current = input.instrumentOf(order.symbol)
  const quote = input.quoteOf(order.symbol)
  const mark = parsePrice(quote?.price ?? '')
  const trade = tradeOf(order)
  if (current === undefined || quote === undefined || mark === undefined || !trade) {
    return undefined
  }
  const instrument = orderInstrument(current, order)
  const exit = exitPrice(order.direction, calculateQuote(mark, instrument))
  const exactProfit = calculateProfit(instrument, trade, exit)
  const profit = roundToMoney(exactProfit)
  const profitRatio = ratioOf(profit, readMoney(order.margin))
  const { freshness, seq = null, tickTimeMs: timeMs = null } = quote
  const tick = { price: quote.price ?? '', seq, timeMs }
  const shown = { order, instrument, exit, profit, profitRatio, freshness, tick }
  return { ...shown, mark, trade, exactProfit }
}

/** The lots that are left of a position; undefined for what is no open position. */
export function tradeOf({
  direction,
  lotsOpen,
  openPrice,
}: Pick<WireContract, 'direction' | 'lotsOpen' | 'openPrice'>): Trade | undefined {
  const lots = parseLots(lotsOpen)
  const opened = parsePrice(openPrice ?? '')
  return lots === undefined || opened === undefined
    ? undefined
    : { direction, lots, openPrice: opened }
}

function exposureOf(
  { cash, contracts: { positions, pending } }: FiguresInput,
  marked: readonly Marked[],
): AccountExposure | undefined {
  if (cash === undefined) return undefined
  return {
    cash,
    usedMargin: sumMoney(positions.map(({ margin }) => readMoney(margin))),
    reserved: sumMoney(pending.flatMap(({ margin, fee }) => [readMoney(margin), readMoney(fee)])),
    openProfit: sumRationals(marked.map(({ exactProfit }) => exactProfit)),
  }
}

const NO_LIQUIDATION: Liquidation = { liquidationPrice: undefined, liquidationSide: undefined }

/** One per instrument: all positions on it move together (TR-4.9). */
function liquidationPrices(
  marked: readonly Marked[],
  exposure: AccountExposure,
  stopOut: Rate,
): ReadonlyMap<string, Liquidation> {
  const prices = new Map<string, Liquidation>()
  for (const { order, instrument, mark } of marked) {
    if (prices.has(order.symbol)) continue
    const moving = marked.filter((position) => position.order.symbol === order.symbol)
    const trades = moving.map((of) => ({ ...of.trade, spread: of.instrument.spread }))
    const question = { exposure, stopOut, instrument, mark, trades }
    prices.set(order.symbol, {
      liquidationPrice: calculateLiquidationPrice(question),
      liquidationSide: decidingSide(instrument, trades),
    })
  }
  return prices
}

/** Rounded to 6 decimals, as the server rounds it. */
function ratioOf(profit: Money, margin: Money): Rate {
  const STEP = 1_000_000n
  if (margin === 0n) return 0n as Rate
  return (roundHalfEven(profit * (RATE_ONE / STEP), margin) * STEP) as Rate
}
