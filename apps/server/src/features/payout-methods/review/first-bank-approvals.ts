// The first of the two approvals that every change of a bank account needs (REL-58).

import type { Queryable } from '../../../platform/database.ts'
import { hashOf } from '../../../platform/random-id.ts'
import { loadCountingRule } from '../../reviews/public.ts'
import type { StaffDependencies } from '../../staff/public.ts'
import type { BankChangeRow } from '../bank-store.ts'
import { type FirstBankApproval, listFirstApprovals } from './approval-store.ts'

/** Of a change the first approval that counts, or that counted when it was decided. */
export type FirstOf = (change: BankChangeRow) => FirstBankApproval | undefined

/** One of another account does not count, nor one that is old or whose giver could not give it. */
export async function loadFirstApprovals(
  dependencies: Pick<StaffDependencies, 'rowSeal' | 'nowMs'>,
  tx: Queryable,
  changes: readonly BankChangeRow[],
): Promise<FirstOf> {
  const approvals = await listFirstApprovals(
    tx,
    dependencies.rowSeal,
    changes.map(({ id }) => id),
  )
  const rule = { permission: 'bank_changes.review', nowMs: dependencies.nowMs() } as const
  const counts = await loadCountingRule(dependencies, tx, [...approvals.values()].flat(), rule)
  return (change) => {
    const wanted = hashDetails(change)
    const isOpen = change.status === 'pending'
    return approvals
      .get(change.id)
      ?.findLast((one) => one.detailsHash === wanted && (!isOpen || counts(one)))
  }
}

/** Of all that a change asks for, and for whom. */
export function hashDetails(change: BankChangeRow): string {
  const { bankWay, accountName, bankName, branchName } = change
  const { branchNumber, bankCode, cardNumber, ifsc } = change
  const account = [bankWay, accountName, bankName, branchName, branchNumber, bankCode]
  return hashOf(
    'bank-change',
    change.id,
    change.userId,
    JSON.stringify([...account, cardNumber, ifsc]),
  )
}
