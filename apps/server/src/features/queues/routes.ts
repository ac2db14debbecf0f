// Wire calls of the back office about its queues.

import type { bankChangeCalls } from '@fairtick/wire/admin/calls/bank-changes'
import type { depositCalls } from '@fairtick/wire/admin/calls/deposits'
import type { withdrawalCalls } from '@fairtick/wire/admin/calls/withdrawals'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { readDepositCase } from '../deposits/public.ts'
import { loadBankChange } from '../payout-methods/public.ts'
import { loadWithdrawal } from '../withdrawals/public.ts'
import { decideBankChange, listBankChangeQueue, readBankChange } from './bank-changes.ts'
import { claimCase } from './claim-case.ts'
import { approveDeposit, rejectDeposit } from './decide-deposit.ts'
import { approveWithdrawal, failWithdrawal, payWithdrawal } from './decide-withdrawal.ts'
import type { QueueDependencies } from './dependencies.ts'
import { listDepositQueue, readDeposit } from './read-deposits.ts'
import { listWithdrawalQueue, readWithdrawal } from './read-withdrawals.ts'

export function queueRoutes(
  dependencies: QueueDependencies,
): AdminHandlers<
  keyof typeof depositCalls | keyof typeof withdrawalCalls | keyof typeof bankChangeCalls
> {
  return {
    ...depositRoutes(dependencies),
    ...withdrawalRoutes(dependencies),
    ...bankChangeRoutes(dependencies),
  }
}

function depositRoutes(dependencies: QueueDependencies): AdminHandlers<keyof typeof depositCalls> {
  return {
    depositQueue: ({ query }, context) => listDepositQueue(dependencies, query, context),
    depositCase: ({ query }, context) => readDeposit(dependencies, query.id, context),
    claimDeposit: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await readDepositCase(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'deposit', id, exists }, context)
    },
    approveDeposit: ({ body }, context) => approveDeposit(dependencies, body, context),
    failDeposit: ({ body }, context) => rejectDeposit(dependencies, body, context),
  }
}

function withdrawalRoutes(
  dependencies: QueueDependencies,
): AdminHandlers<keyof typeof withdrawalCalls> {
  return {
    withdrawalQueue: ({ query }, context) => listWithdrawalQueue(dependencies, query, context),
    withdrawalCase: ({ query }, context) => readWithdrawal(dependencies, query.id, context),
    claimWithdrawal: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await loadWithdrawal(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'withdrawal', id, exists }, context)
    },
    approveWithdrawal: ({ body }, context) => approveWithdrawal(dependencies, body.id, context),
    failWithdrawal: ({ body }, context) => failWithdrawal(dependencies, body, context),
    payWithdrawal: ({ body }, context) => payWithdrawal(dependencies, body, context),
  }
}

function bankChangeRoutes(
  dependencies: QueueDependencies,
): AdminHandlers<keyof typeof bankChangeCalls> {
  return {
    bankChangeQueue: ({ query }, context) => listBankChangeQueue(dependencies, query, context),
    bankChangeCase: ({ query }, context) => readBankChange(dependencies, query.id, context),
    claimBankChange: ({ body: { id } }, context) => {
      const exists: Exists = async (tx) => (await loadBankChange(tx, id)) !== undefined
      return claimCase(dependencies, { queue: 'bank_change', id, exists }, context)
    },
    approveBankChange: ({ body: { id } }, context) =>
      decideBankChange(dependencies, { id, verdict: { status: 'success' } }, context),
    failBankChange: ({ body: { id, reason } }, context) =>
      decideBankChange(dependencies, { id, verdict: { status: 'failed', reason } }, context),
  }
}

type Exists = Parameters<typeof claimCase>[1]['exists']
