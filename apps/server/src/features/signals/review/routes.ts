// Wire calls of the back office about posts that readers reported.

import type { signalReviewCalls } from '@fairtick/wire/admin/calls/signals'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { loadSignalCase } from '../report-store.ts'
import { dismissSignal, hideSignal } from './decide-signal.ts'
import type { SignalReviewDependencies } from './dependencies.ts'
import { listSignalQueue, readSignalCase } from './read-signal-cases.ts'

export function signalReviewRoutes(
  dependencies: SignalReviewDependencies,
): AdminHandlers<keyof typeof signalReviewCalls> {
  return {
    signalQueue: ({ query }, context) => listSignalQueue(dependencies, query, context),
    signalCase: ({ query }, context) => readSignalCase(dependencies, query.id, context),
    claimSignal: ({ body: { id } }, context) => {
      const exists = async (tx: Queryable) => (await loadSignalCase(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'signal', id, exists }, context)
    },
    releaseSignal: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'signal', id }, context),
    hideSignal: ({ body }, context) => hideSignal(dependencies, body, context),
    dismissSignal: ({ body }, context) => dismissSignal(dependencies, body.id, context),
  }
}
