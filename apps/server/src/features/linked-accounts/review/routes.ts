// Wire calls of the back office about accounts that seem to be one person's.

import type { accountLinkCalls } from '@fairtick/wire/admin/calls/account-links'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { createJoinTwins } from '../../../platform/idempotency.ts'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { confirmLink, liftLink } from './decide-link.ts'
import type { LinkReviewDependencies } from './dependencies.ts'
import { loadLink } from './link-store.ts'
import { listLinkQueue, readLinkCase } from './read-links.ts'

export function linkReviewRoutes(
  dependencies: LinkReviewDependencies,
): AdminHandlers<keyof typeof accountLinkCalls> {
  const joinTwins = createJoinTwins(dependencies.database)
  return {
    accountLinkQueue: ({ query }, context) => listLinkQueue(dependencies, query, context),
    accountLinkCase: ({ query }, context) => readLinkCase(dependencies, query.id, context),
    claimAccountLink: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await loadLink(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'account_link', id, exists }, context)
    },
    releaseAccountLink: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'account_link', id }, context),
    confirmAccountLink: ({ body: { id } }, context) =>
      joinTwins(context.key, () => confirmLink(dependencies, id, context)),
    liftAccountLink: ({ body: { id } }, context) =>
      joinTwins(context.key, () => liftLink(dependencies, id, context)),
  }
}

type Exists = Parameters<typeof claimCase>[1]['exists']
