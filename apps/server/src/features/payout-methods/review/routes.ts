// Wire calls of the back office about changes of bank accounts.

import type { bankChangeCalls } from '@fairtick/wire/admin/calls/bank-changes'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { claimCase, releaseCase } from '../../reviews/public.ts'
import { loadBankChange } from '../bank-store.ts'
import { approveBankChange, failBankChange } from './decide-bank-change.ts'
import type { BankReviewDependencies } from './dependencies.ts'
import { listBankChangeQueue, readBankChange } from './read-bank-changes.ts'

export function bankReviewRoutes(
  dependencies: BankReviewDependencies,
): AdminHandlers<keyof typeof bankChangeCalls> {
  return {
    bankChangeQueue: ({ query }, context) => listBankChangeQueue(dependencies, query, context),
    bankChangeCase: ({ query }, context) => readBankChange(dependencies, query.id, context),
    claimBankChange: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await loadBankChange(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'bank_change', id, exists }, context)
    },
    releaseBankChange: ({ body: { id } }, context) =>
      releaseCase(dependencies, { queue: 'bank_change', id }, context),
    approveBankChange: ({ body }, context) => approveBankChange(dependencies, body, context),
    failBankChange: ({ body }, context) => failBankChange(dependencies, body, context),
  }
}

type Exists = Parameters<typeof claimCase>[1]['exists']
