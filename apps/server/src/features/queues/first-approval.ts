// The first of the two approvals that a large credit needs. One of another credit does not count,
// nor one that is old, nor one of somebody who could not give it now (REL-57, REL-58).

import { calculateCredit } from '@fairtick/core/cash/deposit'
import type { Money } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../platform/database.ts'
import { creditOf, type Deposit, type DepositOffice, isOpen } from '../deposits/public.ts'
import { stillMay } from '../staff/public.ts'
import { type FirstApproval, listFirstApprovals } from './store.ts'

/** Whoever comes later looks at another case: like a request for a change it is void after that. */
export const FIRST_APPROVAL_LIFE_MS = 3 * DAY_MS

/** Of a deposit the first approval that counts, or that counted when it was decided. */
export type FirstOf = (deposit: Deposit) => FirstApproval | undefined

export async function loadFirstApprovals(
  office: DepositOffice,
  tx: Queryable,
  deposits: readonly Deposit[],
): Promise<FirstOf> {
  const approvals = await listFirstApprovals(
    tx,
    deposits.map(({ id }) => id),
  )
  const staffIds = new Set([...approvals.values()].flat().map(({ staffId }) => staffId))
  const may = new Map<string, boolean>()
  for (const id of staffIds) may.set(id, await stillMay(tx, id, 'deposits.review'))
  const oldestMs = office.nowMs() - FIRST_APPROVAL_LIFE_MS
  const counts = ({ staffId, timeMs }: FirstApproval) => timeMs > oldestMs && may.get(staffId)
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
