// Removes files that nothing shows a day after they came (REL-46); late or twice is harmless.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { FileDependencies } from './dependencies.ts'
import { deleteOrphans } from './store.ts'

const ORPHAN_LIFE_MS = DAY_MS
const MAX_AT_ONCE = 200

export async function removeOrphans({
  database,
  nowMs,
}: Pick<FileDependencies, 'database' | 'nowMs'>): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await deleteOrphans(database, nowMs() - ORPHAN_LIFE_MS, MAX_AT_ONCE)
    removed += count
    if (count < MAX_AT_ONCE) return removed
  }
}
