// My contracts that are not over: open positions and waiting orders, as the server last told.

import { parseLots } from '@fairtick/core/numbers/lots'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { createLiveOrderMerge } from './live-order-merge.ts'

export type ContractsView = {
  /** Whether the lists have been read; until then empty ones say nothing. */
  readonly state: 'unread' | 'read' | 'failed'
  /** Newest first. */
  readonly positions: readonly WireContract[]
  /** Orders that wait for their price, newest first. */
  readonly pending: readonly WireContract[]
}

export type ContractStore = {
  /** Takes one order as an event or an answer told it; what has ended leaves the lists. */
  readonly upsert: (order: WireContract) => void
  /**
   * Call it when the lists are asked for, and what it returns with the answer: orders that were
   * heard of in between are newer than the answer. A later start makes an earlier one void.
   */
  readonly startRead: () => (orders: readonly WireContract[]) => void
  /** The lists could not be read; what is known stays. */
  readonly noteUnreadable: () => void
  readonly clear: () => void
  readonly get: () => ContractsView
  readonly subscribe: (listener: () => void) => () => void
}

const EMPTY: ContractsView = { state: 'unread', positions: [], pending: [] }

export function createContractStore(): ContractStore {
  let view = EMPTY
  const heard = createLiveOrderMerge<WireContract>((order) => !isOpen(order))
  const listeners = new Set<() => void>()

  function show(next: ContractsView): void {
    view = next
    for (const listener of listeners) listener()
  }

  return {
    upsert: (order) => {
      if (heard.hasEnded(order.id)) return
      const known = find(view, order.id)
      if (known !== undefined && isOlder(order, known)) return
      heard.hear(order)
      show(withOrders(view.state, [order, ...others(view, order.id)]))
    },
    startRead: () => {
      const withHeard = heard.startRead()
      return (read) => {
        const orders = withHeard(read)
        if (orders !== undefined) show(withOrders('read', orders))
      }
    },
    noteUnreadable: () => {
      if (view.state === 'unread') show({ ...view, state: 'failed' })
    },
    clear: () => {
      heard.clear()
      show(EMPTY)
    },
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function find({ positions, pending }: ContractsView, id: string): WireContract | undefined {
  return [...positions, ...pending].find((order) => order.id === id)
}

function others({ positions, pending }: ContractsView, id: string): readonly WireContract[] {
  return [...positions, ...pending].filter((order) => order.id !== id)
}

function withOrders(state: ContractsView['state'], orders: readonly WireContract[]): ContractsView {
  const newestFirst = orders.toSorted((a, b) => b.orderTime - a.orderTime)
  return {
    state,
    positions: newestFirst.filter(({ status }) => status === 'trading'),
    pending: newestFirst.filter(({ status }) => status === 'pending'),
  }
}

function isOpen({ status }: WireContract): boolean {
  return status === 'trading' || status === 'pending'
}

/** An order only goes on: pending, trading with ever fewer lots, ended. */
function isOlder(order: WireContract, known: WireContract): boolean {
  if (!isOpen(order)) return false
  if (order.status !== known.status) return order.status === 'pending'
  return (parseLots(order.lotsOpen) ?? 0n) > (parseLots(known.lotsOpen) ?? 0n)
}
