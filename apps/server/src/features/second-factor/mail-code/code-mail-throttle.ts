// How many codes a logged-in user may have mailed.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { loadNextTime, returnTry, spendTry } from '../../../platform/attempt-throttle-store.ts'
import type { Database } from '../../../platform/database.ts'
import { hashOf } from '../../../platform/random-id.ts'

/** Per user, to whatever addresses: ten codes at once and ten more an hour. */
const CODES_BY_USER = { budget: 10, everyMs: 6 * MINUTE_MS }

/** Counts a code that a logged-in user has mailed; returns how long to wait instead, if so. */
export async function admitCodeMail(
  database: Database,
  userId: string,
  nowMs: number,
): Promise<number | undefined> {
  const key = hashOf('code-mails', userId)
  if (await spendTry(database, key, nowMs, CODES_BY_USER)) return undefined
  const { budget, everyMs } = CODES_BY_USER
  return (await loadNextTime(database, key)) + everyMs - budget * everyMs - nowMs
}

/** No code was mailed: only what is sent counts. */
export function returnCodeMail(database: Database, userId: string): Promise<void> {
  return returnTry(database, hashOf('code-mails', userId), CODES_BY_USER)
}
