// The queue of deposits, and one of them with its evidence; every look is written down (REL-59).

import { moneyFromMicros } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import {
  creditOf,
  type Deposit,
  type DepositCase,
  listDepositCases,
  listDeposits,
  presentDeposit,
  readDepositCase,
} from '../deposits/public.ts'
import { signAddress } from '../files/public.ts'
import { loadCaseOwner } from './case-owner.ts'
import type { QueueDependencies } from './dependencies.ts'
import { listClaims, listFirstApprovals } from './store.ts'

export type DepositRow = AdminCallResult<'approveDeposit'>

export const DEFAULT_SIZE = 20
const ANY_TIME = { status: undefined, from: undefined, to: undefined }
export const HISTORY = { ...ANY_TIME, page: 1, size: 10 } as const

/** A credit above this needs two people (REL-58). */
const ONE_PERSON_MAX = moneyFromMicros(10_000_000_000n)

export function needsTwo(dependencies: QueueDependencies, deposit: Deposit): boolean {
  return (creditOf(dependencies, deposit) ?? 0n) > ONE_PERSON_MAX
}

export function listDepositQueue(
  dependencies: QueueDependencies,
  {
    status = 'pending',
    page = 1,
    size = DEFAULT_SIZE,
  }: AdminCallArguments<'depositQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'depositQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { cases, total } = await listDepositCases(tx, { status, page, size })
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
    const { deposits } = await listDeposits(tx, deposit.accountId, HISTORY)
    return {
      ...(await presentRow(dependencies, tx, found)),
      voucher: (await signAddress(tx, deposit.voucherFile, dependencies.nowMs())) ?? null,
      customer: await loadCaseOwner(tx, deposit.userId),
      history: deposits.map(presentDeposit),
    }
  })
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
  const claims = await listClaims(tx, 'deposit', ids, dependencies.nowMs())
  const firstApprovals = await listFirstApprovals(tx, ids)
  return cases.map(({ deposit, sameVoucher }) => ({
    deposit: presentDeposit(deposit),
    userId: deposit.userId,
    sameVoucher: [...sameVoucher],
    needsTwo: needsTwo(dependencies, deposit),
    firstApprovedBy: firstApprovals.get(deposit.id) ?? null,
    reviewedBy: deposit.reviewedBy,
    claim: claims.get(deposit.id) ?? null,
  }))
}
