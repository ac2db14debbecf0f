// The watch of an account on one instrument: arming its triggers, and what is armed.

import type { Account, Market, Watch } from '../state/state.ts'

/** Nothing to wait for on that side. */
export const NEVER_FALLS = Number.NEGATIVE_INFINITY
export const NEVER_RISES = Number.POSITIVE_INFINITY

/** The account's watch of an instrument; a new one has nothing armed. */
export function watchOn(account: Account, market: Market): Watch {
  const { symbol } = market.instrument
  const known = account.watches.get(symbol)
  if (known) return known
  const watch: Watch = {
    ...{ account, market },
    ...{ levelFall: NEVER_FALLS, levelRise: NEVER_RISES },
    ...{ fallHandle: undefined, riseHandle: undefined, legPlace: 0 },
  }
  account.watches.set(symbol, watch)
  return watch
}

/** Sets the mark to which its instrument must fall. */
export function armFall(watch: Watch, price: number): void {
  const { account, market, fallHandle } = watch
  if (price === NEVER_FALLS) {
    if (fallHandle !== undefined) market.falling.remove(fallHandle)
    watch.fallHandle = undefined
  } else if (fallHandle === undefined) watch.fallHandle = market.falling.add(price, account)
  else market.falling.move(fallHandle, price)
}

/** Sets the mark to which its instrument must rise. */
export function armRise(watch: Watch, price: number): void {
  const { account, market, riseHandle } = watch
  if (price === NEVER_RISES) {
    if (riseHandle !== undefined) market.rising.remove(riseHandle)
    watch.riseHandle = undefined
  } else if (riseHandle === undefined) watch.riseHandle = market.rising.add(price, account)
  else market.rising.move(riseHandle, price)
}

/** What is armed to fall to; infinitely far: nothing. */
export function armedFall({ market, fallHandle }: Watch): number {
  return fallHandle === undefined ? NEVER_FALLS : market.falling.priceOf(fallHandle)
}

/** What is armed to rise to; infinitely far: nothing. */
export function armedRise({ market, riseHandle }: Watch): number {
  return riseHandle === undefined ? NEVER_RISES : market.rising.priceOf(riseHandle)
}

/** True when nothing is armed. */
export function isIdle({ fallHandle, riseHandle }: Watch): boolean {
  return fallHandle === undefined && riseHandle === undefined
}
