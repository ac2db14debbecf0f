// What a record has to do account by account, so that a big one can be done in slices.

import type { Tick } from '../../market/tick.ts'
import { unreachable } from '../../numbers/invariant.ts'
import type { Emit, Moment } from '../event.ts'
import { passesQuickCheck } from '../risk/quick-risk-check.ts'
import { marketOf, markOf } from '../state/market.ts'
import { advanceIndex } from '../state/near-threshold-index.ts'
import { unwatch } from '../state/resident-account.ts'
import type { Account, EngineState } from '../state/state.ts'
import { copyLeaders } from './copy-order.ts'
import { rolloverAccount } from './on-rollover.ts'
import { tickAccount } from './on-tick.ts'

/** So many are checked quickly at once; of more, all are worked off in slices. */
const MAX_QUICK_CHECKS = 64

/** The accounts that a tick reaches: whose TP, SL, limit or risk threshold it touches. */
export function beginTick(state: EngineState, tick: Tick, moment: Moment): void {
  const market = state.markets.get(tick.symbol)
  if (!market) return
  const { falling, rising, nearThreshold } = market
  const mark = markOf(market)
  const reached = advanceIndex(nearThreshold, state.headroomSlots, mark)
  if (reached.length === 0 && !falling.isReached(mark) && !rising.isReached(mark)) return
  const onReached = (account: Account) => {
    reached.push(account)
  }
  falling.visitReached(mark, onReached)
  rising.visitReached(mark, onReached)
  const isMany = reached.length > MAX_QUICK_CHECKS
  const due = isMany ? reached : reached.filter((account) => !passesQuickCheck(account, market))
  if (due.length > 0) state.work = { cause: { kind: 'tick', tick }, moment, accounts: new Set(due) }
}

/** Every account with a position is charged (TR-4.4). */
export function beginRollover(state: EngineState, moment: Moment): void {
  const accounts = new Set<Account>()
  for (const account of state.accounts.values()) {
    if (account.positions.size > 0) accounts.add(account)
  }
  if (accounts.size > 0) state.work = { cause: { kind: 'rollover' }, moment, accounts }
}

/** Works off at most `most` accounts: first of the newest record, then those with copies. */
export function continueWork(state: EngineState, most: number, emit: Emit): void {
  let done = 0
  for (const account of state.work?.accounts ?? []) {
    if (done >= most) return
    finishRecord(state, account, emit)
    done += 1
  }
  // Copies come when the record has been handled for every account (TR-10.2).
  for (const account of state.copying.due) {
    if (done >= most) return
    copyLeaders(state, account, emit)
    done += 1
  }
}

/** How many accounts the newest record still concerns, and how many have copies to make. */
export function countWork({ work, copying }: EngineState): number {
  return (work?.accounts.size ?? 0) + copying.due.size
}

/**
 * Whatever touches an account first lets the newest record finish with it; then all that its
 * leaders have done is copied.
 */
export function finishAccount(state: EngineState, account: Account, emit: Emit): void {
  finishRecord(state, account, emit)
  if (account.follows.size === 0) return
  for (const leaderId of account.follows.keys()) {
    const leader = state.accounts.get(leaderId)
    if (leader) finishRecord(state, leader, emit)
  }
  copyLeaders(state, account, emit)
}

/** Of all that copy an account: by then its salary has its shares, and ended follows have ended. */
export function finishFollowers(state: EngineState, account: Account, emit: Emit): void {
  if (countWork(state) === 0) return
  const followers = state.copying.leaders.get(account.id)?.followers.keys() ?? []
  for (const follower of [...followers]) {
    finishAccount(state, follower, emit)
  }
}

function finishRecord(state: EngineState, account: Account, emit: Emit): void {
  const { work } = state
  if (!work?.accounts.delete(account)) return
  if (work.accounts.size === 0) state.work = undefined
  const { cause, moment } = work
  if (cause.kind === 'tick' && passesQuickCheck(account, marketOf(state, cause.tick.symbol))) return
  unwatch(state, account)
  switch (cause.kind) {
    case 'tick':
      tickAccount(state, account, cause.tick, { moment, emit })
      return
    case 'rollover':
      rolloverAccount(state, account, moment, emit)
      return
    default:
      unreachable(cause)
  }
}
