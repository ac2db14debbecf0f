// Removes files that nothing shows a day after they came (REL-46); late or twice is harmless.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { FileDependencies } from './dependencies.ts'
import { claimOrphans, deleteFile } from './store.ts'

const ORPHAN_LIFE_MS = DAY_MS
const MAX_AT_ONCE = 200

/** From the disk before from the table: what a crash leaves is found again by its row. */
export async function removeOrphans({
  database,
  folder,
  nowMs,
}: Pick<FileDependencies, 'database' | 'folder' | 'nowMs'>): Promise<number> {
  let removed = 0
  for (;;) {
    const now = nowMs()
    const ids = await claimOrphans(database, now - ORPHAN_LIFE_MS, now, MAX_AT_ONCE)
    for (const id of ids) {
      await folder.remove(id)
      await deleteFile(database, id)
    }
    removed += ids.length
    if (ids.length < MAX_AT_ONCE) return removed
  }
}
