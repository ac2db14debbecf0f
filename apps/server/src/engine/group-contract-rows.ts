// The rows of contracts that a group causes, with values in the order of GROUP_TABLES.

import type { CancelReason, PendingOrder } from '@fairtick/core/contracts/order'
import { type Position, sumFees, sumProfit } from '@fairtick/core/contracts/position'
import type { EngineState } from '@fairtick/core/engine/state'
import { subtractMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import type { Instant } from '@fairtick/core/time/instant'
import type { ArrayElement } from '../platform/binary-array.ts'
import type { Group } from './group.ts'
import type { GroupRows, Rows } from './group-columns.ts'
import { constantsColumn } from './order-constants-text.ts'

/** An order as it is at the end of the group. */
type OrderAtEnd = {
  readonly isNew: boolean
  readonly order: Position | PendingOrder
  readonly cancelled?: { readonly reason: CancelReason; readonly time: Instant }
}

/** Orders placed or filled at once in this group, and those that stood before and changed. */
export function contractRows(
  group: Group,
): Pick<GroupRows, 'orders' | 'changed_orders' | 'closes' | 'levels'> {
  const atEnd = new Map<string, OrderAtEnd>()
  const closes: ArrayElement[][] = []
  const levels: ArrayElement[][] = []
  const add = (order: OrderAtEnd['order']) => atEnd.set(order.id, { order, isNew: true })
  const change = (found: Omit<OrderAtEnd, 'isNew'>) => {
    const isNew = atEnd.get(found.order.id)?.isNew ?? false
    atEnd.set(found.order.id, { ...found, isNew })
  }
  for (const { event, time } of group.events) {
    switch (event.kind) {
      case 'order-placed':
        add(event.order)
        break
      case 'order-cancelled':
        change({ order: event.order, cancelled: { reason: event.reason, time } })
        break
      case 'position-opened':
        // A limit order that waited stands in the table, or among those of this group, already.
        if (event.hasWaited) change({ order: event.position })
        else add(event.position)
        break
      case 'position-closed':
        change({ order: event.position })
        closes.push(closeRow(event.position))
        break
      case 'levels-set':
        change({ order: event.position })
        levels.push([event.position.id, time, ...levelColumns(event.position)])
        break
      case 'overnight-charged':
        change({ order: event.position })
    }
  }
  const all = [...atEnd.values()]
  return {
    orders: all
      .filter(({ isNew }) => isNew)
      .map((found) => [...termColumns(found.order), ...changingColumns(found)]),
    changed_orders: all
      .filter(({ isNew }) => !isNew)
      .map((found) => [found.order.id, ...changingColumns(found)]),
    closes,
    levels,
  }
}

/** What a big record still has to do: put down when it does not fit into one group. */
export function dueWorkRows(
  state: EngineState,
  written: Map<string, number>,
): Pick<GroupRows, 'work' | 'done_work'> {
  const { work } = state
  const position = work?.moment.tapePosition ?? 0
  const ids = new Set([...(work?.accounts ?? [])].map(({ id }) => id))
  // What one record left over the next one may leave over again: it is another row.
  const done = [...written].filter(([id, of]) => of !== position || !ids.has(id))
  for (const [id] of done) written.delete(id)
  const added = [...ids].filter((id) => !written.has(id))
  for (const id of added) written.set(id, position)
  return { work: added.map((id) => [id, position]), done_work: done }
}

function termColumns(order: Position | PendingOrder): readonly ArrayElement[] {
  const { id, accountId, symbol, direction, orderType, lots, leverage } = order
  const what = [id, accountId, symbol, direction, orderType, lots, leverage]
  const prices = [priceText(order.limitPrice), priceText(order.shownPrice)]
  return [...what, ...prices, order.orderTime, order.placed, constantsColumn(order.constants)]
}

function changingColumns({ order, cancelled }: OrderAtEnd): readonly ArrayElement[] {
  if ('lotsOpen' in order) return positionColumns(order)
  const reserved = cancelled ? [0, 0] : [order.reservedMargin, order.reservedFee]
  return [
    cancelled ? 'cancelled' : 'pending',
    ...levelColumns(order),
    ...reserved,
    ...[null, null, null, null, null],
    ...[0, 0, 0, 0, 0, 0],
    ...[null, null, cancelled?.time ?? null, cancelled?.reason ?? null],
  ]
}

function positionColumns(position: Position): readonly ArrayElement[] {
  const { openPrice, openSeq, openTime, openMargin, openFee, closes } = position
  const last = closes.at(-1)
  return [
    position.lotsOpen > 0n ? 'trading' : 'closed',
    ...levelColumns(position),
    ...[0, 0],
    ...[formatPrice(openPrice, 0), openSeq, openTime, openMargin, openFee],
    ...[position.lotsOpen, position.margin, position.overnightFee],
    ...[sumProfit(position), subtractMoney(sumFees(position), openFee), closes.length],
    ...[priceText(last?.price), last?.seq ?? null, last?.time ?? null, last?.reason ?? null],
  ]
}

function closeRow(position: Position): ArrayElement[] {
  const last = position.closes.at(-1)
  if (!last) throw new Error(`${position.id} has no close`)
  const { lots, price, seq, time, profit, fee, reason } = last
  const id = [position.id, position.closes.length]
  return [...id, lots, formatPrice(price, 0), seq, time, profit, fee, reason]
}

function levelColumns({ takeProfit, stopLoss }: Position | PendingOrder): Rows[number] {
  return [priceText(takeProfit), priceText(stopLoss)]
}

function priceText(price: Price | undefined): string | null {
  return price === undefined ? null : formatPrice(price, 0)
}
