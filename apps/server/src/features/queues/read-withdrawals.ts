// The queue of withdrawals, and one of them as who pays it needs it; every look is written down.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import { WITHDRAWAL_FAILURES } from '@fairtick/wire/calls/withdrawals'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import { listDeposits, presentDeposit } from '../deposits/public.ts'
import { listLocks } from '../locks/public.ts'
import { withdrawalMessage } from '../messages/public.ts'
import { listSameBankUsers } from '../payout-methods/public.ts'
import { listHeldUsers } from '../security-holds/public.ts'
import {
  findWindow,
  listQueue,
  listWithdrawals,
  loadWithdrawal,
  presentWithdrawal,
  type Withdrawal,
} from '../withdrawals/public.ts'
import { loadCaseOwner } from './case-owner.ts'
import { loadCasePeople } from './case-people.ts'
import type { QueueDependencies } from './dependencies.ts'
import { previewFailures } from './failure-previews.ts'
import { DEFAULT_SIZE, HISTORY } from './read-deposits.ts'

export type WithdrawalRow = AdminCallResult<'approveWithdrawal'>

export function listWithdrawalQueue(
  dependencies: QueueDependencies,
  {
    status = 'pending',
    user: userId,
    method,
    page = 1,
    size = DEFAULT_SIZE,
  }: AdminCallArguments<'withdrawalQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'withdrawalQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { withdrawals, total } = await listQueue(tx, { status, userId, method, page, size })
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
    const isWhole = maySeeTarget(context)
    const detail = { isTargetWhole: isWhole }
    await write({ action: 'withdrawal.read', subjectKind: 'withdrawal', subjectId: id, detail })
    const { userId, accountId, accountKind, method, target } = found
    const customer = await loadCaseOwner(tx, userId, dependencies.nowMs())
    const { withdrawals } = await listWithdrawals(tx, accountId, { ...HISTORY, type: undefined })
    const { deposits } = await listDeposits(tx, accountId, HISTORY)
    const present = (one: Withdrawal) => presentWithdrawal(one, dependencies.withdrawalLook)
    return {
      ...(await presentRow(dependencies, tx, found)),
      ...{ customer, accountKind, ...conditionsOf(dependencies, found) },
      target: isWhole ? { ...target.fields } : null,
      sameBankUsers: method === 'bank' ? [...(await listSameBankUsers(tx, userId))] : [],
      history: withdrawals.map(present),
      deposits: deposits.map(presentDeposit),
      failures: previewFailures(WITHDRAWAL_FAILURES, customer.language, (reason) =>
        withdrawalMessage(userId, 'failed', { ...present(found), status: 'failed', reason }),
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
  { withdrawalLook, areBooksClean }: QueueDependencies,
  { terms, method, status, from }: Withdrawal,
): Pick<AdminCallResult<'withdrawalCase'>, 'terms' | 'window' | 'areBooksClean'> {
  const { feeRate = '0', feeFixed = '0' } = terms.methods[method] ?? {}
  const isPending = status === 'pending'
  const window = findWindow(withdrawalLook.calendar, withdrawalLook.now(), from)
  return {
    terms: { feeRate, feeFixed, taxRate: terms.taxRate, taxBase: terms.taxBase },
    window: isPending ? window : null,
    areBooksClean: areBooksClean(),
  }
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
  const userIds = withdrawals.map(({ userId }) => userId)
  const held = await listHeldUsers(tx, userIds, nowMs())
  const locks = await listLocks(tx, userIds)
  const people = await loadCasePeople(
    tx,
    { queue: 'withdrawal', nowMs: nowMs() },
    withdrawals.map((one) => ({ ...one, staffIds: Object.values(decidersOf(one)) })),
  )
  return withdrawals.map((withdrawal) => {
    const { id, userId, reference } = withdrawal
    const deciders = decidersOf(withdrawal)
    return {
      withdrawal: presentWithdrawal(withdrawal, withdrawalLook),
      ...{ userId, nickname: people.nicknameOf(userId), reference, ...deciders },
      claim: people.claimOf(id),
      isHeld: held.has(userId) || locks.has(userId),
      staffNames: people.namesOf(Object.values(deciders)),
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
