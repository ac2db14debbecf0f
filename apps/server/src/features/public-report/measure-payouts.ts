// How long withdrawals took from the request to the payout, and which wait (H6).

import type { Queryable } from '../../platform/database.ts'
import { accountPages } from './account-pages.ts'
import type { Payouts, Span } from './figures.ts'
import type { MeasuredReport } from './sealed-report.ts'
import { listWithdrawalTimes } from './store.ts'

/**
 * By what ended in the span, and what waited at its end: so each withdrawal is counted where it was
 * paid, however late, and none drops out of the figures by being slow.
 */
export async function measurePayouts(
  database: Queryable,
  kind: MeasuredReport['accountKind'],
  span: Span,
): Promise<Payouts> {
  const [tookMs, waitedMs] = [[], []] as [number[], number[]]
  let [failed, cancelled] = [0, 0]
  for await (const ids of accountPages(database, kind)) {
    for (const one of await listWithdrawalTimes(database, ids, span)) {
      const { status, submittedMs, endedMs } = one
      if (endedMs === null || endedMs >= span.untilMs) waitedMs.push(span.untilMs - submittedMs)
      else if (status === 'success') tookMs.push(endedMs - submittedMs)
      else if (status === 'failed') failed += 1
      else cancelled += 1
    }
  }
  tookMs.sort((a, b) => a - b)
  return {
    paid: tookMs.length,
    ...{ medianMs: rank(tookMs, 50), p95Ms: rank(tookMs, 95), longestMs: tookMs.at(-1) ?? null },
    ...{ failed, cancelled, waiting: waitedMs.length },
    longestWaitMs: waitedMs.length === 0 ? null : waitedMs.reduce((a, b) => Math.max(a, b)),
  }
}

/** The smallest that so many of a hundred are not above: nearest rank, of ascending numbers. */
function rank(ascending: readonly number[], percent: number): number | null {
  return ascending[Math.ceil((ascending.length * percent) / 100) - 1] ?? null
}
