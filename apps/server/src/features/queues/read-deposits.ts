// The queue of deposits, and one of them with its evidence; every look is written down (REL-59).

import { formatMoney } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { DEPOSIT_FAILURES } from '@fairtick/wire/calls/deposits'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import {
  creditOf,
  type Deposit,
  type DepositCase,
  listDepositCases,
  listDeposits,
  loadDepositsById,
  presentDeposit,
  readDepositCase,
} from '../deposits/public.ts'
import { depositMessage } from '../messages/public.ts'
import { listNicknames } from '../profile/public.ts'
import { listWithdrawals, presentWithdrawal } from '../withdrawals/public.ts'
import { loadCaseOwner } from './case-owner.ts'
import { loadCasePeople } from './case-people.ts'
import type { QueueDependencies } from './dependencies.ts'
import { previewFailures } from './failure-previews.ts'
import { approvedCreditOf, firstApprovalOf } from './first-approval.ts'
import { listFirstApprovals } from './store.ts'

export type DepositRow = AdminCallResult<'approveDeposit'>

export const DEFAULT_SIZE = 20
const ANY_TIME = { status: undefined, from: undefined, to: undefined }
export const HISTORY = { ...ANY_TIME, page: 1, size: 10 } as const

export function needsTwo(dependencies: QueueDependencies, deposit: Deposit): boolean {
  return (creditOf(dependencies, deposit) ?? 0n) > dependencies.onePersonMax()
}

export function listDepositQueue(
  dependencies: QueueDependencies,
  {
    status = 'pending',
    user: userId,
    channel,
    page = 1,
    size = DEFAULT_SIZE,
  }: AdminCallArguments<'depositQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'depositQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { cases, total } = await listDepositCases(tx, { status, userId, channel, page, size })
    const found = cases.map(({ deposit }) => deposit.id)
    const detail = { status, page, found }
    await write({ action: 'deposit.list', subjectKind: 'deposit', subjectId: '', detail })
    return { data: await presentRows(dependencies, tx, cases), page, size, total }
  })
}

export function readDeposit(
  dependencies: QueueDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'depositCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const found = await readDepositCase(tx, id)
    if (found === undefined) return { declined: 'not_found' }
    const { deposit } = found
    await write({ action: 'deposit.read', subjectKind: 'deposit', subjectId: id })
    const customer = await loadCaseOwner(tx, deposit.userId, dependencies.nowMs())
    const credit = approvedCreditOf(dependencies, deposit)
    const first = firstApprovalOf(await listFirstApprovals(tx, [id]), id, credit)
    return {
      ...(await presentRow(dependencies, tx, found)),
      ...{ customer, accountKind: deposit.accountKind },
      method: dependencies.methods.get(deposit.methodId)?.wire ?? null,
      onePersonMax: formatMoney(dependencies.onePersonMax()),
      firstApprovedTime: first?.timeMs ?? null,
      sameVoucherCases: await loadSameVoucher(tx, found),
      ...(await loadMovements(dependencies, tx, deposit.accountId)),
      failures: previewFailures(DEPOSIT_FAILURES, customer.language, (reason) =>
        depositMessage(customer.id, { ...presentDeposit(deposit), status: 'failed', reason }),
      ),
    }
  })
}

async function loadSameVoucher(tx: Queryable, { deposit, sameVoucher }: DepositCase) {
  const others = await loadDepositsById(tx, sameVoucher)
  const nicknames = await listNicknames(
    tx,
    others.map(({ userId }) => userId),
  )
  return others.map(({ id, userId, status, submittedMs }) => ({
    ...{ id, userId, status, submitTime: submittedMs },
    nickname: nicknames.get(userId) ?? '',
    isSameCustomer: userId === deposit.userId,
  }))
}

/** The newest that the account moved in and out. */
async function loadMovements(
  { withdrawalLook }: QueueDependencies,
  tx: Queryable,
  accountId: string,
) {
  const { deposits } = await listDeposits(tx, accountId, HISTORY)
  const { withdrawals } = await listWithdrawals(tx, accountId, { ...HISTORY, type: undefined })
  return {
    history: deposits.map(presentDeposit),
    withdrawals: withdrawals.map((one) => presentWithdrawal(one, withdrawalLook)),
  }
}

export async function presentRow(
  dependencies: QueueDependencies,
  tx: Queryable,
  found: DepositCase,
): Promise<DepositRow> {
  const [row] = await presentRows(dependencies, tx, [found])
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  dependencies: QueueDependencies,
  tx: Queryable,
  cases: readonly DepositCase[],
): Promise<DepositRow[]> {
  const ids = cases.map(({ deposit }) => deposit.id)
  const firstApprovals = await listFirstApprovals(tx, ids)
  const firstOf = (deposit: Deposit) => {
    const credit = approvedCreditOf(dependencies, deposit)
    return firstApprovalOf(firstApprovals, deposit.id, credit)?.staffId ?? null
  }
  const staffOf = (deposit: Deposit) => [firstOf(deposit), deposit.reviewedBy]
  const people = await loadCasePeople(
    tx,
    { queue: 'deposit', nowMs: dependencies.nowMs() },
    cases.map(({ deposit }) => ({ ...deposit, staffIds: staffOf(deposit) })),
  )
  return cases.map(({ deposit, sameVoucher }) => {
    const credit = creditOf(dependencies, deposit)
    return {
      deposit: presentDeposit(deposit),
      ...{ userId: deposit.userId, nickname: people.nicknameOf(deposit.userId) },
      sameVoucher: [...sameVoucher],
      needsTwo: needsTwo(dependencies, deposit),
      wouldCredit: credit === undefined ? null : formatMoney(credit),
      firstApprovedBy: firstOf(deposit),
      reviewedBy: deposit.reviewedBy,
      claim: people.claimOf(deposit.id),
      staffNames: people.namesOf(staffOf(deposit)),
    }
  })
}
