// What a worked case ends with: balances, figures, house accounts, orders and options.

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { calculateLiquidationPrice } from '@fairtick/core/account/liquidation-price'
import type { CancelReason, PendingOrder } from '@fairtick/core/contracts/order'
import { openTradesOn, type Position, sumFees, sumProfit } from '@fairtick/core/contracts/position'
import type { EngineEvent } from '@fairtick/core/engine/event'
import { exposureOf } from '@fairtick/core/engine/state/exposure'
import { marketOf } from '@fairtick/core/engine/state/market'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { HouseLedger } from '@fairtick/core/ledger/ledger-account'
import { isQuotedInDollars } from '@fairtick/core/market/instrument'
import { formatLots } from '@fairtick/core/numbers/lots'
import { addMoney, formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { ACCOUNT } from './read-command.ts'

export type Figures = Record<string, unknown>

/** Of a worked case with one account. */
export function collectFigures(state: EngineState, events: readonly EngineEvent[]): Figures {
  return {
    ...collectAccount(state, events, ACCOUNT),
    house: collectHouse(events, ['trading_pnl', 'fees', 'overnight', 'option_pnl', 'protection']),
  }
}

/** One account: its balances and figures, its orders and options. */
export function collectAccount(
  state: EngineState,
  allEvents: readonly EngineEvent[],
  accountId: string,
): Figures {
  const events = allEvents.filter((event) => event.accountId === accountId)
  const account = residentAccount(state, accountId)
  const { balances } = account
  const figures = calculateAccountFigures(exposureOf(state, account))
  const { usedMargin, reserved, equity, spendable, riskRate } = figures
  return {
    cash: formatMoney(balances.cash),
    stake: formatMoney(balances.stake),
    usedMargin: formatMoney(usedMargin),
    reserved: formatMoney(reserved),
    equity: formatMoney(equity),
    spendable: formatMoney(spendable),
    riskRate: riskRate === undefined ? null : formatRate(riskRate),
    orders: collectOrders(state, events),
    options: collectOptions(events),
  }
}

/** What these house accounts gained. */
export function collectHouse(
  events: readonly EngineEvent[],
  ledgers: readonly HouseLedger[],
): Record<string, string> {
  const sums = new Map<string, bigint>(ledgers.map((name) => [name, 0n]))
  for (const { ledger, amount } of events.flatMap((e) => e.entries).flatMap((e) => e.postings)) {
    const sum = sums.get(ledger)
    if (sum !== undefined) sums.set(ledger, sum + amount)
  }
  return Object.fromEntries([...sums].map(([name, sum]) => [name, formatMoney(sum as never)]))
}

function collectOrders(state: EngineState, events: readonly EngineEvent[]): Figures {
  const orders: Record<string, Figures> = {}
  for (const event of events) {
    switch (event.kind) {
      case 'order-placed':
        orders[event.order.id] = waitingOrder(event.order)
        break
      case 'order-cancelled':
        orders[event.order.id] = cancelledOrder(event.order, event.reason)
        break
      case 'position-opened':
      case 'position-closed':
      case 'overnight-charged':
        orders[event.position.id] = position(state, event.position)
    }
  }
  return orders
}

const NOTHING_YET = { margin: '0', fee: '0', overnightFee: '0', profit: '0' }

function waitingOrder(order: PendingOrder): Figures {
  const reserved = formatMoney(addMoney(order.reservedMargin, order.reservedFee))
  return { ...NOTHING_YET, status: 'pending', lots: formatLots(order.lots), reserved }
}

function cancelledOrder({ lots }: PendingOrder, closeReason: CancelReason): Figures {
  return {
    ...NOTHING_YET,
    ...{ status: 'cancelled', lots: formatLots(lots), reserved: '0', closeReason },
  }
}

function position(state: EngineState, position: Position): Figures {
  const { lotsOpen, margin, overnightFee, openPrice, openSeq, closes } = position
  const isOpen = lotsOpen > 0n
  return {
    status: isOpen ? 'trading' : 'closed',
    lots: formatLots(lotsOpen),
    margin: formatMoney(margin),
    reserved: '0',
    fee: formatMoney(sumFees(position)),
    overnightFee: formatMoney(overnightFee),
    profit: formatMoney(sumProfit(position)),
    openPrice: formatPrice(openPrice, 0),
    openSeq,
    ...(isOpen ? liquidation(state, position) : { closeReason: closes.at(-1)?.reason }),
    ...(closes.length === 0 ? {} : { closes: closes.map(closeFigures) }),
  }
}

/** Left out where longs and shorts of a USD/XXX instrument are mixed. */
function liquidation(state: EngineState, { accountId, symbol }: Position): Figures {
  const account = residentAccount(state, accountId)
  const { instrument, tick } = marketOf(state, symbol)
  const trades = openTradesOn(account.positions.values(), symbol)
  const isMixed = new Set(trades.map(({ direction }) => direction)).size > 1
  if (isMixed && !isQuotedInDollars(instrument)) return {}
  const price = calculateLiquidationPrice({
    ...{ instrument, trades, mark: tick.price, stopOut: state.terms.stopOut },
    exposure: exposureOf(state, account),
  })
  return { liquidationPrice: price === undefined ? null : formatPrice(price, 0) }
}

function closeFigures({
  lots,
  price,
  seq,
  profit,
  fee,
  reason,
}: Position['closes'][number]): Figures {
  return {
    lots: formatLots(lots),
    price: formatPrice(price, 0),
    seq,
    profit: formatMoney(profit),
    fee: formatMoney(fee),
    reason,
  }
}

function collectOptions(events: readonly EngineEvent[]): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const event of events) {
    if (event.kind === 'option-bought') {
      const { id, strike, strikeSeq, expiryTime } = event.option
      options[id] = { status: 'trading', strike: formatPrice(strike, 0), strikeSeq, expiryTime }
    }
    if (event.kind === 'option-settled') {
      const { result, settlePrice, settleSeq, profit } = event.settlement
      options[event.option.id] = {
        ...(options[event.option.id] as object),
        status: 'closed',
        result,
        settlePrice: formatPrice(settlePrice, 0),
        settleSeq,
        profit: formatMoney(profit),
      }
    }
  }
  return options
}
