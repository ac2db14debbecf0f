// Approving, failing and paying withdrawals: who approved one does not pay it (TR-6.4, REL-58).
// The engine decides in a transaction of its own: the log says what is begun, then what came of it.

import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited, listActors, loadActs } from '../../audit/public.ts'
import { checkFailure, deleteClaim, isLeftOver } from '../../reviews/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import {
  loadWithdrawal,
  updateDecider,
  updateReference,
  type Withdrawal,
  type WithdrawalFailure,
} from '../store.ts'
import { beginDecision, endDecision } from './decision-lock-store.ts'
import type { WithdrawalReviewDependencies } from './dependencies.ts'
import { presentRow, type WithdrawalRow } from './read-withdrawals.ts'
import {
  approveWithdrawal as approveByEngine,
  failWithdrawal as failByEngine,
  payWithdrawal as payByEngine,
} from './review-withdrawal.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = Promise<WithdrawalRow | AdminDeclined>

type Act =
  | { readonly decision: 'approve' }
  | { readonly decision: 'pay'; readonly reference: string }
  | { readonly decision: 'fail'; readonly reason: WithdrawalFailure }

export function approveWithdrawal(
  dependencies: WithdrawalReviewDependencies,
  { id }: AdminCallArguments<'approveWithdrawal'>['body'],
  context: StaffContext,
): Decided {
  return decide(dependencies, id, context, { decision: 'approve' })
}

export function failWithdrawal(
  dependencies: WithdrawalReviewDependencies,
  { id, reason }: AdminCallArguments<'failWithdrawal'>['body'],
  context: StaffContext,
): Decided {
  return decide(dependencies, id, context, { decision: 'fail', reason })
}

export function payWithdrawal(
  dependencies: WithdrawalReviewDependencies,
  { id, reference = '' }: AdminCallArguments<'payWithdrawal'>['body'],
  context: StaffContext,
): Decided {
  return decide(dependencies, id, context, { decision: 'pay', reference })
}

async function decide(
  dependencies: WithdrawalReviewDependencies,
  id: string,
  context: StaffContext,
  act: Act,
): Decided {
  const { staffId } = context.caller
  const declined = await begin(dependencies, id, context, act)
  if (declined !== undefined) return declined
  const outcome = await askEngine(dependencies, { id, staffId }, act)
  const answer = await audited(dependencies, context, async (tx, write) => {
    await endDecision(tx, id, staffId)
    const isDone = outcome.kind === 'done'
    const action = `withdrawal.${act.decision}${isDone ? '_done' : '_refused'}`
    const detail = isDone ? {} : { code: outcome.kind }
    await write({ action, subjectKind: 'withdrawal', subjectId: id, detail })
    if (outcome.kind === 'not_found') return NOT_FOUND
    if (outcome.kind !== 'done') return adminRefused(outcome.kind)
    await deleteClaim(tx, { queue: 'withdrawal', id }, staffId)
    const row = await presentRow(dependencies, tx, outcome.withdrawal)
    return await keepAnswer(tx, context.key, row, dependencies.nowMs())
  })
  dependencies.onQueueChange()
  return answer
}

/**
 * Writes down who is about to decide before the engine is asked: whatever happens between, one that
 * is approved has its approver, who is then refused its payment. Of two at once one begins; the
 * other is told that something is going on (`changed_meanwhile`), and the engine is asked once.
 */
function begin(
  dependencies: WithdrawalReviewDependencies,
  id: string,
  context: StaffContext,
  act: Act,
): Promise<AdminDeclined | undefined> {
  const { staffId } = context.caller
  const needed = act.decision === 'pay' ? 'withdrawals.pay' : 'withdrawals.review'
  return audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, needed)))
      return adminRefused('not_permitted')
    const found = await loadWithdrawal(tx, id)
    if (found === undefined || !canBe(act.decision, found)) return NOT_FOUND
    const wrong = 'reason' in act && checkFailure(dependencies.mode, found, act.reason)
    if (wrong) return wrong
    if (act.decision !== 'fail' && isLeftOver(dependencies.mode, found)) {
      return adminRefused('real_only')
    }
    const { accountId, amount, received } = found
    const { decision } = act
    if (decision === 'pay' && !(await isOfAnother(dependencies, tx, id, staffId))) {
      return adminRefused('own_request')
    }
    const beginning = { decision, staffId, detail: detailOf(act), nowMs: dependencies.nowMs() }
    if (!(await beginDecision(tx, id, beginning))) return adminRefused('changed_meanwhile')
    await updateDecider(tx, id, { decision, staffId })
    if (act.decision === 'pay') await updateReference(tx, id, act.reference)
    const detail = {
      ...{ accountId, amount, received, target: found.target.shown },
      ...('reason' in act ? { reason: act.reason } : {}),
      ...('reference' in act ? { reference: act.reference } : {}),
    }
    const action = `withdrawal.${act.decision}`
    await write({ action, subjectKind: 'withdrawal', subjectId: id, detail })
    return undefined
  })
}

/** Whether somebody else approved it, and this person did not. */
async function isOfAnother(
  { rowSeal }: WithdrawalReviewDependencies,
  tx: Queryable,
  id: string,
  staffId: string,
): Promise<boolean> {
  const actions = ['withdrawal.approve', 'withdrawal.approve_refused']
  const acts = await loadActs(tx, rowSeal, { subjectIds: [id], actions })
  const approvers = listActors(acts.get(id) ?? [], 'withdrawal.approve')
  return approvers.size > 0 && !approvers.has(staffId)
}

function detailOf(act: Act): string {
  if (act.decision === 'approve') return ''
  return act.decision === 'pay' ? act.reference : act.reason
}

/** As it is now; the engine looks again. */
function canBe(decision: Act['decision'], { status, approvedTime }: Withdrawal): boolean {
  if (status !== 'pending') return false
  return decision === 'fail' || (decision === 'pay') === (approvedTime !== null)
}

function askEngine(
  dependencies: WithdrawalReviewDependencies,
  wish: { readonly id: string; readonly staffId: string },
  act: Act,
) {
  switch (act.decision) {
    case 'approve':
      return approveByEngine(dependencies, wish)
    case 'pay':
      return payByEngine(dependencies, wish)
    case 'fail':
      return failByEngine(dependencies, { ...wish, reason: act.reason })
    default:
      return act satisfies never
  }
}
