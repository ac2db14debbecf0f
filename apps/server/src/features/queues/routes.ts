// Wire calls of the back office about its queues.

import type { bankChangeCalls } from '@fairtick/wire/admin/calls/bank-changes'
import type { depositCalls } from '@fairtick/wire/admin/calls/deposits'
import type { withdrawalCalls } from '@fairtick/wire/admin/calls/withdrawals'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { readDepositCase } from '../deposits/public.ts'
import { loadBankChange } from '../payout-methods/public.ts'
import { loadWithdrawal } from '../withdrawals/public.ts'
import { decideBankChange, listBankChangeQueue, readBankChange } from './bank-changes.ts'
import { claimCase, releaseCase } from './claim-case.ts'
import { approveDeposit, rejectDeposit } from './decide-deposit.ts'
import { createDecideOnce, type DecideOnce } from './decide-once.ts'
import { approveWithdrawal, failWithdrawal, payWithdrawal } from './decide-withdrawal.ts'
import type { QueueDependencies } from './dependencies.ts'
import { listDepositQueue, readDeposit } from './read-deposits.ts'
import { readVoucher } from './read-voucher.ts'
import { listWithdrawalQueue, readWithdrawal } from './read-withdrawals.ts'

export function queueRoutes(
  dependencies: QueueDependencies,
): AdminHandlers<
  keyof typeof depositCalls | keyof typeof withdrawalCalls | keyof typeof bankChangeCalls
> {
  const decideOnce = createDecideOnce(dependencies)
  return {
    ...depositRoutes(dependencies, decideOnce),
    ...withdrawalRoutes(dependencies, decideOnce),
    ...bankChangeRoutes(dependencies, decideOnce),
  }
}

function depositRoutes(
  dependencies: QueueDependencies,
  decideOnce: DecideOnce,
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
    approveDeposit: ({ body }, context) =>
      decideOnce(context, (keep) => approveDeposit(dependencies, body, context, keep)),
    failDeposit: ({ body }, context) =>
      decideOnce(context, (keep) => rejectDeposit(dependencies, body, context, keep)),
  }
}

function withdrawalRoutes(
  dependencies: QueueDependencies,
  decideOnce: DecideOnce,
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
    approveWithdrawal: ({ body }, context) =>
      decideOnce(context, (keep) => approveWithdrawal(dependencies, body, context, keep)),
    failWithdrawal: ({ body }, context) =>
      decideOnce(context, (keep) => failWithdrawal(dependencies, body, context, keep)),
    payWithdrawal: ({ body }, context) =>
      decideOnce(context, (keep) => payWithdrawal(dependencies, body, context, keep)),
  }
}

function bankChangeRoutes(
  dependencies: QueueDependencies,
  decideOnce: DecideOnce,
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
    approveBankChange: ({ body: { id } }, context) => {
      const decision = { id, verdict: { status: 'success' } } as const
      return decideOnce(context, (keep) => decideBankChange(dependencies, decision, context, keep))
    },
    failBankChange: ({ body: { id, reason } }, context) => {
      const decision = { id, verdict: { status: 'failed', reason } } as const
      return decideOnce(context, (keep) => decideBankChange(dependencies, decision, context, keep))
    },
  }
}

type Exists = Parameters<typeof claimCase>[1]['exists']
