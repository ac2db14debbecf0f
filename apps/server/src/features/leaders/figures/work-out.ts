// Works the figures of one leader out, from committed rows and the newest ticks (TR-10.8).

import type { Instrument } from '@fairtick/core/market/instrument'
import { formatMoney, type Money, roundToMoney } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../../platform/database.ts'
import { listSamePerson } from '../../linked-accounts/public.ts'
import { profitOf } from '../../statements/public.ts'
import type { Ranks } from '../figures-store.ts'
import { type LeaderRow, listCopied, NOTHING_COPIED } from '../leader-store.ts'
import {
  type EquityRow,
  listDailyEquity,
  listEquity,
  listMonthEnds,
  loadFirstEquity,
  loadNewestEquity,
} from './equity-store.ts'
import type { Figures, Point } from './figures.ts'
import { type FollowerFigures, judgeFollows } from './follower-results.ts'
import { fractionText } from './fraction-text.ts'
import { type MonthEnd, monthlyReturns } from './monthly-returns.ts'
import { recordEquity } from './record-equity.ts'
import {
  listFollowsSince,
  listOpenCopies,
  listTrades,
  loadTapeEnd,
  type StoredTrade,
} from './record-store.ts'
import { compound, ONE } from './time-weighted.ts'
import type { Trade } from './trade.ts'
import { judgeTrades, type TradeFigures } from './trade-figures.ts'
import { countInstruments } from './traded-instruments.ts'

const SHORT_MS = 30 * DAY_MS
const LONG_MS = 90 * DAY_MS
/** Days of a curve that are kept to be shown. */
const CURVE_DAYS = 730
/** Months that are told of. */
const MONTHS = 12
/** A reading may be missing at the beginning of the time that is told of. */
const GRACE_MS = DAY_MS

export type MarketView = {
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly marks: ReadonlyMap<string, Price>
}

export type WorkedOut = {
  readonly figures: Figures
  readonly curve: readonly Point[]
  readonly ranks: Ranks
}

/** Undefined while an instrument of an open position has no tick: nothing is made up. */
export async function workOut(
  database: Queryable,
  leader: LeaderRow,
  market: MarketView & { readonly nowMs: number },
): Promise<WorkedOut | undefined> {
  const { id, accountId } = leader
  const { nowMs } = market
  // First: what comes meanwhile may be counted as well, and what is named is.
  const position = await loadTapeEnd(database)
  await recordEquity(database, leader)
  const equity = await loadEquity(database, id, nowMs)
  const trades = withProfits(await listTrades(database, accountId), market)
  const follows = await loadFollows(database, leader, market)
  if (trades === undefined || follows === undefined) return undefined
  const copied = (await listCopied(database, [accountId])).get(accountId) ?? NOTHING_COPIED
  const judged = judgeTrades(trades, {
    ...{ nowMs, copied: copied.allocated },
    ownEquity: equity.newest?.equity,
  })
  const returns = returnsOf(equity, nowMs)
  return {
    figures: {
      ...{ asOf: { time: nowMs, position }, ...present(equity, returns, judged, follows) },
      ...{ months: monthsOf(equity), instruments: instrumentsOf(trades) },
    },
    curve: equity.daily.map(({ timeMs, index }) => [timeMs, fractionText(index)]),
    ranks: {
      copiers: follows.median ?? TOO_FEW + BigInt(follows.follows),
      roi90d: returns.long ?? TOO_FEW,
      drawdown: returns.long === undefined ? TOO_FEW : -(equity.newest?.drawdown ?? 0n),
      followers: BigInt(copied.followers),
    },
  }
}

/** Behind every figure that there can be. */
const TOO_FEW = -1_000_000_000_000_000_000n

type Equity = {
  readonly first: EquityRow | undefined
  readonly newest: EquityRow | undefined
  /** Of the last 90 days. */
  readonly recent: readonly EquityRow[]
  /** Of one month more than are told of. */
  readonly monthEnds: readonly MonthEnd[]
  readonly daily: readonly { readonly timeMs: number; readonly index: bigint }[]
}

async function loadEquity(database: Queryable, id: string, nowMs: number): Promise<Equity> {
  return {
    first: await loadFirstEquity(database, id),
    newest: await loadNewestEquity(database, id),
    recent: await listEquity(database, id, nowMs - LONG_MS),
    monthEnds: await listMonthEnds(database, id, MONTHS + 1),
    daily: await listDailyEquity(database, id, CURVE_DAYS),
  }
}

