// A leader's own trade as its figures need it: an order that was filled, with its closes.

import type { Direction } from '@fairtick/core/contracts/direction'

export type TradeClose = {
  readonly timeMs: number
  readonly lots: bigint
  /** USD in millionths. */
  readonly profit: bigint
  readonly fee: bigint
}

export type Trade = {
  readonly symbol: string
  readonly direction: Direction
  readonly lots: bigint
  readonly leverage: number
  readonly openMs: number
  /** Fixed decimals, of one scale for both. */
  readonly openPrice: bigint
  readonly spread: bigint
  /** Of opening and of the nights, USD in millionths. */
  readonly fees: bigint
  readonly closes: readonly TradeClose[]
  /** Of what is open, at the newest tick; USD in millionths. */
  readonly openProfit: bigint
}

export function lotsLeft({ lots, closes }: Trade, atMs: number): bigint {
  return closes.reduce((left, close) => (close.timeMs <= atMs ? left - close.lots : left), lots)
}

/** When it was closed as a whole; undefined: some of it is open. */
export function endOf({ lots, closes }: Trade): number | undefined {
  const closed = closes.reduce((sum, close) => sum + close.lots, 0n)
  return closed < lots ? undefined : closes.reduce((end, one) => Math.max(end, one.timeMs), 0)
}

/** After all costs, of what is closed. */
export function resultOf({ closes, fees }: Trade): bigint {
  return closes.reduce((sum, { profit, fee }) => sum + profit - fee, -fees)
}
