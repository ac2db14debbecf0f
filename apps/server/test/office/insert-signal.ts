// For tests: somebody who leads, a post of theirs, and a report of it that waits for the office.

import { parsePrice } from '@fairtick/core/numbers/price'
import { insertReport } from '@fairtick/server/features/signals/report-store'
import { sealSignal } from '@fairtick/server/features/signals/sealed-signal'
import { insertSignal } from '@fairtick/server/features/signals/signal-store'
import type { Queryable } from '@fairtick/server/platform/database'
import { randomId } from '@fairtick/server/platform/random-id'
import { insertLeading, shownId } from '@fairtick/server/test/copying-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'

type Reported = {
  readonly userId: string
  readonly accountId: string
  readonly reporterId: string
  readonly postedMs: number
}

/** The id of the post. */
export async function insertReportedSignal(
  database: Queryable,
  { userId, accountId, reporterId, postedMs }: Reported,
): Promise<string> {
  const price = parsePrice('64000')
  if (price === undefined) throw new Error('no price')
  await insertLeading({ database, rowSeal: TEST_ROW_SEAL }, { userId, accountId })
  const signal = sealSignal(TEST_ROW_SEAL, {
    ...{ id: randomId(), leaderId: shownId(accountId), accountId, accountKind: 'practice' },
    ...{ symbol: 'BTCUSDT', direction: 'long', text: 'Higher lows since Monday.', postedMs },
    ...{ price, tickSeq: 1, tickMs: postedMs, tapePosition: 1, held: [] },
    ...{ status: 'shown', endedMs: null, reason: null },
  })
  await insertSignal(database, signal)
  const report = { postId: signal.id, userId: reporterId, reason: 'signal_claim' } as const
  await insertReport(database, { ...report, timeMs: postedMs }, signal.text)
  return signal.id
}
