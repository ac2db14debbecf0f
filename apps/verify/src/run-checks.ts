// Checks receipts one after another and says how far it is; the page stays usable meanwhile.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import { type CheckedReceipt, checkReceipts } from '@fairtick/verifier/check-receipt'
import type { TapeSource } from '@fairtick/verifier/tape-source'

/** The browser draws between so many milliseconds of work. */
const SLICE_MS = 50

export async function runChecks(
  source: TapeSource,
  receipts: readonly SignedReceipt[],
  tell: (done: number) => void,
): Promise<readonly CheckedReceipt[]> {
  const results: CheckedReceipt[] = []
  let drawnMs = performance.now()
  for await (const checked of checkReceipts(source, receipts)) {
    results.push(checked)
    if (performance.now() - drawnMs < SLICE_MS) continue
    tell(results.length)
    await new Promise((resume) => setTimeout(resume))
    drawnMs = performance.now()
  }
  return results
}
