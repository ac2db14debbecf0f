// Once a day: what all accounts are owed becomes a tree, and its root is published.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { Instant } from '@fairtick/core/time/instant'
import { type LiabilityStatement, liabilityRoot } from '@fairtick/proof/liability-root'
import { plantTree } from './plant-tree.ts'
import { readSnapshot, type SnapshotParts } from './read-snapshot.ts'
import type { SaltOf } from './salts.ts'
import { insertPages, insertTree, loadDueDay } from './store.ts'

export type LiabilityParts = SnapshotParts & {
  readonly mode: InstallationMode
  readonly now: () => Instant
  readonly saltOf: SaltOf
}

/** Few enough that on the one connection of the embedded database no order waits for long. */
const PAGES_AT_ONCE = 4

/**
 * Call it again and again: it works when a day of the operator has begun. Twice or on two machines
 * it publishes once; a day that nobody was there for stays without.
 */
export function createLiabilityJob(parts: LiabilityParts): () => Promise<void> {
  return async () => {
    const day = await loadDueDay(parts.database)
    if (day !== undefined) await publishDay(parts, day)
  }
}

async function publishDay(parts: LiabilityParts, day: number): Promise<void> {
  const kind = parts.mode === 'live' ? 'real' : 'practice'
  const timeMs = parts.now()
  const { members, position, marks } = await readSnapshot(parts, kind)
  const { pages, top } = await plantTree(members, { kind, day }, parts.saltOf)
  const deficits = members.map(({ deficit }) => deficit).filter((deficit) => deficit > 0n)
  const statement: LiabilityStatement = {
    ...{ kind, day, timeMs, position, marks },
    ...{ size: members.length, total: top.sum, tree: top.hash },
    deficits: { count: deficits.length, total: deficits.reduce((sum, one) => sum + one, 0n) },
  }
  const root = liabilityRoot(statement)
  await parts.database.transaction(async (tx) => {
    // Somebody else was faster: theirs stands.
    if (!(await insertTree(tx, statement, root))) return
    for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
      await nextTurn()
      await insertPages(tx, { day, from }, pages.slice(from, from + PAGES_AT_ONCE))
    }
  })
}
