// Conversations of long ago go, with their pictures (24 months); late or twice is harmless.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { Database } from '../../platform/database.ts'
import { markUnused } from '../files/public.ts'
import { claimOld, deleteConversations } from './retention-store.ts'

export const CHAT_KEPT_MS = 730 * DAY_MS
const AT_ONCE = 50

/** The pictures are shown by nothing afterwards, and go as others that nothing shows. */
export async function purgeChats(database: Database, nowMs: number): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const { ids, pictures } = await claimOld(tx, nowMs - CHAT_KEPT_MS, AT_ONCE)
      if (ids.length === 0) return 0
      await deleteConversations(tx, ids)
      for (const picture of pictures) await markUnused(tx, picture)
      return ids.length
    })
    removed += count
    if (count < AT_ONCE) return removed
  }
}
