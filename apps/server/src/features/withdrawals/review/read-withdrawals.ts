// The queue of withdrawals, and one of them as who pays it needs it; every look is written down.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import { WITHDRAWAL_FAILURES } from '@fairtick/wire/calls/withdrawals'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import { audited } from '../../audit/public.ts'
import { listLocks } from '../../locks/public.ts'
import { withdrawalMessage } from '../../messages/public.ts'
import { listSameBankUsers } from '../../payout-methods/public.ts'
import {
  failuresFor,
  isLeftOver,
  loadCaseCustomer,
  loadCaseNames,
  previewFailures,
} from '../../reviews/public.ts'
import { listHeldUsers } from '../../security-holds/public.ts'
import { findWindow } from '../payout-window.ts'
import { presentWithdrawal } from '../present-withdrawal.ts'
import { isTargetSealed } from '../sealed-target.ts'
import { listQueue, loadWithdrawal, type Withdrawal } from '../store.ts'
import type { WithdrawalReviewDependencies } from './dependencies.ts'

export type WithdrawalRow = AdminCallResult<'approveWithdrawal'>

export function listWithdrawalQueue(
  dependencies: WithdrawalReviewDependencies,
  {
    status = 'pending',
    user: userId,
    method,
    ...form
  }: AdminCallArguments<'withdrawalQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'withdrawalQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listQueue(tx, {
      ...{ status, mode: dependencies.mode, userId, method, ...paging },
    })
    const found = rows.map(({ id }) => id)
    const detail = { status, page: paging.page, after: paging.after, found }
    await write({ action: 'withdrawal.list', subjectKind: 'withdrawal', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(dependencies, tx, rows))
  })
}

export function readWithdrawal(
  dependencies: WithdrawalReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'withdrawalCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const found = await loadWithdrawal(tx, id)
    if (found === undefined) return { declined: 'not_found' }
    const isWhole = maySeeTarget(context)
    const detail = { isTargetWhole: isWhole }
    await write({ action: 'withdrawal.read', subjectKind: 'withdrawal', subjectId: id, detail })
    const { userId, accountId, accountKind, method, target } = found
    const customer = await loadCaseCustomer(tx, userId, dependencies.nowMs())
    const { withdrawals: history, deposits } = await dependencies.loadMoneyHistory(tx, accountId)
    const record = presentWithdrawal(found, dependencies.withdrawalView)
    return {
      ...(await presentRow(dependencies, tx, found)),
      ...{ customer, accountKind, ...conditionsOf(dependencies, found) },
      target: isWhole ? { ...target.fields } : null,
      sameBankUsers: method === 'bank' ? [...(await listSameBankUsers(tx, userId))] : [],
      ...{ history, deposits },
      failures: previewFailures(
        failuresFor(dependencies.mode, found, WITHDRAWAL_FAILURES),
        customer.language,
        (reason) => withdrawalMessage(found, 'failed', { ...record, status: 'failed', reason }),
      ),
    }
  })
}

/** Who only watches needs no account number. */
function maySeeTarget({ caller }: StaffContext): boolean {
  const permissions = permissionsOf(caller.roles)
  return permissions.includes('withdrawals.review') || permissions.includes('withdrawals.pay')
}

/** By what its amounts were worked out, and whether it could be paid now. */
function conditionsOf(
  { withdrawalView, areBooksClean, rowSeal }: WithdrawalReviewDependencies,
  withdrawal: Withdrawal,
): Pick<AdminCallResult<'withdrawalCase'>, 'terms' | 'window' | 'areBooksClean' | 'isTargetOurs'> {
  const { terms, method, status, from } = withdrawal
  const { feeRate = '0', feeFixed = '0' } = terms.methods[method] ?? {}
  const { taxRate, taxBase, taxLaw = null, areKept = false } = terms
  const isPending = status === 'pending'
  const window = findWindow(withdrawalView.calendar, withdrawalView.now(), from)
  return {
    terms: { feeRate, feeFixed, taxRate, taxBase, taxLaw, areKept },
    window: isPending ? window : null,
    areBooksClean: areBooksClean(),
    isTargetOurs: isTargetSealed(rowSeal, withdrawal),
  }
}

export async function presentRow(
  dependencies: WithdrawalReviewDependencies,
  tx: Queryable,
  withdrawal: Withdrawal,
): Promise<WithdrawalRow> {
  const [row] = await presentRows(dependencies, tx, [withdrawal])
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  { nowMs, withdrawalView, mode }: WithdrawalReviewDependencies,
  tx: Queryable,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalRow[]> {
  const userIds = withdrawals.map(({ userId }) => userId)
  const held = await listHeldUsers(tx, userIds, nowMs())
  const locks = await listLocks(tx, userIds)
  const names = await loadCaseNames(
    tx,
    { queue: 'withdrawal', nowMs: nowMs() },
    withdrawals.map((one) => ({ ...one, staffIds: Object.values(decidersOf(one)) })),
  )
  return withdrawals.map((withdrawal) => {
    const { id, userId, reference } = withdrawal
    const deciders = decidersOf(withdrawal)
    return {
      withdrawal: presentWithdrawal(withdrawal, withdrawalView),
      ...{ userId, nickname: names.nicknameOf(userId), reference, ...deciders },
      claim: names.claimOf(id),
      isHeld: held.has(userId) || locks.has(userId),
      staffNames: names.namesOf(Object.values(deciders)),
      isLeftOver: isLeftOver(mode, withdrawal),
    }
  })
}

/** Who began a decision that the engine did not carry out is not who decided. */
function decidersOf({ status, approvedTime, approvedBy, paidBy, failedBy }: Withdrawal) {
  return {
    approvedBy: approvedTime === null ? null : approvedBy,
    paidBy: status === 'success' ? paidBy : null,
    failedBy: status === 'failed' ? failedBy : null,
  }
}
