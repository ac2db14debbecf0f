// Wire calls of the back office about those who want to lead, and who lead.

import type { leaderReviewCalls } from '@fairtick/wire/admin/calls/leaders'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { loadApplication } from '../application-store.ts'
import { approveLeader, rejectLeader, stopLeader } from './decide-application.ts'
import type { LeaderReviewDependencies } from './dependencies.ts'
import { listLeaderQueue, readLeaderCase } from './read-applications.ts'

export function leaderReviewRoutes(
  dependencies: LeaderReviewDependencies,
): AdminHandlers<keyof typeof leaderReviewCalls> {
  return {
    leaderQueue: ({ query }, context) => listLeaderQueue(dependencies, query, context),
    leaderCase: ({ query }, context) => readLeaderCase(dependencies, query.id, context),
    claimLeader: ({ body: { id } }, context) => {
      const exists = async (tx: Queryable) => (await loadApplication(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'leader', id, exists }, context)
    },
    releaseLeader: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'leader', id }, context),
    approveLeader: ({ body }, context) => approveLeader(dependencies, body, context),
    rejectLeader: ({ body }, context) => rejectLeader(dependencies, body, context),
    stopLeader: ({ body }, context) => stopLeader(dependencies, body, context),
  }
}
