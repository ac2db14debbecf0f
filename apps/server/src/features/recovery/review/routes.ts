// Wire calls of the back office about people who lost what guards their account.

import type { recoveryReviewCalls } from '@fairtick/wire/admin/calls/recoveries'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { loadRecovery } from '../recovery-store.ts'
import { approveRecovery, declineRecovery } from './decide-recovery.ts'
import type { RecoveryReviewDependencies } from './dependencies.ts'
import { listRecoveryQueue, readRecovery, readRecoveryPicture } from './read-recoveries.ts'

export function recoveryReviewRoutes(
  dependencies: RecoveryReviewDependencies,
): AdminHandlers<keyof typeof recoveryReviewCalls> {
  return {
    recoveryQueue: ({ query }, context) => listRecoveryQueue(dependencies, query, context),
    recoveryCase: ({ query }, context) => readRecovery(dependencies, query.id, context),
    recoveryPicture: ({ query }, context) => readRecoveryPicture(dependencies, query, context),
    claimRecovery: ({ body: { id } }, context) => {
      const exists = async (tx: Queryable) => (await loadRecovery(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'recovery', id, exists }, context)
    },
    releaseRecovery: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'recovery', id }, context),
    approveRecovery: ({ body }, context) => approveRecovery(dependencies, body, context),
    declineRecovery: ({ body }, context) => declineRecovery(dependencies, body, context),
  }
}
