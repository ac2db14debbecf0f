// Wire calls of the back office about deposits that wait for a review.

import type { depositCalls } from '@fairtick/wire/admin/calls/deposits'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { approveDeposit, checkDeposit, rejectDeposit } from './decide-deposit.ts'
import type { DepositReviewDependencies } from './dependencies.ts'
import { listDepositQueue, readDeposit } from './read-deposits.ts'
import { readVoucher } from './read-voucher.ts'
import { readDepositCase } from './review-deposit.ts'

export function depositReviewRoutes(
  dependencies: DepositReviewDependencies,
): AdminHandlers<keyof typeof depositCalls> {
  return {
    depositQueue: ({ query }, context) => listDepositQueue(dependencies, query, context),
    depositCase: ({ query }, context) => readDeposit(dependencies, query.id, context),
    claimDeposit: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await readDepositCase(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'deposit', id, exists }, context)
    },
    depositVoucher: ({ query }, context) => readVoucher(dependencies, query.id, context),
    releaseDeposit: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'deposit', id }, context),
    approveDeposit: {
      check: ({ body }) => checkDeposit(dependencies, body),
      act: ({ body }, context) => approveDeposit(dependencies, body, context),
    },
    failDeposit: ({ body }, context) => rejectDeposit(dependencies, body, context),
  }
}

type Exists = Parameters<typeof claimCase>[1]['exists']
