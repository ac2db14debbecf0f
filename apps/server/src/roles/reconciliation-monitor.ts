// Whether the books were in order when they were last looked at; until then they are (REL-2).

import { createReconciler, type Reconciliation } from '../engine/verify/reconciliation.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

export type ReconciliationMonitor = {
  /** While they are not, nothing is paid out and the server is not ready. */
  readonly areClean: () => boolean
  readonly reconcileNow: () => Promise<Reconciliation>
  /** Ends a look that is under way: there may be much to read. */
  readonly stop: () => void
}

export function openReconciliationMonitor(database: Database, log: Log): ReconciliationMonitor {
  const stopping = new AbortController()
  const reconcile = createReconciler(database, stopping.signal)
  let areClean = true
  return {
    areClean: () => areClean,
    reconcileNow: async () => {
      const result = await reconcile()
      if (!result.isClean) log.error({ reconciliation: result }, 'the books do not reconcile')
      areClean = result.isClean
      return result
    },
    stop: () => stopping.abort(),
  }
}
