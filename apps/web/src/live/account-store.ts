// What the account channel says: serial, balances, the running options, those just settled.

import type { AccountBalance, AccountEvent, WireOption } from '@fairtick/wire/socket/frames'
import { createLiveOrderMerge } from './live-order-merge.ts'

/** Results not looked at yet; older ones are found in the orders. */
const SETTLED_MAX = 20
/** Running options shown; an account that has more finds the rest in the orders. */
const RUNNING_MAX = 200

export type AccountView = {
  /** Whether the list of running options has been read; until then an empty one says nothing. */
  readonly runningState: 'unread' | 'read' | 'failed'
  /** Soonest expiry first. */
  readonly running: readonly WireOption[]
  /** Settled since this page was opened and not shown yet, oldest first. */
  readonly settled: readonly WireOption[]
  /** As the last events told them. */
  readonly balances: readonly AccountBalance[]
}

/** `seen` before; `gap`: new, but what came before it was missed. */
export type EventOrder = 'next' | 'seen' | 'gap'

export type AccountStore = {
  readonly handle: (event: AccountEvent) => EventOrder
  /**
   * Call it when the running options are asked for, and what it returns with the answer. It gives
   * those that the answer no longer has and whose end nobody told: they stay until `upsert` does.
   * Options heard of in between are newer than the answer; a later start makes an earlier one void.
   */
  readonly startRead: () => (read: readonly WireOption[]) => readonly WireOption[]
  /** The list could not be read; what is known stays. */
  readonly noteUnreadable: () => void
  /** Takes one option as it is now, such as the answer to a purchase. */
  readonly upsert: (option: WireOption) => void
  readonly dismissSettled: (id: string) => void
  /** The last serial seen, to go on from after a lost connection. */
  readonly serial: () => number | undefined
  readonly clear: () => void
  readonly get: () => AccountView
  readonly subscribe: (listener: () => void) => () => void
}

const EMPTY: AccountView = { runningState: 'unread', running: [], settled: [], balances: [] }

/** `isShown`: of which account the options are; the balances are of both. */
export function createAccountStore(
  isShown: (account: AccountEvent['account']) => boolean,
): AccountStore {
  let view = EMPTY
  let serial: number | undefined
  const heard = createLiveOrderMerge<WireOption>(({ status }) => status !== 'trading')
  const listeners = new Set<() => void>()

  function show(next: AccountView): void {
    if (next === view) return
    view = next
    for (const listener of listeners) listener()
  }

  function upsert(option: WireOption): void {
    if (heard.hasEnded(option.id)) return
    heard.hear(option)
    show(withOption(view, option))
  }

  return {
    handle: (event) => {
      const order = orderOf(event, serial)
      if (order === 'seen') return order
      serial = event.serial
      if (event.event === 'option' && isShown(event.account)) upsert(event.order)
      if (event.event === 'balance') show(withBalance(view, event.balance))
      if (event.event === 'snapshot') show({ ...view, balances: event.balances })
      return order
    },
    startRead: () => {
      const withHeard = heard.startRead()
      return (read) => {
        const options = withHeard(read)
        if (options === undefined) return []
        const told = new Set(options.map(({ id }) => id))
        const untold = view.running.filter(({ id }) => !told.has(id))
        const running = options.filter(({ status }) => status === 'trading')
        show({ ...view, runningState: 'read', running: sorted([...running, ...untold]) })
        return untold
      }
    },
    noteUnreadable: () => {
      if (view.runningState === 'unread') show({ ...view, runningState: 'failed' })
    },
    upsert,
    dismissSettled: (id) => {
      show({ ...view, settled: view.settled.filter((option) => option.id !== id) })
    },
    serial: () => serial,
    clear: () => {
      serial = undefined
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

/** Events overlap when a snapshot and the missed ones both come; each counts once. */
function orderOf(event: AccountEvent, last: number | undefined): EventOrder {
  if (last === undefined || event.event === 'snapshot') return 'next'
  if (event.serial <= last) return 'seen'
  return event.serial === last + 1 ? 'next' : 'gap'
}

function withBalance(view: AccountView, balance: AccountBalance): AccountView {
  const others = view.balances.filter(({ account }) => account !== balance.account)
  return { ...view, balances: [...others, balance] }
}

/** An option that closed leaves the running ones, and is a result to show if it was among them. */
function withOption(view: AccountView, option: WireOption): AccountView {
  const others = view.running.filter(({ id }) => id !== option.id)
  if (option.status === 'trading') return { ...view, running: sorted([...others, option]) }
  const wasRunning = others.length < view.running.length
  if (!wasRunning) return view
  return { ...view, running: others, settled: [...view.settled, option].slice(-SETTLED_MAX) }
}

function sorted(options: readonly WireOption[]): readonly WireOption[] {
  return [...options].sort((a, b) => a.expiryTime - b.expiryTime).slice(0, RUNNING_MAX)
}
