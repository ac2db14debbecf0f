// Letting help with a lost account go on, by two people (REL-58), or declining it. Nothing is set
// here: the second approval begins the hold, and its owner does the rest with the link.

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited, type WriteAudit } from '../../audit/public.ts'
import { isContactSealed, loadUser, type UserRow } from '../../profile/public.ts'
import { deleteClaim, isOwnAccount } from '../../reviews/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import { tellApproved, tellDeclined } from '../recovery-mails.ts'
import {
  beginHold,
  declineRow,
  hasHold,
  loadRecovery,
  lockRecovery,
  type RecoveryRow,
} from '../recovery-store.ts'
import { isSealedRecovery, sealHold } from '../sealed-recovery.ts'
import { insertFirstApproval } from './approval-store.ts'
import type { RecoveryReviewDependencies } from './dependencies.ts'
import { loadReviewed, type Reviewed } from './first-approvals.ts'
import { presentRow, type RecoveryCase } from './read-recoveries.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = { readonly row: RecoveryCase; readonly events: readonly AccountEvent[] }

/** The first of two leaves it waiting; the log's lock lets them come one after the other. */
export function approveRecovery(
  dependencies: RecoveryReviewDependencies,
  { id }: AdminCallArguments<'approveRecovery'>['body'],
  context: StaffContext,
): Promise<RecoveryCase | AdminDeclined> {
  return decided(dependencies, context, async (tx, write) => {
    const found = await findApprovable(dependencies, tx, id, context)
    if ('declined' in found) return found
    const { request, owner, reviewed } = found
    const act = { dependencies, tx, write, id, context, nowMs: dependencies.nowMs() }
    const { factsHash, first } = reviewed
    if (first !== undefined) return await hold(act, { request, owner, first, factsHash })
    const approval = { staffId: context.caller.staffId, timeMs: act.nowMs, factsHash }
    await insertFirstApproval(tx, dependencies.rowSeal, id, approval)
    const detail = { userId: request.userId, factsHash }
    const action = 'recovery.approve_first'
    await write({ action, subjectKind: 'recovery', subjectId: id, detail })
    return { row: await rowOf(act), events: [] }
  })
}

export function declineRecovery(
  dependencies: RecoveryReviewDependencies,
  { id, reason }: AdminCallArguments<'declineRecovery'>['body'],
  context: StaffContext,
): Promise<RecoveryCase | AdminDeclined> {
  const { staffId } = context.caller
  return decided(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, 'recoveries.review')))
      return adminRefused('not_permitted')
    const request = await lockRecovery(tx, id)
    if (request === undefined || !request.isTold) return NOT_FOUND
    const act = { dependencies, tx, write, id, context, nowMs: dependencies.nowMs() }
    const owner = await ownerOf(tx, request)
    if (!(await declineRow(tx, id, { staffId, reason, nowMs: act.nowMs }))) return NOT_FOUND
    const telling = { tx, owner, request, nowMs: act.nowMs }
    const events = await tellDeclined(dependencies, telling, reason)
    const detail = { userId: request.userId, reason }
    await write({ action: 'recovery.decline', subjectKind: 'recovery', subjectId: id, detail })
    return { row: await rowOf(act), events }
  })
}

type Approvable = {
  readonly request: RecoveryRow
  readonly owner: UserRow
  readonly reviewed: Reviewed
}

async function findApprovable(
  dependencies: RecoveryReviewDependencies,
  tx: Queryable,
  id: string,
  { caller: { staffId } }: StaffContext,
): Promise<Approvable | AdminDeclined> {
  const { rowSeal } = dependencies
  if (!(await recheckPermission(dependencies, tx, staffId, 'recoveries.review')))
    return adminRefused('not_permitted')
  const request = await lockRecovery(tx, id)
  if (request?.status !== 'pending' || !request.isTold) return NOT_FOUND
  const owner = await ownerOf(tx, request)
  // Nobody asked for that, or mails to its owner would go to somebody else.
  const isGenuine = isSealedRecovery(rowSeal, request) && isContactSealed(rowSeal, owner)
  if (!isGenuine) return adminRefused('target_altered')
  const reviewed = (await loadReviewed(dependencies, tx, [request]))(request)
  if (reviewed.first?.staffId === staffId) return adminRefused('own_request')
  if (await isOwnAccount(dependencies, tx, staffId, [owner.email, request.contact])) {
    return adminRefused('own_request')
  }
  // One hold of an account at a time.
  if (await hasHold(tx, request.userId)) return adminRefused('changed_meanwhile')
  return { request, owner, reviewed }
}

async function ownerOf(tx: Queryable, { userId }: RecoveryRow): Promise<UserRow> {
  const owner = await loadUser(tx, userId)
  if (owner === undefined) throw new Error('a request without its user')
  return owner
}

/** Tells, after the commit, whom it concerns: the customer's screens and those of the staff. */
async function decided(
  dependencies: RecoveryReviewDependencies,
  context: StaffContext,
  work: (tx: Queryable, write: WriteAudit) => Promise<Decided | AdminDeclined>,
): Promise<RecoveryCase | AdminDeclined> {
  const outcome = await audited(dependencies, context, work)
  if ('declined' in outcome) return outcome
  dependencies.publish(outcome.events)
  dependencies.onQueueChange()
  return outcome.row
}

type Act = {
  readonly dependencies: RecoveryReviewDependencies
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly id: string
  readonly context: StaffContext
  readonly nowMs: number
}

type Approved = Omit<Approvable, 'reviewed'> & {
  readonly first: NonNullable<Reviewed['first']>
  readonly factsHash: string
}

async function hold(act: Act, { request, owner, first, factsHash }: Approved): Promise<Decided> {
  const { dependencies, tx, write, id, context, nowMs } = act
  const { staffId } = context.caller
  const untilMs = nowMs + dependencies.holdHours() * HOUR_MS
  const people = { firstStaffId: first.staffId, secondStaffId: staffId }
  const seal = sealHold(dependencies.rowSeal, request, { ...people, factsHash, untilMs })
  if (!(await beginHold(tx, id, { staffId, nowMs, untilMs, seal }))) {
    throw new Error('a locked request has changed')
  }
  const telling = { tx, owner, request, nowMs }
  const events = await tellApproved(dependencies, telling, untilMs)
  const detail = { userId: request.userId, factsHash, untilMs, firstApprovedBy: first.staffId }
  await write({ action: 'recovery.approve', subjectKind: 'recovery', subjectId: id, detail })
  return { row: await rowOf(act), events }
}

/** As it is now, without the claim of who decided; kept as the answer of its key. */
async function rowOf({ dependencies, tx, id, context, nowMs }: Act): Promise<RecoveryCase> {
  await deleteClaim(tx, { queue: 'recovery', id }, context.caller.staffId)
  const request = await loadRecovery(tx, id)
  if (request === undefined) throw new Error('a request has gone')
  const row = await presentRow(dependencies, tx, request)
  await keepAnswer(tx, context.key, row, nowMs)
  return row
}
