// A share of accounts that lost, as it is told.

import type { MeasuredShare } from './sealed-share.ts'

/** In tenths of a percent, rounded up: what is shown is never less than what was measured. */
export function losingShareText({
  accounts,
  losing,
}: Pick<MeasuredShare, 'accounts' | 'losing'>): string {
  return String(Math.ceil((losing * 1_000) / accounts) / 1_000)
}
