// At which marks an account must be looked at: its nearest level, limit and risk threshold.

import type { PendingOrder } from '../contracts/order.ts'
import type { Position } from '../contracts/position.ts'
import type { TriggerHandle, TriggerHeap } from '../contracts/trigger-heap.ts'
import type { InstrumentSymbol } from '../market/instrument.ts'
import { approximate } from '../numbers/approximate.ts'
import type { Account, Watch } from './account.ts'
import { calculateRiskGuard, calculateRiskThresholds, type Thresholds } from './risk-guard.ts'
import { type EngineState, marketOf } from './state.ts'

/** Nothing to wait for on that side. */
const NEVER_FALLS = Number.NEGATIVE_INFINITY
const NEVER_RISES = Number.POSITIVE_INFINITY

const NO_RISKS: ReadonlyMap<InstrumentSymbol, Thresholds> = new Map()

/** Brings the watches of every account that changed up to date. */
export function renewWatches(state: EngineState): void {
  if (state.unwatched.size === 0) return
  for (const account of state.unwatched) {
    account.guard = calculateRiskGuard(state, account)
    watchAccount(state, account)
  }
  state.unwatched.clear()
}

/** Sets the triggers of an account by its levels, its limits and its guard. */
export function watchAccount(state: EngineState, account: Account): void {
  const levels = findLevels(state, account)
  const { guard } = account
  const risks = guard ? calculateRiskThresholds(account, guard) : NO_RISKS
  for (const symbol of account.watches.keys()) {
    if (!levels.has(symbol)) levels.set(symbol, { fall: NEVER_FALLS, rise: NEVER_RISES })
  }
  for (const [symbol, { fall, rise }] of levels) {
    const risk = risks.get(symbol) ?? { fall: NEVER_FALLS, rise: NEVER_RISES }
    const watch = account.watches.get(symbol) ?? addWatch(account, symbol)
    const market = marketOf(state, symbol)
    keepNearRisk(watch, risk, approximate(market.tick.price))
    const fallPrice = Math.max(fall, watch.riskFall)
    const risePrice = Math.min(rise, watch.riskRise)
    if (fallPrice !== watch.fallPrice || watch.fallHandle === undefined) {
      const price = fallPrice === NEVER_FALLS ? undefined : fallPrice
      watch.fallHandle = replace(market.falling, watch.fallHandle, price, account)
      watch.fallPrice = fallPrice
    }
    if (risePrice !== watch.risePrice || watch.riseHandle === undefined) {
      const price = risePrice === NEVER_RISES ? undefined : risePrice
      watch.riseHandle = replace(market.rising, watch.riseHandle, price, account)
      watch.risePrice = risePrice
    }
    const isIdle = watch.fallHandle === undefined && watch.riseHandle === undefined
    if (isIdle) account.watches.delete(symbol)
  }
}

function addWatch(account: Account, symbol: InstrumentSymbol): Watch {
  const watch: Watch = {
    ...{ fallHandle: undefined, fallPrice: NEVER_FALLS, riskFall: NEVER_FALLS },
    ...{ riseHandle: undefined, risePrice: NEVER_RISES, riskRise: NEVER_RISES },
  }
  account.watches.set(symbol, watch)
  return watch
}

/** The nearest level or limit per instrument; exact prices, rounded to doubles in the end. */
function findLevels(state: EngineState, account: Account): Map<InstrumentSymbol, Thresholds> {
  const found = new Map<InstrumentSymbol, { fall: number; rise: number }>()
  const nearest = (symbol: InstrumentSymbol) => {
    const known = found.get(symbol)
    if (known) return known
    const fresh = { fall: NEVER_FALLS, rise: NEVER_RISES }
    found.set(symbol, fresh)
    return fresh
  }
  for (const position of account.positions.values()) {
    addPositionLevels(state, position, nearest(position.symbol))
  }
  for (const order of account.orders.values()) {
    addLimit(state, order, nearest(order.symbol))
  }
  return found
}

/** Levels stand on exit prices: half a spread below the mark for a long, above it for a short. */
function addPositionLevels(
  state: EngineState,
  { symbol, direction, takeProfit, stopLoss }: Position,
  nearest: { fall: number; rise: number },
): void {
  const half = marketOf(state, symbol).instrument.spread / 2n
  const [below, above, shift] =
    direction === 'long' ? [stopLoss, takeProfit, half] : [takeProfit, stopLoss, -half]
  if (below !== undefined) nearest.fall = Math.max(nearest.fall, approximate(below + shift))
  if (above !== undefined) nearest.rise = Math.min(nearest.rise, approximate(above + shift))
}

/** A long waits for ask ≤ limit, a short for bid ≥ limit. */
function addLimit(
  state: EngineState,
  { symbol, direction, limitPrice }: PendingOrder,
  nearest: { fall: number; rise: number },
): void {
  const half = marketOf(state, symbol).instrument.spread / 2n
  if (direction === 'long') nearest.fall = Math.max(nearest.fall, approximate(limitPrice - half))
  else nearest.rise = Math.min(nearest.rise, approximate(limitPrice + half))
}

/** A threshold a little nearer than it need be costs one look too early, a move costs more. */
const NEAR_ENOUGH = 0.75

function keepNearRisk(watch: Watch, risk: Thresholds, mark: number): void {
  if (!isNearEnough(mark - watch.riskFall, mark - risk.fall)) watch.riskFall = risk.fall
  if (!isNearEnough(watch.riskRise - mark, risk.rise - mark)) watch.riskRise = risk.rise
}

function isNearEnough(kept: number, wanted: number): boolean {
  return kept > 0 && kept <= wanted && kept >= wanted * NEAR_ENOUGH
}

function replace(
  heap: TriggerHeap<Account>,
  handle: TriggerHandle | undefined,
  price: number | undefined,
  account: Account,
): TriggerHandle | undefined {
  if (handle !== undefined) heap.remove(handle)
  return price === undefined ? undefined : heap.add(price, account)
}
