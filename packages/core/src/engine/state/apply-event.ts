// Folds an event into the state: the only way in which it changes.

import { countRealised } from '../../account/self-limits.ts'
import { calculateRealisedGain } from '../../cash/withdrawal-tax.ts'
import type { Position } from '../../contracts/position.ts'
import { applyEntry, emptyBalances } from '../../ledger/balances.ts'
import { causeOf, type JournalEntry } from '../../ledger/journal-entry.ts'
import { InvariantBroken, invariant } from '../../numbers/invariant.ts'
import { addMoney, negateMoney, subtractMoney, ZERO_MONEY } from '../../numbers/money.ts'
import { addVolume } from '../../vip/day-volumes.ts'
import type { EngineEvent, PositionClosed, PositionOpened } from '../event.ts'
import { createAccount } from './account.ts'
import { applyCopyEvent } from './apply-copy-event.ts'
import { applyMoneyEvent, putRewards } from './apply-money-event.ts'
import { addCopyResult, followOf, keepFollower } from './copying.ts'
import { closeOption, openOption, putOrder, putPosition, removeOrder } from './open-items.ts'
import { residentAccount, unwatch } from './resident-account.ts'
import type { Account, EngineState } from './state.ts'

/** Folds one event into the state: first its money, then what it opened or closed. */
export function applyEvent(state: EngineState, event: EngineEvent): void {
  if (event.kind === 'account-opened') openAccount(state, event)
  const account = residentAccount(state, event.accountId)
  const cashBefore = account.balances.cash
  applyEntries(state, account, event.entries)
  applyFacts(state, account, event)
  // These leave cash, open items and follows as they are.
  if (event.kind === 'copy-skipped' || event.kind === 'share-received') return
  if (event.kind !== 'margin-called' && event.kind !== 'margin-call-ended') {
    account.guard = undefined
  }
  const { cash } = account.balances
  // What was lost without protection is owed until it is paid in; nothing else makes it more.
  const mayOwe = !state.jurisdiction.isProtected || cash >= cashBefore
  const isCovered = cash >= 0n || account.positions.size > 0 || mayOwe
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
      account.keptTerms = undefined
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
      else if (!event.position.copyOf) state.placedCount = event.position.placed
      countFill(state, account, event)
      addCopyResult(account, event.position, negateMoney(event.position.openFee))
      return
    case 'position-closed':
      countFill(state, account, event)
      countClose(state, account, event.position)
      return
    case 'levels-set':
      putPosition(account, event.position)
      return
    case 'overnight-charged':
      putPosition(account, event.position)
      addCopyResult(account, event.position, negateMoney(event.charge))
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
    case 'leading-set':
    case 'follow-begun':
    case 'follow-paused':
    case 'follow-resumed':
    case 'follow-ended':
    case 'copy-skipped':
    case 'profit-shared':
    case 'share-received':
      applyCopyEvent(state, account, event)
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

/** A close of a copy counts for its follow; the last one may be what a follow was kept for. */
function countClose(state: EngineState, account: Account, position: Position): void {
  const last = position.closes.at(-1)
  if (position.copyOf === undefined || last === undefined) return
  addCopyResult(account, position, subtractMoney(last.profit, last.fee))
  keepFollower(state, account, followOf(account, position.copyOf.leaderId))
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
