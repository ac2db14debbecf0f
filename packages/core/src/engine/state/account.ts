// An account as it is made, and what is asked of it.

import type { OpenWithdrawal } from '../../cash/withdrawal.ts'
import type { PendingOrder } from '../../contracts/order.ts'
import type { Position } from '../../contracts/position.ts'
import type { Follow } from '../../copy/follow.ts'
import { ZERO_MONEY } from '../../numbers/money.ts'
import type { OpenOption } from '../../options/option.ts'
import type { Account, EngineState } from './state.ts'

/** What the tables hold of an account itself. */
export type StoredAccount = Pick<
  Account,
  'id' | 'userId' | 'kind' | 'balances' | 'isMarginCalled' | 'volumes'
> &
  Partial<
    Pick<
      Account,
      | 'untaxedGains'
      | 'inviters'
      | 'invitedDay'
      | 'tradingLock'
      | 'limits'
      | 'leading'
      | 'keptTerms'
    >
  >

/** What an account has open. */
export type OpenItems = {
  readonly options: readonly OpenOption[]
  readonly positions: readonly Position[]
  readonly orders: readonly PendingOrder[]
  readonly withdrawals?: readonly OpenWithdrawal[]
  /** Ended ones too: result and high-water mark go on. */
  readonly follows?: readonly Follow[]
}

export const NOTHING_OPEN: OpenItems = { options: [], positions: [], orders: [] }

export function createAccount(stored: StoredAccount): Account {
  return {
    ...{ untaxedGains: ZERO_MONEY, inviters: [], tradingLock: undefined, limits: undefined },
    ...{ leading: undefined, invitedDay: undefined, keptTerms: undefined },
    ...stored,
    withdrawals: new Map(),
    follows: new Map(),
    options: new Map(),
    openStakes: new Map(),
    positions: new Map(),
    orders: new Map(),
    usedMargin: ZERO_MONEY,
    reserved: ZERO_MONEY,
    watches: new Map(),
    isUnwatched: false,
    guard: undefined,
    slot: undefined,
  }
}

/** True when nothing is open: such a practice account can be reset. */
export function isFlat(account: Account): boolean {
  return (
    account.options.size === 0 &&
    account.positions.size === 0 &&
    account.orders.size === 0 &&
    account.balances.withdrawal_hold === ZERO_MONEY
  )
}

/** True when it need not be in memory: flat, copying nobody and copied by nobody. */
export function isEvictable({ copying }: EngineState, account: Account): boolean {
  if (!isFlat(account) || copying.leaders.has(account.id)) return false
  for (const { isActive } of account.follows.values()) if (isActive) return false
  return true
}

/** The account's positions, oldest order first (TR-4 Orders). */
export function positionsByAge(account: Account): Position[] {
  return [...account.positions.values()].sort(compareAge)
}

/**
 * By when the orders were placed in this account: a copy is placed when it is made, however long
 * its leader's order had waited.
 */
export function compareAge(a: Position, b: Position): number {
  return a.orderTime - b.orderTime || a.placed - b.placed
}

/** The account's waiting orders, oldest first. */
export function ordersByAge(account: Account): PendingOrder[] {
  return [...account.orders.values()].sort((a, b) => a.placed - b.placed)
}
