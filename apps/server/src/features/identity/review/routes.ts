// Wire calls of the back office about identities.

import type { identityReviewCalls } from '@fairtick/wire/admin/calls/identities'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { loadCase } from '../case-store.ts'
import { approveIdentity, askIdentityAgain, failIdentity } from './decide-identity.ts'
import type { IdentityReviewDependencies } from './dependencies.ts'
import { listIdentityQueue, readIdentityCase } from './read-identities.ts'
import { readIdentityPicture } from './read-picture.ts'

export function identityReviewRoutes(
  dependencies: IdentityReviewDependencies,
): AdminHandlers<keyof typeof identityReviewCalls> {
  return {
    identityQueue: ({ query }, context) => listIdentityQueue(dependencies, query, context),
    identityCase: ({ query }, context) => readIdentityCase(dependencies, query, context),
    identityPicture: ({ query }, context) => readIdentityPicture(dependencies, query, context),
    claimIdentity: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await loadCase(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'identity', id, exists }, context)
    },
    releaseIdentity: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'identity', id }, context),
    approveIdentity: ({ body }, context) => approveIdentity(dependencies, body, context),
    askIdentityAgain: ({ body }, context) => askIdentityAgain(dependencies, body, context),
    failIdentity: ({ body }, context) => failIdentity(dependencies, body, context),
  }
}

type Exists = Parameters<typeof claimCase>[1]['exists']
