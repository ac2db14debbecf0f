// Carrying out a change of a bank account, or failing it; the customer and the staff hear of it.

import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited } from '../../audit/public.ts'
import { deleteClaim } from '../../reviews/public.ts'
import type { BankVerdict } from '../bank-store.ts'
import type { BankReviewDependencies } from './dependencies.ts'
import { type BankChangeCase, presentRow } from './read-bank-changes.ts'
import { reviewBankChange } from './review-bank-change.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export async function decideBankChange(
  dependencies: BankReviewDependencies,
  { id, verdict }: { readonly id: string; readonly verdict: BankVerdict },
  context: StaffContext,
): Promise<BankChangeCase | AdminDeclined> {
  const { staffId: reviewerId } = context.caller
  const done = await audited(dependencies, context, async (tx, write) => {
    const nowMs = dependencies.nowMs()
    const reviewed = await reviewBankChange(tx, { changeId: id, reviewerId, verdict, nowMs })
    if (reviewed === undefined) return undefined
    const action = verdict.status === 'failed' ? 'bank_change.fail' : 'bank_change.approve'
    const detail = { ...verdict, userId: reviewed.change.userId }
    await write({ action, subjectKind: 'bank_change', subjectId: id, detail })
    await deleteClaim(tx, { queue: 'bank_change', id }, reviewerId)
    const row = await presentRow(tx, reviewed.change, nowMs)
    await keepAnswer(tx, context.key, row, nowMs)
    return { row, events: reviewed.events }
  })
  if (done === undefined) return NOT_FOUND
  dependencies.publish(done.events)
  dependencies.onQueueChange()
  return done.row
}
