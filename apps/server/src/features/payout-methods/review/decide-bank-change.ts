// Carrying out a change of a bank account, by two people (REL-58), or failing it; the customer and
// the staff hear of it.

import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited, type WriteAudit } from '../../audit/public.ts'
import { deleteClaim } from '../../reviews/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import { type BankVerdict, loadBankChange } from '../bank-store.ts'
import { isSealedBankChange } from '../sealed-targets.ts'
import { insertFirstApproval } from './approval-store.ts'
import type { BankReviewDependencies } from './dependencies.ts'
import { hashDetails, loadFirstApprovals } from './first-bank-approvals.ts'
import { type BankChangeCase, presentRow } from './read-bank-changes.ts'
import { reviewBankChange } from './review-bank-change.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = { readonly row: BankChangeCase; readonly events: readonly AccountEvent[] }

/** The first of two leaves it waiting; the log's lock lets them come one after the other. */
export function approveBankChange(
  dependencies: BankReviewDependencies,
  { id }: AdminCallArguments<'approveBankChange'>['body'],
  context: StaffContext,
): Promise<BankChangeCase | AdminDeclined> {
  const { staffId } = context.caller
  return decided(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, 'bank_changes.review')))
      return adminRefused('not_permitted')
    const change = await loadBankChange(tx, id)
    if (change?.status !== 'pending') return NOT_FOUND
    // Its customer never asked for it.
    if (!isSealedBankChange(dependencies.rowSeal, change)) return adminRefused('target_altered')
    const nowMs = dependencies.nowMs()
    const first = (await loadFirstApprovals(dependencies, tx, [change]))(change)
    if (first?.staffId === staffId) return adminRefused('own_request')
    const act = { dependencies, tx, write, id, context, nowMs }
    if (first !== undefined) return await close(act, { status: 'success' })
    const detailsHash = hashDetails(change)
    const approval = { staffId, timeMs: nowMs, detailsHash }
    await insertFirstApproval(tx, dependencies.rowSeal, id, approval)
    const detail = { userId: change.userId, detailsHash }
    const action = 'bank_change.approve_first'
    await write({ action, subjectKind: 'bank_change', subjectId: id, detail })
    return { row: await rowOf(act), events: [] }
  })
}

export function failBankChange(
  dependencies: BankReviewDependencies,
  { id, reason }: AdminCallArguments<'failBankChange'>['body'],
  context: StaffContext,
): Promise<BankChangeCase | AdminDeclined> {
  return decided(dependencies, context, (tx, write) => {
    const act = { dependencies, tx, write, id, context, nowMs: dependencies.nowMs() }
    return close(act, { status: 'failed', reason })
  })
}

/** Tells, after the commit, whom it concerns: the customer's screens and those of the staff. */
async function decided(
  dependencies: BankReviewDependencies,
  context: StaffContext,
  work: (tx: Queryable, write: WriteAudit) => Promise<Decided | AdminDeclined>,
): Promise<BankChangeCase | AdminDeclined> {
  const outcome = await audited(dependencies, context, work)
  if ('declined' in outcome) return outcome
  dependencies.publish(outcome.events)
  await dependencies.links.apply(outcome.row.userId)
  dependencies.onQueueChange()
  return outcome.row
}

type Act = {
  readonly dependencies: BankReviewDependencies
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly id: string
  readonly context: StaffContext
  readonly nowMs: number
}

async function close(act: Act, verdict: BankVerdict): Promise<Decided | AdminDeclined> {
  const { dependencies, tx, write, id: changeId, context, nowMs } = act
  const { links } = dependencies
  const reviewerId = context.caller.staffId
  const review = { changeId, reviewerId, verdict, links, nowMs }
  const reviewed = await reviewBankChange(dependencies, tx, review)
  if (reviewed === undefined) return NOT_FOUND
  const { change, events } = reviewed
  const action = verdict.status === 'failed' ? 'bank_change.fail' : 'bank_change.approve'
  const detail = { ...verdict, userId: change.userId, detailsHash: hashDetails(change) }
  await write({ action, subjectKind: 'bank_change', subjectId: changeId, detail })
  return { row: await rowOf(act), events }
}

/** As it is now, without the claim of who decided; kept as the answer of its key. */
async function rowOf({ dependencies, tx, id, context, nowMs }: Act): Promise<BankChangeCase> {
  await deleteClaim(tx, { queue: 'bank_change', id }, context.caller.staffId)
  const change = await loadBankChange(tx, id)
  if (change === undefined) throw new Error('a change has gone')
  const row = await presentRow(dependencies, tx, change)
  await keepAnswer(tx, context.key, row, nowMs)
  return row
}
