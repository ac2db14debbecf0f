// Margin call and stop-out of one account, at the end of what moved its equity (TR-4.7).

import { calculateRiskRate, isRiskAtMost } from '../../account/risk-rate.ts'
import type { Position } from '../../contracts/position.ts'
import { isSpared } from '../../market/source-health.ts'
import { isFresh } from '../../market/staleness.ts'
import { compareRational, type Rational } from '../../numbers/rational.ts'
import type { Instant } from '../../time/instant.ts'
import type { Emit, Moment } from '../event.ts'
import { ordersByAge, positionsByAge } from '../state/account.ts'
import { exposureOf, openProfitOf } from '../state/exposure.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState } from '../state/state.ts'
import { cancelOrder } from './cancel-order.ts'
import { closePosition } from './close-position.ts'

/** The call is told once per fall; a gap through both levels is told of both. */
export function checkRisk(state: EngineState, account: Account, moment: Moment, emit: Emit): void {
  const { marginCall, stopOut } = state.terms
  const owner = { accountId: account.id, entries: [] }
  const exposure = exposureOf(state, account)
  if (isRiskAtMost(exposure, marginCall)) {
    const riskRate = account.isMarginCalled ? undefined : calculateRiskRate(exposure)
    if (riskRate !== undefined) emit({ kind: 'margin-called', riskRate, ...owner }, moment)
    if (!isRiskAtMost(exposure, stopOut) || isSparedNow(state, account, moment.time)) return
    stopOutAccount(state, account, moment, emit)
    if (isRiskAtMost(exposureOf(state, account), marginCall)) return
  }
  if (account.isMarginCalled) emit({ kind: 'margin-call-ended', ...owner }, moment)
}

/**
 * After an outage of the operator's own there is time to act on the first price behind it. Until
 * then every tick is looked at, as the account is below the level.
 */
function isSparedNow(state: EngineState, account: Account, time: Instant): boolean {
  for (const { symbol } of account.positions.values()) {
    if (isSpared(marketOf(state, symbol).health, time)) return true
  }
  return false
}

/** Cancels what waits, then closes the largest loss first until the account is safe. */
function stopOutAccount(state: EngineState, account: Account, moment: Moment, emit: Emit): void {
  for (const order of ordersByAge(account)) emit(cancelOrder(order, 'stop_out'), moment)
  while (isRiskAtMost(exposureOf(state, account), state.terms.stopOut)) {
    const worst = findLargestLoss(state, account, moment.time)
    if (worst === undefined) return
    const { time } = moment
    const what = { lots: worst.lotsOpen, reason: 'stop_out', time } as const
    emit(closePosition(state, account, worst, what), moment)
  }
}

/** The live position with the smallest unrealised P/L in USD; of equal ones the oldest. */
function findLargestLoss(
  state: EngineState,
  account: Account,
  time: Instant,
): Position | undefined {
  let worst: { readonly position: Position; readonly profit: Rational } | undefined
  for (const position of positionsByAge(account)) {
    if (!isFresh(marketOf(state, position.symbol).tick, time)) continue
    const profit = openProfitOf(state, position)
    if (!worst || compareRational(profit, worst.profit) < 0n) worst = { position, profit }
  }
  return worst?.position
}
