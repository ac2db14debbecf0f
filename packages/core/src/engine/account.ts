// One trading account in memory: its balances and everything that it has open.

import type { OwnLimits } from '../account/own-limits.ts'
import type { OpenWithdrawal } from '../cash/withdrawal.ts'
import type { PendingOrder } from '../contracts/order.ts'
import type { Position } from '../contracts/position.ts'
import type { Balances } from '../ledger/balances.ts'
import type { AccountKind } from '../ledger/journal-entry.ts'
import type { InstrumentSymbol } from '../market/instrument.ts'
import { type Money, ZERO_MONEY } from '../numbers/money.ts'
import type { OpenOption } from '../options/option.ts'
import type { Inviters } from '../team/reward.ts'
import type { DayVolumes } from '../vip/day-volumes.ts'
import type { RiskGuard } from './risk-guard.ts'
import type { Watch } from './watch.ts'

/** Flat ones may be dropped and loaded again by the host. */
export type Account = {
  readonly id: string
  readonly userId: string
  readonly kind: AccountKind
  readonly balances: Balances
  readonly options: Map<string, OpenOption>
  /** Sum of the stakes in play per instrument (TR-5.1). */
  readonly openStakes: Map<InstrumentSymbol, Money>
  readonly positions: Map<string, Position>
  readonly orders: Map<string, PendingOrder>
  /** Sums over positions and orders (TR-4.5: derived, never posted). */
  usedMargin: Money
  reserved: Money
  /** The risk rate is at or below the margin call level, and the customer was told. */
  isMarginCalled: boolean
  volumes: DayVolumes
  /** Realised net gains that no withdrawal has counted yet; negative after losses (TR-6.3). */
  untaxedGains: Money
  /** Who earns of the fees it pays; empty: nobody (TR-8.1). */
  inviters: Inviters
  /** Why nothing may be opened on it; undefined: it may (TR-12.4). */
  tradingLock: string | undefined
  /** What its customer has chosen for himself; undefined: nothing (TR-12.3). */
  limits: OwnLimits | undefined
  /** Neither paid nor returned; their amounts are on hold. */
  readonly withdrawals: Map<string, OpenWithdrawal>
  readonly watches: Map<InstrumentSymbol, Watch>
  /** Its watches no longer fit: it stands among those whose are to be renewed. */
  isUnwatched: boolean
  /** Undefined without positions, where every tick must be looked at, and once it changes. */
  guard: RiskGuard | undefined
  /** Of the lanes, while it stands near an edge (`risk-lane.ts`). */
  slot: number | undefined
}

/** What the tables hold of an account itself. */
export type StoredAccount = Pick<
  Account,
  'id' | 'userId' | 'kind' | 'balances' | 'isMarginCalled' | 'volumes'
> &
  Partial<Pick<Account, 'untaxedGains' | 'inviters' | 'tradingLock' | 'limits'>>

/** What an account has open. */
export type OpenItems = {
  readonly options: readonly OpenOption[]
  readonly positions: readonly Position[]
  readonly orders: readonly PendingOrder[]
  readonly withdrawals?: readonly OpenWithdrawal[]
}

export const NOTHING_OPEN: OpenItems = { options: [], positions: [], orders: [] }

export function createAccount(stored: StoredAccount): Account {
  return {
    ...{ untaxedGains: ZERO_MONEY, inviters: [], tradingLock: undefined, limits: undefined },
    ...stored,
    withdrawals: new Map(),
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

/** True when nothing is open: such an account can be evicted, and a practice one reset. */
export function isFlat(account: Account): boolean {
  return (
    account.options.size === 0 &&
    account.positions.size === 0 &&
    account.orders.size === 0 &&
    account.balances.withdrawal_hold === ZERO_MONEY
  )
}

/** The account's positions, oldest order first (TR-4 Orders). */
export function positionsByAge(account: Account): Position[] {
  return [...account.positions.values()].sort((a, b) => a.placed - b.placed)
}

/** The account's waiting orders, oldest first. */
export function ordersByAge(account: Account): PendingOrder[] {
  return [...account.orders.values()].sort((a, b) => a.placed - b.placed)
}
