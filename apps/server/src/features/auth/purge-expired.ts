// Deletes what no decision can depend on any more: run once in a while, late or twice is harmless.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { deleteOldThrottles } from '../../platform/attempt-throttle-store.ts'
import type { Database } from '../../platform/database.ts'
import { deleteOldCodes, purgeChallenges } from '../second-factor/public-for-auth.ts'
import { horizonAt } from './session-life.ts'
import { deleteExpired } from './store.ts'

const DEVICE_LIFE_MS = 90 * DAY_MS

export async function purgeExpired(database: Database, nowMs: number): Promise<void> {
  await deleteExpired(database, horizonAt(nowMs), nowMs - DEVICE_LIFE_MS)
  await deleteOldCodes(database, nowMs - DAY_MS)
  await deleteOldThrottles(database, nowMs - 2 * HOUR_MS)
  await purgeChallenges(database, nowMs)
}
