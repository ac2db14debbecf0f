// The first of the two approvals that a large credit needs: one of another credit does not count.

import { calculateCredit } from '@fairtick/core/cash/deposit'
import type { Money } from '@fairtick/core/numbers/money'
import { creditOf, type Deposit, type DepositOffice } from '../deposits/public.ts'
import type { FirstApproval } from './store.ts'

type Approvals = ReadonlyMap<string, readonly FirstApproval[]>

export function firstApprovalOf(
  approvals: Approvals,
  depositId: string,
  credit: Money | undefined,
): FirstApproval | undefined {
  return approvals.get(depositId)?.find((one) => one.credit === credit)
}

/** What a deposit was approved for, else what it would be now. */
export function approvedCreditOf(office: DepositOffice, deposit: Deposit): Money | undefined {
  return deposit.rate === null
    ? creditOf(office, deposit)
    : calculateCredit(deposit.amount, deposit.rate)
}
