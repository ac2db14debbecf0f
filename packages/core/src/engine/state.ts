// The engine's state: the fold of all records so far.

import { countRealised } from '../account/own-limits.ts'
import { MARGIN_CALL, STOP_OUT } from '../account/risk-rate.ts'
import { calculateRealisedGain } from '../cash/withdrawal-tax.ts'
import { NO_OPEN_WINDOW, type OpenWindows } from '../cash/withdrawal-window.ts'
import type { PendingOrder } from '../contracts/order.ts'
import type { Position } from '../contracts/position.ts'
import { createTriggerHeap, type TriggerHeap } from '../contracts/trigger-heap.ts'
import { applyEntry, emptyBalances } from '../ledger/balances.ts'
import { causeOf, type JournalEntry } from '../ledger/journal-entry.ts'
import {
  type Instrument,
  type InstrumentSymbol,
  type InstrumentText,
  parseInstrument,
} from '../market/instrument.ts'
import type { Tick } from '../market/tick.ts'
import { approximate } from '../numbers/approximate.ts'
import { InvariantBroken, invariant } from '../numbers/invariant.ts'
import { addMoney, type Money, subtractMoney, ZERO_MONEY } from '../numbers/money.ts'
import type { Rate } from '../numbers/rate.ts'
import type { OpenOption } from '../options/option.ts'
import type { PayableRewards } from '../team/payable-rewards.ts'
import type { Instant } from '../time/instant.ts'
import { addVolume } from '../vip/day-volumes.ts'
import { VIP_LEVELS, type VipLevel } from '../vip/vip-level.ts'
import { type Account, createAccount, type OpenItems, type StoredAccount } from './account.ts'
import { createDueOptions, type DueOptions } from './due-options.ts'
import type { DueWork } from './due-work.ts'
import type { EngineEvent, PositionClosed, PositionOpened } from './event.ts'
import { applyMoneyEvent, putRewards } from './money-facts.ts'
import {
  type MoneyTerms,
  type MoneyTermsText,
  NO_MONEY_TERMS,
  parseMoneyTerms,
} from './money-terms.ts'
import type { SourceKind } from './record.ts'
import { createRiskLane, createRiskSlots, type RiskLane, type RiskSlots } from './risk-lane.ts'

export type InstallationMode = 'practice' | 'live'

/** The constants that are the same for every account. */
export type EngineTerms = {
  readonly marginCall: Rate
  readonly stopOut: Rate
  readonly vipLevels: readonly VipLevel[]
}

export const ENGINE_TERMS: EngineTerms = {
  marginCall: MARGIN_CALL,
  stopOut: STOP_OUT,
  vipLevels: VIP_LEVELS,
}

/** One instrument with its constants, as they stand on the tape and read, and its newest tick. */
export type Market = {
  constants: InstrumentText
  instrument: Instrument
  tick: Tick | undefined
  /** The price of a tick as a double, and of which (`markOf`). */
  mark: number
  markedTick: Tick | undefined
  /** Who must be looked at when the mark falls to, or rises to, a price. */
  readonly falling: TriggerHeap<Account>
  readonly rising: TriggerHeap<Account>
  /** Whose equity it moves near an edge. */
  readonly lane: RiskLane
}

export type EngineState = {
  readonly mode: InstallationMode
  readonly terms: EngineTerms
  time: Instant
  tapePosition: number
  commandNumber: number
  /** How many orders were placed so far; gives `placed` to the next one. */
  placedCount: number
  /** How many days of the operator began so far (TR-9 counts in them). */
  dayNumber: number
  source: SourceKind | undefined
  moneyTerms: MoneyTerms
  /** In which withdrawals can be paid out now (TR-6.5). */
  openWindows: OpenWindows
  /** By the account that earned them; it need not be resident (TR-8.2). */
  readonly payableRewards: Map<string, PayableRewards>
  readonly markets: Map<InstrumentSymbol, Market>
  readonly accounts: Map<string, Account>
  readonly dueOptions: DueOptions
  /** What the newest record still has to do; commands go between, the next record waits. */
  work: DueWork | undefined
  /** Accounts whose watches no longer fit, each once. */
  readonly unwatched: Account[]
  readonly riskSlots: RiskSlots
}

