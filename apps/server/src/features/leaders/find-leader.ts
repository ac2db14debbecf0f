// Which account a leader's id means, and the leaders behind accounts: for who follows them.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { listApplicationsById } from './application-store.ts'
import { type LeaderRow, listLeadersOf, loadLeader, lockLeaderOf } from './leader-store.ts'
import { isSealedApplication, isSealedLeader } from './sealed-leader.ts'

type Parts = { readonly database: Queryable; readonly rowSeal: RowSeal }

/** Undefined: there is none, of this kind of account, that the server made one. */
export async function findLeader(
  { database, rowSeal }: Parts,
  id: string,
  kind: LeaderRow['accountKind'],
): Promise<LeaderRow | undefined> {
  const leader = await loadLeader(database, id)
  if (leader === undefined || leader.accountKind !== kind) return undefined
  return isSealedLeader(rowSeal, leader) ? leader : undefined
}

/** Who leads with this account now; until the end of the transaction that stays so. */
export async function lockActiveLeader(
  { database, rowSeal }: Parts,
  accountId: string,
): Promise<LeaderRow | undefined> {
  const leader = await lockLeaderOf(database, accountId)
  if (leader === undefined || leader.stoppedMs !== null) return undefined
  return isSealedLeader(rowSeal, leader) ? leader : undefined
}

/** The users behind the accounts that lead or led. */
export async function listLeaderOwners(
  database: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const leaders = await listLeadersOf(database, [...new Set(accountIds)])
  return new Map([...leaders].map(([accountId, { userId }]) => [accountId, userId]))
}

export type NamedLeader = {
  readonly id: string
  readonly name: string
  readonly isStopped: boolean
}

/** By account. Where a row was altered the name is empty: what was copied stays with its id. */
export async function nameLeaders(
  { database, rowSeal }: Parts,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, NamedLeader>> {
  const leaders = await listLeadersOf(database, [...new Set(accountIds)])
  const applicationIds = [...leaders.values()].map(({ applicationId }) => applicationId)
  const applications = await listApplicationsById(database, applicationIds)
  return new Map(
    [...leaders].map(([accountId, leader]) => {
      const application = applications.get(leader.applicationId)
      const isGenuine = application !== undefined && isSealedApplication(rowSeal, application)
      const { id, stoppedMs } = leader
      const name = isGenuine ? application.name : ''
      return [accountId, { id, name, isStopped: stoppedMs !== null }]
    }),
  )
}
