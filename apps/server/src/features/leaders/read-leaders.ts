// Who leads and who led, with the figures that were worked out of them; one of them with its curve.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type AccountContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { type LeaderApplication, listApplicationsById } from './application-store.ts'
import type { LeaderDependencies } from './dependencies.ts'
import { thinCurve } from './figures/thin-curve.ts'
import { listFigures, loadFigures, type StoredFigures } from './figures-store.ts'
import {
  type Copied,
  type LeaderRow,
  listCopied,
  listLeadersById,
  NOTHING_COPIED,
} from './leader-store.ts'
import { presentTerms } from './read-leading.ts'
import { isSealedApplication, isSealedLeader } from './sealed-leader.ts'

type Parts = Pick<LeaderDependencies, 'database' | 'rowSeal'>
type Leader = CallResult<'leader'>

/** Points of a curve beside others in a list, and of one alone. */
const POINTS = { list: 30, alone: 180 } as const

export async function readLeaders(
  parts: Parts,
  { sort = 'copiers', ...form }: CallArguments<'leaders'>['query'],
  { caller, account }: AccountContext,
): Promise<CallResult<'leaders'>> {
  const paging = pagingOf(form)
  const { rows, ...rest } = await listFigures(parts.database, { ...paging, kind: account, sort })
  return answerPage(paging, rest, await present(parts, rows, { ...caller, points: POINTS.list }))
}

export async function readLeader(
  parts: Parts,
  id: string,
  { caller, account }: AccountContext,
): Promise<Leader | Declined> {
  const stored = await loadFigures(parts.database, id)
  if (stored === undefined) return NOT_FOUND
  const reader = { ...caller, points: POINTS.alone, account }
  return (await present(parts, [stored], reader))[0] ?? NOT_FOUND
}

type Reader = {
  readonly userId: string
  readonly points: number
  /** Others are not there. */
  readonly account?: LeaderRow['accountKind']
}

/** In their order. One whose rows the server did not write is shown to nobody. */
async function present(
  { database, rowSeal }: Parts,
  stored: readonly StoredFigures[],
  { userId, points, account }: Reader,
): Promise<Leader[]> {
  const ids = stored.map(({ leaderId }) => leaderId)
  const leaders = await listLeadersById(database, ids)
  const applicationIds = [...leaders.values()].map(({ applicationId }) => applicationId)
  const applications = await listApplicationsById(database, applicationIds)
  const accountIds = [...leaders.values()].map(({ accountId }) => accountId)
  const copied = await listCopied(database, accountIds)
  return stored.flatMap((one) => {
    const leader = leaders.get(one.leaderId)
    const application = applications.get(leader?.applicationId ?? '')
    if (leader === undefined || application === undefined) return []
    if (account !== undefined && leader.accountKind !== account) return []
    const isGenuine = isSealedLeader(rowSeal, leader) && isSealedApplication(rowSeal, application)
    if (!isGenuine) return []
    return {
      ...presentLeader(leader, application, copied.get(leader.accountId) ?? NOTHING_COPIED),
      ...{ isMine: leader.userId === userId, figures: one.figures },
      curve: thinCurve(one.curve, points),
    }
  })
}

function presentLeader(
  { id, beganMs, stoppedMs }: LeaderRow,
  application: LeaderApplication,
  { followers, allocated }: Copied,
) {
  const { name, intro, maxFollowers, maxCopied } = application
  return {
    ...{ id, name, intro, ...presentTerms(application), since: beganMs },
    ...{ followers, copiedFunds: formatMoney(allocated) },
    isFull: followers >= maxFollowers || allocated >= maxCopied,
    stopped: stoppedMs === null ? null : { time: stoppedMs },
  }
}