export function createState(
  mode: InstallationMode,
  terms: EngineTerms = ENGINE_TERMS,
): EngineState {
  return {
    ...{ mode, terms },
    ...{ time: 0 as Instant, tapePosition: 0, commandNumber: 0, placedCount: 0, dayNumber: 0 },
    source: undefined,
    ...{ moneyTerms: NO_MONEY_TERMS, openWindows: NO_OPEN_WINDOW, payableRewards: new Map() },
    markets: new Map(),
    accounts: new Map(),
    dueOptions: createDueOptions(),
    work: undefined,
    unwatched: [],
    riskSlots: createRiskSlots(),
  }
}

/** Sets the constants of an instrument from here on; its tick and watches stay. */
export function setInstrument(state: EngineState, constants: InstrumentText): Market {
  const instrument = parseInstrument(constants)
  const known = state.markets.get(constants.symbol)
  const market: Market = known
    ? Object.assign(known, { constants, instrument })
    : {
        ...{ constants, instrument, tick: undefined, mark: Number.NaN, markedTick: undefined },
        falling: createTriggerHeap('fall'),
        rising: createTriggerHeap('rise'),
        lane: createRiskLane(),
      }
  state.markets.set(constants.symbol, market)
  return market
}

/** Sets the terms of withdrawals and rewards from here on; what was submitted keeps its own. */
export function setMoneyTerms(state: EngineState, text: MoneyTermsText): void {
  const discounts = state.terms.vipLevels.map(({ feeDiscount }) => feeDiscount)
  const highest = discounts.reduce((a, b) => (a > b ? a : b), 0n as Rate)
  state.moneyTerms = parseMoneyTerms(text, highest)
}

/** The account, which the host must have loaded before the record that names it. */
export function residentAccount(state: EngineState, accountId: string): Account {
  const account = state.accounts.get(accountId)
  invariant(account, 'account is not resident', accountId)
  return account
}

/** The market of something open on it: it was there when that was opened. */
export function marketOf(state: EngineState, symbol: InstrumentSymbol): Market & { tick: Tick } {
  const market = state.markets.get(symbol)
  invariant(market?.tick, 'no tick', symbol)
  return market as Market & { tick: Tick }
}

/** The double nearest to the price of the newest tick, made once a tick; NaN without one. */
export function markOf(market: Market): number {
  const { tick } = market
  if (tick !== undefined && tick !== market.markedTick) {
    market.mark = approximate(tick.price)
    market.markedTick = tick
  }
  return market.mark
}

/** Adds an account as it stands in the tables, with what it has open (loading, recovery). */
export function addAccount(state: EngineState, stored: StoredAccount, open: OpenItems): void {
  invariant(!state.accounts.has(stored.id), `account ${stored.id} is resident already`)
  const account = createAccount(stored)
  state.accounts.set(account.id, account)
  for (const option of open.options) openOption(state, account, option)
  for (const position of open.positions) putPosition(account, position)
  for (const order of open.orders) putOrder(account, order)
  for (const withdrawal of open.withdrawals ?? [])
    account.withdrawals.set(withdrawal.id, withdrawal)
  unwatch(state, account)
}

/** The account's watches no longer fit. */
export function unwatch(state: EngineState, account: Account): void {
  if (account.isUnwatched) return
  account.isUnwatched = true
  state.unwatched.push(account)
}

/** Folds one event into the state: first its money, then what it opened or closed. */
export function applyEvent(state: EngineState, event: EngineEvent): void {
  if (event.kind === 'account-opened') openAccount(state, event)
  const account = residentAccount(state, event.accountId)
  applyEntries(state, account, event.entries)
  applyFacts(state, account, event)
  // These two leave money and open items as they are.
  if (event.kind !== 'margin-called' && event.kind !== 'margin-call-ended') {
    account.guard = undefined
  }
  const isCovered = account.balances.cash >= 0n || account.positions.size > 0
  invariant(isCovered, 'negative cash of account', account.id)
  if (account.positions.size > 0 || account.watches.size > 0 || account.orders.size > 0) {
    unwatch(state, account)
  }
}

