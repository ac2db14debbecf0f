// Letting somebody lead, not letting them, or ending it: by a person with a code, never about an
// application of their own. No figure is set here.

import { formatRate } from '@fairtick/core/numbers/rate'
import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { LeaderStopReason } from '@fairtick/wire/leader-rules'
import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { randomId } from '../../../platform/random-id.ts'
import { loadAccountKind } from '../../account/public.ts'
import { audited, type WriteAudit } from '../../audit/public.ts'
import { addMessages, leaderMessage } from '../../messages/public.ts'
import { loadUser } from '../../profile/public.ts'
import { deleteClaim, isOwnAccount } from '../../reviews/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import {
  type LeaderApplication,
  loadApplication,
  lockApplication,
  updateDecided,
} from '../application-store.ts'
import { isEligible } from '../eligibility.ts'
import { insertLeader, lockLeaderOf, updateLeader } from '../leader-store.ts'
import { loadEligibility } from '../read-leading.ts'
import { isSealedApplication, isSealedLeader, sealLeader } from '../sealed-leader.ts'
import { askLeading, leadingTermsOf, stopLeader as stopRow } from '../stop-leading.ts'
import type { LeaderReviewDependencies } from './dependencies.ts'
import { type LeaderCase, presentRow } from './read-applications.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = { readonly row: LeaderCase; readonly events: readonly AccountEvent[] }
type Answer = Promise<LeaderCase | AdminDeclined>

export function approveLeader(
  dependencies: LeaderReviewDependencies,
  { id }: AdminCallArguments<'approveLeader'>['body'],
  context: StaffContext,
): Answer {
  return decided(dependencies, { id, context }, async (act, application) => {
    const { tx, nowMs, staffId } = act
    if (application.status !== 'pending') return NOT_FOUND
    // What they had to have may be gone since, or another account of theirs leads.
    if (!isEligible(await loadEligibility(dependencies, tx, application))) {
      return adminRefused('changed_meanwhile')
    }
    await updateDecided(tx, id, { status: 'approved', reason: null, staffId, nowMs })
    await beginLeading(act, application)
    const { userId, accountId, name, profitShare } = application
    const share = formatRate(profitShare)
    const detail = { userId, accountId, name, profitShare: share }
    await act.write({ action: 'leader.approve', subjectKind: 'leader', subjectId: id, detail })
    const message = leaderMessage(userId, id, { template: 'leader-approved', name, share })
    return await addMessages(tx, [message], nowMs)
  })
}

export function rejectLeader(
  dependencies: LeaderReviewDependencies,
  { id, reason }: AdminCallArguments<'rejectLeader'>['body'],
  context: StaffContext,
): Answer {
  return decided(dependencies, { id, context }, async (act, { status, userId, accountId }) => {
    const { tx, nowMs, staffId } = act
    if (status !== 'pending') return NOT_FOUND
    await updateDecided(tx, id, { status: 'rejected', reason, staffId, nowMs })
    const detail = { userId, accountId, reason }
    await act.write({ action: 'leader.reject', subjectKind: 'leader', subjectId: id, detail })
    const message = leaderMessage(userId, id, { template: 'leader-rejected', reason })
    return await addMessages(tx, [message], nowMs)
  })
}

/** By the application on whose terms they lead. */
export function stopLeader(
  dependencies: LeaderReviewDependencies,
  { id, reason }: { readonly id: string; readonly reason: LeaderStopReason },
  context: StaffContext,
): Answer {
  return decided(dependencies, { id, context }, async (act, { userId, accountId }) => {
    const { tx, nowMs } = act
    const leader = await lockLeaderOf(tx, accountId)
    const leads = leader?.applicationId === id && leader.stoppedMs === null
    if (leader === undefined || !leads) return NOT_FOUND
    await stopRow({ tx, rowSeal: dependencies.rowSeal, nowMs }, leader, reason)
    const detail = { userId, accountId, reason }
    await act.write({ action: 'leader.stop', subjectKind: 'leader', subjectId: id, detail })
    const message = leaderMessage(userId, `${id}:${nowMs}`, { template: 'leader-stopped', reason })
    return await addMessages(tx, [message], nowMs)
  })
}

type Act = {
  readonly dependencies: LeaderReviewDependencies
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly staffId: string
  readonly nowMs: number
}

/** New terms where they lead already; who led before goes on with the history. */
async function beginLeading(act: Act, application: LeaderApplication): Promise<void> {
  const { dependencies, tx, nowMs } = act
  const { rowSeal } = dependencies
  const { accountId, userId, id: applicationId } = application
  const before = await lockLeaderOf(tx, accountId)
  const kind = await loadAccountKind(tx, accountId)
  if (kind === undefined) throw new Error('an application without its account')
  const facts = {
    ...{ id: before?.id ?? randomId(), accountId, userId, accountKind: kind, applicationId },
    ...{ beganMs: before?.beganMs ?? nowMs, stoppedMs: null, stopReason: null },
  }
  const leader = { ...facts, seal: sealLeader(rowSeal, facts) }
  if (before === undefined) await insertLeader(tx, leader)
  else await updateLeader(tx, leader)
  await askLeading({ tx, rowSeal, nowMs }, accountId, leadingTermsOf(application))
}

type Wanted = { readonly id: string; readonly context: StaffContext }
type Work = (
  act: Act,
  application: LeaderApplication,
) => Promise<readonly AccountEvent[] | AdminDeclined>

/** Tells, after the commit, whom it concerns: the engine, the customer's screens, the staff's. */
async function decided(
  dependencies: LeaderReviewDependencies,
  { id, context }: Wanted,
  work: Work,
): Answer {
  const { staffId } = context.caller
  const outcome = await audited<Decided | AdminDeclined>(
    dependencies,
    context,
    async (tx, write) => {
      const application = await findDecidable(dependencies, tx, id, staffId)
      if ('declined' in application) return application
      const nowMs = dependencies.nowMs()
      const events = await work({ dependencies, tx, write, staffId, nowMs }, application)
      if ('declined' in events) return events
      await deleteClaim(tx, { queue: 'leader', id }, staffId)
      const row = await presentRow(tx, (await loadApplication(tx, id)) ?? application, nowMs)
      await keepAnswer(tx, context.key, row, nowMs)
      return { row, events }
    },
  )
  if ('declined' in outcome) return outcome
  dependencies.publish(outcome.events)
  dependencies.onQueueChange()
  dependencies.onWaiting()
  return outcome.row
}

async function findDecidable(
  dependencies: LeaderReviewDependencies,
  tx: Queryable,
  id: string,
  staffId: string,
): Promise<LeaderApplication | AdminDeclined> {
  if (!(await recheckPermission(dependencies, tx, staffId, 'leaders.review')))
    return adminRefused('not_permitted')
  const application = await lockApplication(tx, id)
  if (application === undefined) return NOT_FOUND
  const { rowSeal } = dependencies
  const leader = await lockLeaderOf(tx, application.accountId)
  const isGenuine =
    isSealedApplication(rowSeal, application) &&
    (leader === undefined || isSealedLeader(rowSeal, leader))
  if (!isGenuine) return adminRefused('target_altered')
  const owner = await loadUser(tx, application.userId)
  const isOwn = await isOwnAccount(dependencies, tx, staffId, owner ? [owner.email] : [])
  return isOwn ? adminRefused('own_request') : application
}
