// Opening a contract: the refusal ladder of TR-4.15, then a position or an order that waits.

import { calculateAccountFigures, canSpend } from '../../account/account-figures.ts'
import { entryPrice, exitPrice } from '../../contracts/direction.ts'
import { areOnRightSide } from '../../contracts/levels.ts'
import type { PendingOrder } from '../../contracts/order.ts'
import type { Instrument } from '../../market/instrument.ts'
import { hasMovedBeyond } from '../../market/price-tolerance.ts'
import { calculateQuote } from '../../market/quote.ts'
import { formatMoney } from '../../numbers/money.ts'
import { formatPrice } from '../../numbers/price.ts'
import type { OpenContract } from '../command.ts'
import type { OrderPlaced, PositionOpened } from '../event.ts'
import { isRefusal, type Refusal, refuse, refuseField, UNUSABLE } from '../refusal.ts'
import { exposureOf } from '../state/exposure.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { checkContractAllowed } from '../trading/check-jurisdiction.ts'
import {
  checkAccountGates,
  checkMarket,
  checkOffered,
  checkOpenNotional,
  checkSelfLimits,
  hasRoom,
  MAX_OPEN_ITEMS,
} from '../trading/check-opening.ts'
import { isMarketable } from '../trading/on-tick.ts'
import { costOf, openPosition } from '../trading/open-position.ts'
import { findLotsFault, findPriceFault, notOffered } from './field-faults.ts'

export function openContract(
  state: EngineState,
  command: OpenContract,
): PositionOpened | OrderPlaced | Refusal {
  const account = residentAccount(state, command.accountId)
  const instrument = state.markets.get(command.symbol)?.instrument
  if (!instrument) return refuseField('symbol', { problem: 'choice' })
  const wrong = findWrongField(instrument, command)
  if (wrong) return wrong
  const closed = checkAccountGates(state, account)
  if (closed) return closed
  const forbidden =
    checkOffered(instrument) ?? checkContractAllowed(state, account, instrument, command)
  if (forbidden) return forbidden
  const tick = checkMarket(state, command.symbol, command.arrivedTime)
  if (isRefusal(tick)) return tick
  const { direction, limitPrice, shown } = command
  const quote = calculateQuote(tick.price, instrument)
  const entry = entryPrice(direction, quote)
  const waits = limitPrice !== undefined && !isMarketable({ direction, limitPrice }, quote)
  const reference = waits ? limitPrice : exitPrice(direction, quote)
  if (!areOnRightSide(command, direction, reference)) {
    return refuse('wrong_side', { reference: formatPrice(reference, instrument.priceDecimals) })
  }
  const worseWhen = direction === 'long' ? 'higher' : 'lower'
  if (shown && hasMovedBeyond(entry, shown, worseWhen)) {
    const price = formatPrice(entry, instrument.priceDecimals)
    return refuse('price_moved', { price, seq: tick.seq })
  }
  const exposure = exposureOf(state, account)
  const beyond = checkSelfLimits(state, account, exposure)
  if (beyond) return beyond
  if (!hasRoom(account)) {
    return refuse('open_positions_limit', { limit: MAX_OPEN_ITEMS })
  }
  const price = waits ? limitPrice : entry
  const { symbol, lots, leverage } = command
  const cost = costOf(state, account, { symbol, lots, leverage, constants: instrument }, price)
  const tooMuch = checkOpenNotional(account, instrument, cost.notional)
  if (tooMuch) return tooMuch
  if (!canSpend(exposure, cost.total)) {
    const { spendable } = calculateAccountFigures(exposure)
    const needed = formatMoney(cost.total)
    return refuse('insufficient_balance', { spendable: formatMoney(spendable), needed })
  }
  const terms = termsOf(state, command, instrument)
  const { seq } = tick
  if (!waits) return openPosition(state, account, terms, { price, seq, time: state.time, cost })
  const order: PendingOrder = {
    ...{ ...terms, limitPrice },
    ...{ reservedMargin: cost.margin, reservedFee: cost.fee },
  }
  return { kind: 'order-placed', accountId: account.id, order, entries: [] }
}

/** The first field of the form that the instrument does not take (TR-4.1, TR-1.2). */
function findWrongField(instrument: Instrument, command: OpenContract): Refusal | undefined {
  const { lots, leverage, orderType, limitPrice, takeProfit, stopLoss } = command
  const lotsFault = findLotsFault(instrument, lots)
  if (lotsFault) return refuseField('lots', lotsFault)
  const { leverages } = instrument
  if (!leverages.includes(leverage)) return refuseField('leverage', notOffered(leverages))
  if ((orderType === 'limit') !== (limitPrice !== undefined)) return refuseField('price', UNUSABLE)
  const priceFault = findPriceFault(instrument, limitPrice)
  if (priceFault) return refuseField('price', priceFault)
  const profitFault = findPriceFault(instrument, takeProfit)
  if (profitFault) return refuseField('takeProfit', profitFault)
  const lossFault = findPriceFault(instrument, stopLoss)
  return lossFault && refuseField('stopLoss', lossFault)
}

function termsOf(state: EngineState, command: OpenContract, constants: Instrument) {
  // One literal: this runs with every order.
  return {
    id: command.orderId,
    accountId: command.accountId,
    symbol: command.symbol,
    constants,
    direction: command.direction,
    orderType: command.orderType,
    lots: command.lots,
    leverage: command.leverage,
    limitPrice: command.limitPrice,
    shownPrice: command.shown?.price,
    takeProfit: command.takeProfit,
    stopLoss: command.stopLoss,
    orderTime: state.time,
    placed: state.placedCount + 1,
  }
}