function applyFacts(state: EngineState, account: Account, event: EngineEvent): void {
  switch (event.kind) {
    case 'account-opened':
    case 'batch-closed':
      return
    case 'practice-reset':
      account.untaxedGains = ZERO_MONEY
      return
    case 'option-bought':
      openOption(state, account, event.option)
      state.placedCount = event.option.placed
      return
    case 'option-settled':
      closeOption(account, event.option)
      return
    case 'order-placed':
      putOrder(account, event.order)
      state.placedCount = event.order.placed
      return
    case 'order-cancelled':
      removeOrder(account, event.order.id)
      return
    case 'position-opened':
      if (event.hasWaited) removeOrder(account, event.position.id)
      else state.placedCount = event.position.placed
      countFill(state, account, event)
      return
    case 'position-closed':
      countFill(state, account, event)
      return
    case 'levels-set':
    case 'overnight-charged':
      putPosition(account, event.position)
      return
    case 'trading-lock-set':
      account.tradingLock = event.reason
      return
    case 'limits-set':
      account.limits = event.limits
      return
    case 'margin-called':
      account.isMarginCalled = true
      return
    case 'margin-call-ended':
      account.isMarginCalled = false
      return
    default:
      applyMoneyEvent(state, account, event)
  }
}

/** An opening or a close: the position, the VIP volume and what others earn of the fee. */
function countFill(
  state: EngineState,
  account: Account,
  { position, notional, rewards }: PositionOpened | PositionClosed,
): void {
  putPosition(account, position)
  account.volumes = addVolume(account.volumes, state.dayNumber, notional)
  putRewards(state, rewards)
}

function openAccount(
  state: EngineState,
  event: Extract<EngineEvent, { kind: 'account-opened' }>,
): void {
  const { accountId: id, userId, accountKind: kind } = event
  const balances = emptyBalances()
  const account = createAccount({ id, userId, kind, balances, isMarginCalled: false, volumes: [] })
  invariant(!state.accounts.has(id), `account ${id} is resident already`)
  state.accounts.set(id, account)
}

/** Puts a position in, or in place of what it was; without lots it has ended. */
function putPosition(account: Account, position: Position): void {
  const before = account.positions.get(position.id)?.margin ?? ZERO_MONEY
  account.usedMargin = addMoney(subtractMoney(account.usedMargin, before), position.margin)
  if (position.lotsOpen > 0n) account.positions.set(position.id, position)
  else account.positions.delete(position.id)
  // The next fall, with other positions, is another one.
  if (account.positions.size === 0) account.isMarginCalled = false
}

function putOrder(account: Account, order: PendingOrder): void {
  account.orders.set(order.id, order)
  account.reserved = addMoney(account.reserved, reservedBy(order))
}

function removeOrder(account: Account, id: string): void {
  const order = account.orders.get(id)
  invariant(order, `order ${id} does not wait`)
  account.orders.delete(id)
  account.reserved = subtractMoney(account.reserved, reservedBy(order))
}

function reservedBy({ reservedMargin, reservedFee }: PendingOrder): Money {
  return addMoney(reservedMargin, reservedFee)
}

function openOption(state: EngineState, account: Account, option: OpenOption): void {
  account.options.set(option.id, option)
  const { symbol, stake } = option
  account.openStakes.set(symbol, addMoney(account.openStakes.get(symbol) ?? ZERO_MONEY, stake))
  state.dueOptions.add(option)
}

function closeOption(account: Account, { id, symbol, stake }: OpenOption): void {
  invariant(account.options.delete(id), `${id} is not open`)
  const left = subtractMoney(account.openStakes.get(symbol) ?? ZERO_MONEY, stake)
  if (left === ZERO_MONEY) account.openStakes.delete(symbol)
  else account.openStakes.set(symbol, left)
}

function applyEntries(
  { dayNumber }: EngineState,
  account: Account,
  entries: readonly JournalEntry[],
): void {
  for (const entry of entries) {
    if (entry.accountKind !== account.kind) {
      throw new InvariantBroken(`${causeOf(entry)} mixes practice and real`)
    }
    applyEntry(account.balances, entry)
    const gain = calculateRealisedGain(entry)
    account.untaxedGains = addMoney(account.untaxedGains, gain)
    if (account.limits !== undefined && entry.reason !== 'salary-settlement') {
      account.limits = countRealised(account.limits, dayNumber, gain)
    }
  }
}
