// Wire calls of the back office about withdrawals that wait for approval or payment.

import type { withdrawalCalls } from '@fairtick/wire/admin/calls/withdrawals'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { loadWithdrawal } from '../store.ts'
import { approveWithdrawal, failWithdrawal, payWithdrawal } from './decide-withdrawal.ts'
import type { WithdrawalReviewDependencies } from './dependencies.ts'
import { listWithdrawalQueue, readWithdrawal } from './read-withdrawals.ts'

export function withdrawalReviewRoutes(
  dependencies: WithdrawalReviewDependencies,
): AdminHandlers<keyof typeof withdrawalCalls> {
  return {
    withdrawalQueue: ({ query }, context) => listWithdrawalQueue(dependencies, query, context),
    withdrawalCase: ({ query }, context) => readWithdrawal(dependencies, query.id, context),
    claimWithdrawal: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await loadWithdrawal(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'withdrawal', id, exists }, context)
    },
    releaseWithdrawal: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'withdrawal', id }, context),
    approveWithdrawal: ({ body }, context) => approveWithdrawal(dependencies, body, context),
    failWithdrawal: ({ body }, context) => failWithdrawal(dependencies, body, context),
    payWithdrawal: ({ body }, context) => payWithdrawal(dependencies, body, context),
  }
}

type Exists = Parameters<typeof claimCase>[1]['exists']
