// The queue of those who want to lead, and one of them with what a decision needs.

import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { LEADER_REJECT_REASONS, LEADER_STOP_REASONS } from '@fairtick/wire/leader-rules'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import { loadAccountKind } from '../../account/public.ts'
import { audited } from '../../audit/public.ts'
import { loadCaseCustomer, loadCaseNames, previewFailures } from '../../reviews/public.ts'
import {
  type LeaderApplication,
  listApplications,
  listApplicationsOf,
  loadApplication,
} from '../application-store.ts'
import { loadFigures } from '../figures-store.ts'
import { listCopied, listLeadersOf, loadLeaderOf, NOTHING_COPIED } from '../leader-store.ts'
import { loadEligibility, presentTerms } from '../read-leading.ts'
import type { LeaderReviewDependencies } from './dependencies.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export type LeaderCase = AdminCallResult<'approveLeader'>

export function listLeaderQueue(
  dependencies: LeaderReviewDependencies,
  { status = 'pending', ...form }: AdminCallArguments<'leaderQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'leaderQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listApplications(tx, { status, ...paging })
    const found = rows.map(({ id }) => id)
    const detail = { status, page: paging.page, after: paging.after, found }
    await write({ action: 'leader.list', subjectKind: 'leader', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(tx, rows, dependencies.nowMs()))
  })
}

export function readLeaderCase(
  dependencies: LeaderReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'leaderCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const application = await loadApplication(tx, id)
    if (application === undefined) return NOT_FOUND
    const { userId, accountId, intro } = application
    const detail = { userId, accountId }
    await write({ action: 'leader.read', subjectKind: 'leader', subjectId: id, detail })
    const nowMs = dependencies.nowMs()
    const customer = await loadCaseCustomer(tx, userId, nowMs)
    const copied = (await listCopied(tx, [accountId])).get(accountId) ?? NOTHING_COPIED
    const leader = await loadLeaderOf(tx, accountId)
    const stored = leader && (await loadFigures(tx, leader.id))
    const { maxFollowers, maxCopied } = presentTerms(application)
    return {
      ...(await presentRow(tx, application, nowMs)),
      ...{ customer, account: (await loadAccountKind(tx, accountId)) ?? 'practice', intro },
      ...{ maxFollowers, maxCopied, figures: shortOf(stored?.figures) },
      eligibility: await loadEligibility(dependencies, tx, { userId, accountId }),
      ...{ followers: copied.followers, copiedFunds: formatMoney(copied.allocated) },
      earlier: (await listApplicationsOf(tx, accountId))
        .filter((one) => one.id !== id)
        .map((one) => ({ id: one.id, status: one.status, appliedTime: one.appliedMs })),
      failures: previewFailures(LEADER_REJECT_REASONS, customer.language, (reason) => ({
        template: 'leader-rejected',
        values: { reason },
      })),
      stops: previewFailures(LEADER_STOP_REASONS, customer.language, (reason) => ({
        template: 'leader-stopped',
        values: { reason },
      })),
    }
  })
}

type CaseFigures = AdminCallResult<'leaderCase'>['figures']

function shortOf(figures: NonNullable<CaseFigures> | null | undefined): CaseFigures {
  if (figures === null || figures === undefined) return null
  const { copierMedian90d, copierFollows90d, roiAll, maxDrawdown, trades, winRate } = figures
  const { warnings } = figures
  return { copierMedian90d, copierFollows90d, roiAll, maxDrawdown, trades, winRate, warnings }
}

export async function presentRow(
  tx: Queryable,
  application: LeaderApplication,
  nowMs: number,
): Promise<LeaderCase> {
  const [row] = await presentRows(tx, [application], nowMs)
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  tx: Queryable,
  applications: readonly LeaderApplication[],
  nowMs: number,
): Promise<LeaderCase[]> {
  const cases = applications.map(({ id, userId, decidedBy }) => ({
    ...{ id, userId, staffIds: [decidedBy] },
  }))
  const names = await loadCaseNames(tx, { queue: 'leader', nowMs }, cases)
  const accountIds = applications.map(({ accountId }) => accountId)
  const leaders = await listLeadersOf(tx, accountIds)
  return applications.map((application) => {
    const { id, userId, status, reason, appliedMs, name, decidedBy, decidedMs } = application
    const leader = leaders.get(application.accountId)
    return {
      ...{ id, userId, status, reason, appliedTime: appliedMs, name },
      ...{ nickname: names.nicknameOf(userId), profitShare: formatRate(application.profitShare) },
      isLeading: leader?.applicationId === id && leader.stoppedMs === null,
      ...{ decidedBy, decidedTime: decidedMs, staffNames: names.namesOf([decidedBy]) },
      claim: names.claimOf(id),
    }
  })
}
