// Whether the books were in order when they were last looked at; until then they are (REL-2).

import { createReconciler, type Reconciliation } from '../engine/verify/reconciliation.ts'
import { createAuthorityCheck } from '../features/authority/public.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { RowSeal } from '../platform/row-seal.ts'

/** `isClean`: balances and authority both. */
export type Reconciled = Reconciliation & {
  /** What moves money or gives power and was not put there by the server; a sentence each. */
  readonly unauthorised: readonly string[]
}

export type ReconciliationMonitor = {
  /** While they are not, nothing is paid out and the server is not ready. */
  readonly areClean: () => boolean
  /** Whether nobody wrote rows behind the server's back. */
  readonly isAuthorised: () => boolean
  /** Somebody did: known before the next look. */
  readonly noteUnauthorised: () => void
  readonly reconcileNow: () => Promise<Reconciled>
  /** Ends a look that is under way: there may be much to read. */
  readonly stop: () => void
}

export type ReconciliationParts = {
  readonly database: Database
  readonly log: Log
  readonly rowSeal: RowSeal
}

export function openReconciliationMonitor(parts: ReconciliationParts): ReconciliationMonitor {
  const { database, log, rowSeal } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  const reconcile = createReconciler(database, signal)
  const checkAuthority = createAuthorityCheck({ database, rowSeal, signal })
  let areBalanced = true
  let isAuthorised = true
  return {
    areClean: () => areBalanced && isAuthorised,
    isAuthorised: () => isAuthorised,
    noteUnauthorised: () => {
      isAuthorised = false
    },
    reconcileNow: async () => {
      const unauthorised = await checkAuthority()
      isAuthorised = unauthorised.length === 0
      if (!isAuthorised) log.error({ unauthorised }, 'somebody wrote rows that the server did not')
      const result = await reconcile()
      areBalanced = result.isClean
      if (!areBalanced) log.error({ reconciliation: result }, 'the books do not reconcile')
      return { ...result, unauthorised, isClean: areBalanced && isAuthorised }
    },
    stop: () => stopping.abort(),
  }
}
