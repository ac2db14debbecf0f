// Deletes what no decision can depend on any more: run once in a while, late or twice is harmless.

import type { Database } from '../../platform/database.ts'
import { horizonAt } from './session-life.ts'
import { deleteStale } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DEVICE_LIFE_MS = 90 * DAY_MS

export function forgetStale(database: Database, nowMs: number): Promise<void> {
  return deleteStale(
    database,
    {
      ...horizonAt(nowMs),
      codesBeforeMs: nowMs - DAY_MS,
      throttlesBeforeMs: nowMs - 2 * HOUR_MS,
    },
    nowMs - DEVICE_LIFE_MS,
  )
}
