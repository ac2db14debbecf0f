// Whether the books are in order, as the process says that compares them.

import type { PrimaryWatch } from '../engine/primary-watch.ts'
import type { Bus } from '../platform/bus.ts'
import type { Reconciled, ReconciliationMonitor } from './reconciliation-monitor.ts'

/** Where nothing is heard of it they are not: nothing is paid out. */
export function openRemoteBooks(
  bus: Pick<Bus, 'ask'>,
  primary: PrimaryWatch,
  warn: () => void,
): ReconciliationMonitor {
  return {
    areClean: () => primary.current()?.areBooksClean ?? false,
    isAuthorised: () => primary.current()?.isAuthorised ?? false,
    // The primary looks by itself, and finds the same.
    noteUnauthorised: warn,
    reconcileNow: async () => (await bus.ask('books.reconcile', {})) as Reconciled,
    stop: () => {},
  }
}
