// The queue of withdrawals, and one of them as who pays it needs it; every look is written down.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import { listSameBankUsers } from '../payout-methods/public.ts'
import {
  listQueue,
  listWithdrawals,
  loadWithdrawal,
  presentWithdrawal,
  type Withdrawal,
} from '../withdrawals/public.ts'
import { loadCaseOwner } from './case-owner.ts'
import type { QueueDependencies } from './dependencies.ts'
import { DEFAULT_SIZE, HISTORY } from './read-deposits.ts'
import { listClaims } from './store.ts'

export type WithdrawalRow = AdminCallResult<'approveWithdrawal'>

export function listWithdrawalQueue(
  dependencies: QueueDependencies,
  {
    status = 'pending',
    page = 1,
    size = DEFAULT_SIZE,
  }: AdminCallArguments<'withdrawalQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'withdrawalQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { withdrawals, total } = await listQueue(tx, { status, page, size })
    const detail = { status, page, found: withdrawals.map(({ id }) => id) }
    await write({ action: 'withdrawal.list', subjectKind: 'withdrawal', subjectId: '', detail })
    return { data: await presentRows(dependencies, tx, withdrawals), page, size, total }
  })
}

export function readWithdrawal(
  dependencies: QueueDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'withdrawalCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const found = await loadWithdrawal(tx, id)
    if (found === undefined) return { declined: 'not_found' }
    await write({ action: 'withdrawal.read', subjectKind: 'withdrawal', subjectId: id })
    const { withdrawals } = await listWithdrawals(tx, found.accountId, {
      ...{ ...HISTORY, type: undefined },
    })
    const isBank = found.method === 'bank'
    return {
      ...(await presentRow(dependencies, tx, found)),
      target: { ...found.target.fields },
      sameBankUsers: isBank ? [...(await listSameBankUsers(tx, found.userId))] : [],
      customer: await loadCaseOwner(tx, found.userId),
      history: withdrawals.map((one) => presentWithdrawal(one, dependencies.withdrawalLook)),
    }
  })
}

export async function presentRow(
  dependencies: QueueDependencies,
  tx: Queryable,
  withdrawal: Withdrawal,
): Promise<WithdrawalRow> {
  const [row] = await presentRows(dependencies, tx, [withdrawal])
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  { nowMs, withdrawalLook }: QueueDependencies,
  tx: Queryable,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalRow[]> {
  const ids = withdrawals.map(({ id }) => id)
  const claims = await listClaims(tx, 'withdrawal', ids, nowMs())
  return withdrawals.map((withdrawal) => {
    const { id, userId, status, approvedTime, approvedBy, paidBy, failedBy } = withdrawal
    return {
      withdrawal: presentWithdrawal(withdrawal, withdrawalLook),
      userId,
      // Who began a decision that the engine did not carry out is not who decided.
      approvedBy: approvedTime === null ? null : approvedBy,
      paidBy: status === 'success' ? paidBy : null,
      failedBy: status === 'failed' ? failedBy : null,
      claim: claims.get(id) ?? null,
    }
  })
}
