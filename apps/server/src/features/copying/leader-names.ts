// The names of leaders under which others see them, at hand where a line is put together.

import type { Queryable } from '../../platform/database.ts'
import { listFollowedLeaders, listLeaderNames } from './store.ts'

/** Names beyond are learnt again; those that were learnt first are forgotten first. */
const MAX_KEPT = 20_000

export type LeaderNames = {
  /** As it was last learnt; empty where it never was. */
  readonly nameOf: (leaderId: string) => string
  /** Reads the names that these have now. */
  readonly learn: (leaderIds: Iterable<string>) => Promise<void>
  /** Those of all who are followed: their copies go on after a start. */
  readonly ready: () => Promise<void>
}

export function createLeaderNames(database: Queryable): LeaderNames {
  const kept = new Map<string, string>()
  const learn = async (leaderIds: Iterable<string>) => {
    const ids = [...new Set(leaderIds)]
    if (ids.length === 0) return
    for (const [id, name] of await listLeaderNames(database, ids)) {
      kept.delete(id)
      const oldest = kept.size >= MAX_KEPT ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(id, name)
    }
  }
  return {
    nameOf: (leaderId) => kept.get(leaderId) ?? '',
    learn,
    ready: async () => learn(await listFollowedLeaders(database, MAX_KEPT)),
  }
}
