// Brings limits that were set under a rule of before to that of today: what stands on the log is
// decided as it was, so the engine is asked anew (docs/decisions/0025).

import { lockUser } from '../profile/public.ts'
import { askLimits } from './ask-limits.ts'
import type { LimitDependencies } from './dependencies.ts'
import { loadLimitValues } from './read-limits.ts'
import { listOfBefore } from './store.ts'

/** How many users are asked for in one run; the next one goes on. */
const RENEWED_AT_ONCE = 200

/** Nothing to do, once each account with a limit of losses counts open stakes. */
export async function renewLimits(dependencies: LimitDependencies): Promise<void> {
  const { database, nowMs, operatorTimeZone } = dependencies
  for (const userId of await listOfBefore(database, RENEWED_AT_ONCE)) {
    await database.transaction(async (tx) => {
      await lockUser(tx, userId)
      const now = nowMs()
      const values = await loadLimitValues(tx, userId, now)
      await askLimits(tx, { userId, values, nowMs: now, operatorTimeZone })
    })
  }
}
