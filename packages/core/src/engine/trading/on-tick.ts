// What a tick does to one account: TP/SL, then pending fills, then the risk check (TR-4.14).

import { canSpend } from '../../account/account-figures.ts'
import { isLossReached } from '../../account/self-limits.ts'
import { entryPrice, exitPrice } from '../../contracts/direction.ts'
import { decideLevelHit } from '../../contracts/levels.ts'
import type { PendingOrder } from '../../contracts/order.ts'
import { calculateQuote, type Quote } from '../../market/quote.ts'
import type { Tick } from '../../market/tick.ts'
import { subtractMoney } from '../../numbers/money.ts'
import type { Price } from '../../numbers/price.ts'
import type { Emit, EngineEvent, Moment } from '../event.ts'
import { ordersByAge, positionsByAge } from '../state/account.ts'
import { dayRiskOf, exposureOf } from '../state/exposure.ts'
import type { Account, EngineState } from '../state/state.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkRisk } from './check-risk.ts'
import { closePosition } from './close-position.ts'
import { checkCopyStops } from './copy-stop.ts'
import { costOf, openPosition } from './open-position.ts'

/** Works the account off against `tick`, the newest of its instrument. */
export function tickAccount(
  state: EngineState,
  account: Account,
  tick: Tick,
  { moment, emit }: { readonly moment: Moment; readonly emit: Emit },
): void {
  const { symbol } = tick
  for (const position of positionsByAge(account)) {
    if (position.symbol !== symbol) continue
    const exit = exitPrice(position.direction, calculateQuote(tick.price, position.constants))
    const reason = decideLevelHit(position, position.direction, exit)
    if (reason === undefined) continue
    const what = { lots: position.lotsOpen, reason, time: moment.time }
    emit(closePosition(state, account, position, what), moment)
  }
  for (const order of ordersByAge(account)) {
    if (order.symbol !== symbol) continue
    const quote = calculateQuote(tick.price, order.constants)
    if (!isMarketable(order, quote)) continue
    emit(fillOrder(state, account, order, { tick, quote, moment }), moment)
  }
  if (account.follows.size > 0) checkCopyStops(state, account, tick, { moment, emit })
  const isConcerned = [...account.positions.values()].some((open) => open.symbol === symbol)
  if (isConcerned) checkRisk(state, account, moment, emit)
}

/** A long waits for ask ≤ limit, a short for bid ≥ limit (TR-4.11). */
export function isMarketable(
  { direction, limitPrice }: { readonly direction: 'long' | 'short'; readonly limitPrice: Price },
  quote: Quote,
): boolean {
  return direction === 'long' ? quote.ask <= limitPrice : quote.bid >= limitPrice
}

/** Its reservation is released and spendable is looked at again, at the fill price. */
function fillOrder(
  state: EngineState,
  account: Account,
  order: PendingOrder,
  { tick, quote, moment }: { readonly tick: Tick; readonly quote: Quote; readonly moment: Moment },
): EngineEvent {
  const price = entryPrice(order.direction, quote)
  const cost = costOf(state, account, order, price)
  const exposure = exposureOf(state, account)
  const { limits } = account
  if (limits !== undefined && isLossReached(limits, dayRiskOf(state, account, exposure))) {
    return cancelOrder(order, 'daily_loss_limit')
  }
  const others = subtractMoney(
    subtractMoney(exposure.reserved, order.reservedMargin),
    order.reservedFee,
  )
  if (!canSpend({ ...exposure, reserved: others }, cost.total)) {
    return cancelOrder(order, 'insufficient_balance')
  }
  return openPosition(state, account, order, { price, seq: tick.seq, time: moment.time, cost })
}
