// Figures of closed trades, and the warnings that trades give about how somebody trades (TR-10.8).

import type { LEADER_WARNINGS } from '@fairtick/wire/leader-rules'
import { billionthsOf } from './fraction-text.ts'
import { endOf, lotsLeft, resultOf, type Trade } from './trade.ts'

type Warning = (typeof LEADER_WARNINGS)[number]

export type TradeFigures = {
  readonly trades: number
  /** Billionths of closed trades that won after all costs. */
  readonly winRate: bigint | undefined
  readonly holdingMs: number | undefined
  readonly leverage95: number | undefined
  /** Of positions that stand at a loss: not above zero. */
  readonly openLoss: bigint
  readonly warnings: readonly Warning[]
}

/** Oldest opening first. */
export function judgeTrades(
  trades: readonly Trade[],
  { nowMs, ownEquity, copied }: JudgedWith,
): TradeFigures {
  const closed = trades.flatMap((trade) => {
    const endMs = endOf(trade)
    return endMs === undefined ? [] : [{ heldMs: endMs - trade.openMs, result: resultOf(trade) }]
  })
  const won = closed.filter(({ result }) => result > 0n)
  const leverage95 = percentile95(trades.map(({ leverage }) => leverage))
  const found: Readonly<Record<Warning, boolean>> = {
    adds_to_losers: addsToLosers(trades),
    holds_losers: holdsLosers(trades, nowMs),
    one_trade: hangsOnOne(closed.map(({ result }) => result)),
    high_leverage: leverage95 !== undefined && leverage95 >= HIGH_LEVERAGE,
    little_own: copied > 0n && ownEquity !== undefined && ownEquity * LEAST_OWN_PARTS < copied,
  }
  return {
    trades: closed.length,
    winRate:
      closed.length === 0 ? undefined : billionthsOf(BigInt(won.length), BigInt(closed.length)),
    holdingMs: meanOf(closed.map(({ heldMs }) => heldMs)),
    leverage95,
    openLoss: trades.reduce((sum, { openProfit }) => sum + (openProfit < 0n ? openProfit : 0n), 0n),
    warnings: (Object.keys(found) as Warning[]).filter((warning) => found[warning]),
  }
}

export type JudgedWith = {
  readonly nowMs: number
  readonly ownEquity: bigint | undefined
  /** Allocations of all follows that run. */
  readonly copied: bigint
}

const OPENINGS_JUDGED = 20
const OPENINGS_AT_LOSS = 3
const TIMES_LONGER = 5
/** From here on a move of five percent takes the whole margin. */
const HIGH_LEVERAGE = 20
/** Less than a twentieth of what is copied. */
const LEAST_OWN_PARTS = 20n

/** Of the newest openings, those on an instrument and side where an open loss stood already. */
function addsToLosers(trades: readonly Trade[]): boolean {
  const first = Math.max(0, trades.length - OPENINGS_JUDGED)
  const added = trades.slice(first).filter((opening, place) => {
    const before = trades.slice(0, first + place)
    return openProfitAt(before, opening) < 0n
  })
  return added.length >= OPENINGS_AT_LOSS
}

/** Its sign alone counts: of the same side, at the price at which the opening could be closed. */
function openProfitAt(before: readonly Trade[], opening: Trade): bigint {
  const { symbol, direction, openMs, openPrice, spread } = opening
  const exit = direction === 'long' ? openPrice - spread : openPrice + spread
  return before.reduce((sum, trade) => {
    if (trade.symbol !== symbol || trade.direction !== direction) return sum
    const move = direction === 'long' ? exit - trade.openPrice : trade.openPrice - exit
    return sum + move * lotsLeft(trade, openMs)
  }, 0n)
}

/** Who never closes a loser holds it all the same: what is open at a loss counts with its age. */
function holdsLosers(trades: readonly Trade[], nowMs: number): boolean {
  const held = trades.map((trade) => {
    const endMs = endOf(trade)
    const result = endMs === undefined ? resultOf(trade) + trade.openProfit : resultOf(trade)
    return { result, isOpen: endMs === undefined, heldMs: (endMs ?? nowMs) - trade.openMs }
  })
  const winners = meanOf(held.filter((one) => !one.isOpen && one.result > 0n).map(heldOf))
  const losers = meanOf(held.filter((one) => one.result < 0n).map(heldOf))
  if (winners === undefined || losers === undefined) return false
  return losers > 0 && losers >= TIMES_LONGER * winners
}

function heldOf({ heldMs }: { readonly heldMs: number }): number {
  return heldMs
}

/** Without it half of the profit, or more, would not be there. */
function hangsOnOne(results: readonly bigint[]): boolean {
  const profit = results.reduce((sum, result) => sum + result, 0n)
  const best = results.reduce((most, result) => (result > most ? result : most), 0n)
  return profit > 0n && best * 2n >= profit
}

/** By nearest rank. */
function percentile95(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1]
}

function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
}
