// How a deposit can be approved by somebody: alone, or as one of two (REL-58). What one person
// credits alone is bounded: each deposit, and within a day all that a reviewer credits alone and
// all that one account is credited by one person alone.

import { calculateCredit } from '@fairtick/core/cash/deposit'
import { addMoney, type Money, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../../platform/database.ts'
import { loadCountingRule } from '../../reviews/public.ts'
import type { DepositOffice } from '../dependencies.ts'
import { type Deposit, isOpen } from '../store.ts'
import {
  type CreditedAlone,
  type FirstDepositApproval,
  listFirstApprovals,
  loadCreditedAlone,
} from './approval-store.ts'
import type { DepositReviewDependencies } from './dependencies.ts'
import { creditOf } from './review-deposit.ts'

export type Approvability = {
  readonly needsTwo: boolean
  readonly first: FirstDepositApproval | undefined
  readonly alone: CreditedAlone
}

/** By deposit. Once somebody has approved one as the first of two it needs the second. */
export async function loadApprovability(
  dependencies: DepositReviewDependencies,
  tx: Queryable,
  { staffId, deposits }: { readonly staffId: string; readonly deposits: readonly Deposit[] },
): Promise<(deposit: Deposit) => Approvability> {
  const firstOf = await loadFirstApprovals(dependencies, tx, deposits)
  const accountIds = [...new Set(deposits.map(({ accountId }) => accountId))]
  const nowMs = dependencies.nowMs()
  const aloneOf = await loadCreditedAlone(tx, { staffId, accountIds }, nowMs)
  return (deposit) => {
    const first = firstOf(deposit)
    const alone = aloneOf(deposit.accountId)
    const credit = creditOf(dependencies, deposit) ?? ZERO_MONEY
    const isPast = isPastLimit(credit, alone, dependencies.onePersonMax())
    return { needsTwo: first !== undefined || (isOpen(deposit) && isPast), first, alone }
  }
}

/** Whether this credit would pass what one person credits alone. */
function isPastLimit(
  credit: Money,
  { byMe, toAccount }: CreditedAlone,
  onePersonMax: Money,
): boolean {
  return [byMe, toAccount].some((sum) => addMoney(sum, credit) > onePersonMax)
}

/** Of a deposit the first approval that counts, or that counted when it was decided. */
type FirstOf = (deposit: Deposit) => FirstDepositApproval | undefined

/**
 * The first of the two approvals that a large credit needs. One of another credit does not count,
 * nor one that is old, nor one of somebody who could not give it now (REL-57, REL-58).
 */
async function loadFirstApprovals(
  office: DepositOffice,
  tx: Queryable,
  deposits: readonly Deposit[],
): Promise<FirstOf> {
  const approvals = await listFirstApprovals(
    tx,
    office.rowSeal,
    deposits.map(({ id }) => id),
  )
  const rule = { permission: 'deposits.review', nowMs: office.nowMs() } as const
  const counts = await loadCountingRule(office, tx, [...approvals.values()].flat(), rule)
  return (deposit) => {
    const credit = approvedCreditOf(office, deposit)
    return approvals
      .get(deposit.id)
      ?.findLast((one) => one.credit === credit && (!isOpen(deposit) || counts(one)))
  }
}

/** What a deposit was approved for, else what it would be now. */
function approvedCreditOf(office: DepositOffice, deposit: Deposit): Money | undefined {
  return deposit.rate === null
    ? creditOf(office, deposit)
    : calculateCredit(deposit.amount, deposit.rate)
}