type Returns = Readonly<Record<'short' | 'long' | 'all', bigint | undefined>>

/** Of a time that the readings do not reach back over nothing is told: a week is no quarter. */
function returnsOf({ first, newest, recent }: Equity, nowMs: number): Returns {
  const over = (spanMs: number) => {
    const fromMs = nowMs - spanMs
    if (first === undefined || first.timeMs > fromMs + GRACE_MS) return undefined
    return compound(recent.filter(({ timeMs }) => timeMs > fromMs).map(({ growth }) => growth))
  }
  return {
    ...{ short: over(SHORT_MS), long: over(LONG_MS) },
    all: newest === undefined ? undefined : newest.index - ONE,
  }
}

function present(
  { first, newest }: Equity,
  returns: Returns,
  judged: TradeFigures,
  follows: FollowerFigures,
): Omit<Figures, 'asOf' | 'months' | 'instruments'> {
  const { trades, winRate, holdingMs, leverage95, openLoss, warnings } = judged
  return {
    copierMedian90d: textOf(follows.median),
    copiersLosing90d: textOf(follows.losing),
    copierFollows90d: follows.follows,
    ...{ roi30d: textOf(returns.short), roi90d: textOf(returns.long), roiAll: textOf(returns.all) },
    maxDrawdown: textOf(newest?.drawdown),
    since: first?.timeMs ?? null,
    openLoss: formatMoney(openLoss as Money),
    ...{ winRate: textOf(winRate), trades, avgHoldingTime: holdingMs ?? null },
    leverage95: leverage95 ?? null,
    ownEquity: newest === undefined ? null : formatMoney(newest.equity as Money),
    warnings: [...warnings],
  }
}

/** Nothing of a month of which there is the first reading alone. */
function monthsOf({ first, monthEnds }: Equity): Figures['months'] {
  const before = monthEnds.length > MONTHS ? monthEnds[0] : undefined
  const told = monthEnds.filter((end) => end !== before && end.hour !== first?.hour)
  return monthlyReturns(told, before).map(({ timeMs, growth }) => ({
    ...{ time: timeMs, growth: fractionText(growth) },
  }))
}

function instrumentsOf(trades: readonly Trade[]): Figures['instruments'] {
  return countInstruments(trades).map(({ share, ...traded }) => ({
    ...{ ...traded, share: fractionText(share) },
  }))
}

function textOf(billionths: bigint | undefined): string | null {
  return billionths === undefined ? null : fractionText(billionths)
}

function withProfits(
  trades: readonly StoredTrade[],
  market: MarketView,
): readonly Trade[] | undefined {
  const priced = trades.map((trade) => {
    const openProfit = trade.lotsOpen === 0n ? 0n : openProfitOf(trade, market)
    return openProfit === undefined
      ? undefined
      : { ...trade, openProfit, spread: trade.constants.spread }
  })
  return priced.every((trade) => trade !== undefined) ? priced : undefined
}

function openProfitOf(
  holding: Pick<StoredTrade, 'symbol' | 'direction' | 'lotsOpen' | 'openPrice' | 'constants'>,
  { instruments, marks }: MarketView,
): bigint | undefined {
  const [instrument, mark] = [instruments.get(holding.symbol), marks.get(holding.symbol)]
  if (instrument === undefined || mark === undefined) return undefined
  return roundToMoney(profitOf(holding, instrument, mark))
}

async function loadFollows(
  database: Queryable,
  { accountId, userId }: LeaderRow,
  market: MarketView & { readonly nowMs: number },
): Promise<FollowerFigures | undefined> {
  const oneself = await listSamePerson(database, userId)
  const sinceMs = market.nowMs - LONG_MS
  const follows = await listFollowsSince(database, accountId, { sinceMs, oneself })
  const newest = follows.filter(({ isNewest }) => isNewest).map((follow) => follow.accountId)
  const open = new Map<string, bigint>()
  for (const copy of await listOpenCopies(database, accountId, newest)) {
    const profit = openProfitOf(copy, market)
    if (profit === undefined) return undefined
    open.set(copy.accountId, (open.get(copy.accountId) ?? 0n) + profit)
  }
  const results = follows.map((follow) => ({
    allocation: follow.allocation,
    result: follow.result + (follow.isNewest ? (open.get(follow.accountId) ?? 0n) : 0n),
  }))
  return judgeFollows(results)
}
