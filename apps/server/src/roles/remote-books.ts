// Whether the books are in order, as the process says that compares them.

import type { LeaderWatch } from '../engine/leader-watch.ts'
import type { Bus } from '../platform/bus.ts'
import type { Reconciled, ReconciliationMonitor } from './reconciliation-monitor.ts'

/** Where nothing is heard of it they are not: nothing is paid out. */
export function openRemoteBooks(
  bus: Pick<Bus, 'ask'>,
  leader: LeaderWatch,
  warn: () => void,
): ReconciliationMonitor {
  return {
    areClean: () => leader.current()?.areBooksClean ?? false,
    isAuthorised: () => leader.current()?.isAuthorised ?? false,
    // The leader looks by itself, and finds the same.
    noteUnauthorised: warn,
    reconcileNow: async () => (await bus.ask('books.reconcile', {})) as Reconciled,
    stop: () => {},
  }
}
