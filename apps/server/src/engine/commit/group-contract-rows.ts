// The rows of contracts that a group causes, with values in the order of GROUP_TABLES.

import type { PendingOrder } from '@fairtick/core/contracts/order'
import type { Position } from '@fairtick/core/contracts/position'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { ArrayElement } from '../../platform/binary-array.ts'
import { priceText } from '../codec/contract-text.ts'
import { constantsColumn } from '../codec/order-constants-text.ts'
import type { ContractText } from '../engine-port.ts'
import type { Group } from './group.ts'
import type { GroupRows } from './group-columns.ts'

/** An order as it is at the end of the group, and its text. */
type OrderAtEnd = {
  readonly isNew: boolean
  readonly order: Position | PendingOrder
  readonly contract: ContractText
}

/**
 * Orders placed or filled at once in this group, those that stood before and changed, and closes: a
 * close changes nothing of its order's row.
 */
export function contractRows(
  group: Group,
): Pick<GroupRows, 'orders' | 'changed_orders' | 'closes' | 'levels'> {
  const atEnd = new Map<string, OrderAtEnd>()
  const closes: ArrayElement[][] = []
  const levels: ArrayElement[][] = []
  const add = (order: OrderAtEnd['order'], contract: ContractText) => {
    atEnd.set(order.id, { isNew: true, order, contract })
  }
  const change = (order: OrderAtEnd['order'], contract: ContractText) => {
    atEnd.set(order.id, { isNew: atEnd.get(order.id)?.isNew ?? false, order, contract })
  }
  for (const { event, time, contract } of group.events) {
    if (contract === undefined) continue
    switch (event.kind) {
      case 'order-placed':
        add(event.order, contract)
        break
      case 'order-cancelled':
        change(event.order, contract)
        break
      case 'position-opened':
        // A limit order that waited stands in the table, or among those of this group, already.
        if (event.hasWaited) change(event.position, contract)
        else add(event.position, contract)
        break
      case 'position-closed':
        closes.push(closeRow(event.position, contract))
        break
      case 'levels-set':
        change(event.position, contract)
        levels.push([
          ...[event.position.id, time, contract.takeProfit, contract.stopLoss],
          ...[priceText(event.before.takeProfit), priceText(event.before.stopLoss)],
        ])
        break
      case 'overnight-charged':
        change(event.position, contract)
    }
  }
  const orders: ArrayElement[][] = []
  const changed: ArrayElement[][] = []
  for (const found of atEnd.values()) {
    if (found.isNew) orders.push(orderRow(found))
    else changed.push([found.order.id, ...changingColumns(found)])
  }
  return { orders, changed_orders: changed, closes, levels }
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

function orderRow(found: OrderAtEnd): ArrayElement[] {
  const { order, contract } = found
  const row = changingColumns(found)
  row.unshift(
    order.id,
    order.accountId,
    order.symbol,
    order.direction,
    order.orderType,
    order.lots,
    order.leverage,
    contract.limitPrice,
    contract.shownPrice,
    order.orderTime,
    order.placed,
    constantsColumn(order.constants),
    contract.copyOf?.leaderId ?? null,
    contract.copyOf?.orderId ?? null,
  )
  return row
}

/** One literal each: this runs with every order. */
function changingColumns({ order, contract }: OrderAtEnd): ArrayElement[] {
  const { takeProfit, stopLoss, cancelled } = contract
  if ('lotsOpen' in order) {
    return [
      'opened',
      takeProfit,
      stopLoss,
      0,
      0,
      contract.opening?.price ?? null,
      order.openSeq,
      order.openTime,
      order.openMargin,
      order.openFee,
      order.overnightFee,
      null,
      null,
    ]
  }
  return [
    cancelled ? 'cancelled' : 'pending',
    takeProfit,
    stopLoss,
    cancelled ? 0 : order.reservedMargin,
    cancelled ? 0 : order.reservedFee,
    null,
    null,
    null,
    null,
    null,
    0,
    cancelled?.time ?? null,
    cancelled?.reason ?? null,
  ]
}

function closeRow(position: Position, contract: ContractText): ArrayElement[] {
  const last = position.closes.at(-1)
  const text = contract.closes.at(-1)
  if (!last || !text) throw new Error(`${position.id} has no close`)
  return [
    position.id,
    position.closes.length,
    last.lots,
    text.price,
    last.seq,
    last.time,
    last.profit,
    last.fee,
    last.reason,
    position.lotsOpen,
    position.margin,
  ]
}
