// At which marks of one instrument an account must be looked at, and its triggers there.

import type { TriggerHandle, TriggerHeap } from '../contracts/trigger-heap.ts'
import type { Account } from './account.ts'
import type { Market } from './state.ts'

/** Nothing to wait for on that side. */
export const NEVER_FALLS = Number.NEGATIVE_INFINITY
export const NEVER_RISES = Number.POSITIVE_INFINITY

/** Marks are doubles, scaled as prices are: rounding keeps their order, so none is missed. */
export type Watch = {
  readonly account: Account
  readonly market: Market
  /** The nearest level or limit, as long as the account does not change. */
  levelFall: number
  levelRise: number
  /** Where its risk must be looked at; a little nearer than need be. */
  riskFall: number
  riskRise: number
  /** What is armed: the nearer of the two. */
  fallHandle: TriggerHandle | undefined
  fallPrice: number
  riseHandle: TriggerHandle | undefined
  risePrice: number
}

/** The account's watch of an instrument; a new one has nothing armed. */
export function watchOn(account: Account, market: Market): Watch {
  const { symbol } = market.instrument
  const known = account.watches.get(symbol)
  if (known) return known
  const watch: Watch = {
    ...{ account, market },
    ...{ levelFall: NEVER_FALLS, riskFall: NEVER_FALLS },
    ...{ levelRise: NEVER_RISES, riskRise: NEVER_RISES },
    ...{ fallHandle: undefined, fallPrice: NEVER_FALLS },
    ...{ riseHandle: undefined, risePrice: NEVER_RISES },
  }
  account.watches.set(symbol, watch)
  return watch
}

/** Brings the triggers in line with the marks. */
export function armWatch(watch: Watch): void {
  const { market } = watch
  const fall = Math.max(watch.levelFall, watch.riskFall)
  if (fall !== watch.fallPrice || watch.fallHandle === undefined) {
    const price = fall === NEVER_FALLS ? undefined : fall
    watch.fallHandle = replace(market.falling, watch.fallHandle, price, watch)
    watch.fallPrice = fall
  }
  const rise = Math.min(watch.levelRise, watch.riskRise)
  if (rise !== watch.risePrice || watch.riseHandle === undefined) {
    const price = rise === NEVER_RISES ? undefined : rise
    watch.riseHandle = replace(market.rising, watch.riseHandle, price, watch)
    watch.risePrice = rise
  }
}

/** True when nothing is armed. */
export function isIdle({ fallHandle, riseHandle }: Watch): boolean {
  return fallHandle === undefined && riseHandle === undefined
}

function replace(
  heap: TriggerHeap<Watch>,
  handle: TriggerHandle | undefined,
  price: number | undefined,
  watch: Watch,
): TriggerHandle | undefined {
  if (handle !== undefined) heap.remove(handle)
  return price === undefined ? undefined : heap.add(price, watch)
}
