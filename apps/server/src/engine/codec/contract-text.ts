// A contract order in text, for answers, screens, messages and the comparison with the tables.

import { calculateLiquidationPrice } from '@fairtick/core/account/liquidation-price'
import { calculateRiskRate } from '@fairtick/core/account/risk-rate'
import type { Levels } from '@fairtick/core/contracts/levels'
import type { OrderTerms, PendingOrder } from '@fairtick/core/contracts/order'
import { type Close, openTradesOn, type Position } from '@fairtick/core/contracts/position'
import type { EngineEvent } from '@fairtick/core/engine/event'
import { exposureOf } from '@fairtick/core/engine/state/exposure'
import { marketOf } from '@fairtick/core/engine/state/market'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { formatLots } from '@fairtick/core/numbers/lots'
import { formatMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { Instant } from '@fairtick/core/time/instant'
import type { CloseText, ContractText } from '../engine-port.ts'
import { constantsText } from './order-constants-text.ts'

/** The order that an event is about, as it is after it; undefined when it is about none. */
export function contractOf(event: EngineEvent, time: Instant): ContractText | undefined {
  switch (event.kind) {
    case 'order-placed':
      return waitingText(event.order)
    case 'order-cancelled':
      return cancelledText(event.order, { reason: event.reason, time })
    case 'position-opened':
    case 'position-closed':
    case 'levels-set':
    case 'overnight-charged':
      return positionText(event.position)
    default:
      return undefined
  }
}

const NOTHING = formatMoney(ZERO_MONEY)
const NOT_RESERVED = { margin: NOTHING, fee: NOTHING }

export function waitingText(order: PendingOrder): ContractText {
  const reserved = {
    margin: formatMoney(order.reservedMargin),
    fee: formatMoney(order.reservedFee),
  }
  return contractText(order, { ...NEVER_OPENED, status: 'pending', reserved })
}

export function cancelledText(
  order: OrderTerms & Levels,
  cancelled: NonNullable<ContractText['cancelled']>,
): ContractText {
  return contractText(order, { ...NEVER_OPENED, status: 'cancelled', cancelled })
}

export function positionText(position: Position): ContractText {
  const { openPrice, openSeq, openTime, openMargin, openFee, lotsOpen } = position
  return contractText(position, {
    status: lotsOpen > 0n ? 'trading' : 'closed',
    reserved: NOT_RESERVED,
    opening: {
      price: formatPrice(openPrice, 0),
      seq: openSeq,
      time: openTime,
      margin: formatMoney(openMargin),
      fee: formatMoney(openFee),
    },
    lotsOpen: formatLots(lotsOpen),
    margin: formatMoney(position.margin),
    overnightFee: formatMoney(position.overnightFee),
    closes: position.closes.map(closeText),
    cancelled: null,
    copyOf: position.copyOf ?? null,
  })
}

/** What became of an order. */
type Course = Omit<ContractText, keyof Levels | keyof OrderTerms | 'live'>

const NEVER_OPENED = {
  reserved: NOT_RESERVED,
  opening: null,
  lotsOpen: '0',
  margin: NOTHING,
  overnightFee: NOTHING,
  closes: [],
  cancelled: null,
  copyOf: null,
}

/** One literal: this runs with every order. */
function contractText(order: OrderTerms & Levels, course: Course): ContractText {
  return {
    id: order.id,
    accountId: order.accountId,
    symbol: order.symbol,
    direction: order.direction,
    orderType: order.orderType,
    leverage: order.leverage,
    orderTime: order.orderTime,
    lots: formatLots(order.lots),
    constants: constantsText(order.constants),
    limitPrice: priceText(order.limitPrice),
    shownPrice: priceText(order.shownPrice),
    takeProfit: priceText(order.takeProfit),
    stopLoss: priceText(order.stopLoss),
    status: course.status,
    reserved: course.reserved,
    opening: course.opening,
    lotsOpen: course.lotsOpen,
    margin: course.margin,
    overnightFee: course.overnightFee,
    closes: course.closes,
    cancelled: course.cancelled,
    copyOf: course.copyOf,
    live: null,
  }
}

/** Adds what depends on the ticks in force to the text of an open position. */
export function withLiveFigures(state: EngineState, contract: ContractText): ContractText {
  if (contract.status !== 'trading') return contract
  const account = residentAccount(state, contract.accountId)
  const { instrument, tick } = marketOf(state, contract.symbol)
  const exposure = exposureOf(state, account)
  const riskRate = calculateRiskRate(exposure)
  if (riskRate === undefined) return contract
  const trades = openTradesOn(account.positions.values(), contract.symbol)
  const price = calculateLiquidationPrice({
    ...{ exposure, instrument, trades, mark: tick.price, stopOut: state.terms.stopOut },
  })
  const liquidationPrice = price === undefined ? null : formatPrice(price, 0)
  return { ...contract, live: { liquidationPrice, riskRate: formatRate(riskRate) } }
}

function closeText({ lots, price, seq, time, profit, fee, reason }: Close): CloseText {
  return {
    ...{ seq, time, reason },
    lots: formatLots(lots),
    price: formatPrice(price, 0),
    profit: formatMoney(profit),
    fee: formatMoney(fee),
  }
}

export function priceText(price: Price | undefined): string | null {
  return price === undefined ? null : formatPrice(price, 0)
}
