// What somebody reads of their own leading: whether they may apply, what they applied for, how they
// lead; and the facts of their eligibility.

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { CallResult } from '@fairtick/wire/api-contract'
import { LEADER_MINIMUM } from '@fairtick/wire/leader-rules'
import type { Queryable } from '../../platform/database.ts'
import { loadAccount } from '../account/public.ts'
import { listSamePerson } from '../linked-accounts/public.ts'
import {
  hasPendingOf,
  type LeaderApplication,
  listApplicationsOf,
  loadApplication,
  loadOwnTrades,
} from './application-store.ts'
import type { LeaderDependencies } from './dependencies.ts'
import { type Eligibility, judgeEligibility } from './eligibility.ts'
import { listCopied, listLeadingUsers, loadLeaderOf, NOTHING_COPIED } from './leader-store.ts'

export type OwnAccount = {
  readonly userId: string
  readonly account: 'practice' | 'real'
}

type Parts = Pick<LeaderDependencies, 'database' | 'mode' | 'nowMs' | 'isVerified'>

export async function readLeading(
  dependencies: Parts,
  { userId, account }: OwnAccount,
): Promise<CallResult<'leading'>> {
  const { database } = dependencies
  const { id } = await loadAccount(database, userId, account)
  const [newest] = await listApplicationsOf(database, id)
  return {
    eligibility: await loadEligibility(dependencies, database, { userId, accountId: id }),
    application: newest === undefined ? null : presentApplication(newest),
    leader: await readOwn(database, id),
  }
}

export async function loadEligibility(
  { mode, nowMs, isVerified }: Omit<Parts, 'database'>,
  database: Queryable,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
): Promise<Eligibility> {
  const trades = await loadOwnTrades(database, accountId, LEADER_MINIMUM[mode].trades)
  const record = {
    ...trades,
    isVerified: await isVerified?.(database, userId),
    leadsElsewhere: await leadsElsewhere(database, userId, accountId),
  }
  return judgeEligibility(record, mode, nowMs())
}

/** With another account of theirs, or by another user who is the same person (TR-10.7). */
export async function leadsElsewhere(
  database: Queryable,
  userId: string,
  accountId: string,
): Promise<boolean> {
  const others = [...(await listSamePerson(database, userId))]
  const leading = await listLeadingUsers(database, [userId, ...others])
  if (leading.some((leader) => leader.accountId !== accountId)) return true
  return others.length > 0 && (await hasPendingOf(database, others))
}

function presentApplication(application: LeaderApplication) {
  const { id, status, reason, appliedMs, name, intro } = application
  return { id, status, reason, time: appliedMs, name, intro, ...presentTerms(application) }
}

export function presentTerms({
  profitShare,
  maxFollowers,
  maxCopied,
}: Pick<LeaderApplication, 'profitShare' | 'maxFollowers' | 'maxCopied'>) {
  return {
    ...{ profitShare: formatRate(profitShare), maxFollowers },
    maxCopied: formatMoney(moneyFromMicros(maxCopied)),
  }
}

async function readOwn(database: Queryable, accountId: string) {
  const leader = await loadLeaderOf(database, accountId)
  if (leader === undefined) return null
  const application = await loadApplication(database, leader.applicationId)
  if (application === undefined) throw new Error('a leader without an application')
  const copied = (await listCopied(database, [accountId])).get(accountId) ?? NOTHING_COPIED
  const { id, beganMs, stoppedMs, stopReason } = leader
  return {
    ...{ id, name: application.name, ...presentTerms(application), since: beganMs },
    ...{ followers: copied.followers, copiedFunds: formatMoney(copied.allocated) },
    stopped:
      stoppedMs === null || stopReason === null ? null : { time: stoppedMs, reason: stopReason },
  }
}
