// Leaders as others see them, by their accounts: at hand where a line is put together.

import type { Bus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { nameLeaders } from '../leaders/public.ts'
import { listFollowedLeaders } from './store.ts'

/** Names beyond are learnt again; those that were learnt first are forgotten first. */
const MAX_KEPT = 20_000
/** Of one message. */
const MAX_READ = 1_000

/** Under which id and name others see who leads with an account. */
export type ShownLeader = { readonly leaderId: string; readonly name: string }

export type LeaderNames = {
  /** As it was last learnt; of one who never was, no name. */
  readonly leaderOf: (accountId: string) => ShownLeader
  /** Reads the names that these have now. */
  readonly learn: (accountIds: readonly string[]) => Promise<void>
  /** Those of all who are followed: their copies go on after a start. */
  readonly ready: () => Promise<void>
}

type Parts = {
  readonly database: Queryable
  readonly rowSeal: RowSeal
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>
}

/** A name that is learnt in one process is learnt in those too that tell of copies. */
export function createLeaderNames(parts: Parts): LeaderNames {
  const { bus } = parts
  const kept = new Map<string, ShownLeader>()
  /** Answers whose name is another one now. */
  const read = async (accountIds: readonly string[]): Promise<string[]> => {
    const renamed: string[] = []
    if (accountIds.length === 0) return renamed
    for (const [accountId, { id: leaderId, name }] of await nameLeaders(parts, accountIds)) {
      if (kept.get(accountId)?.name !== name) renamed.push(accountId)
      kept.delete(accountId)
      const oldest = kept.size >= MAX_KEPT ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(accountId, { leaderId, name })
    }
    return renamed
  }
  const learn = async (accountIds: readonly string[]) => {
    const renamed = await read(accountIds)
    if (renamed.length > 0) bus.publish('leaders', { accountIds: renamed })
  }
  bus.subscribe('leaders', ({ accountIds }) => {
    // One that fails leaves the name that was known.
    read(accountIds.slice(0, MAX_READ)).catch(() => {})
  })
  return {
    leaderOf: (accountId) => kept.get(accountId) ?? { leaderId: accountId, name: '' },
    learn,
    ready: async () => void (await read(await listFollowedLeaders(parts.database, MAX_KEPT))),
  }
}
