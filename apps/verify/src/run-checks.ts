// Checks receipts one after another and says how far it is; the page stays usable meanwhile.

import { type Receipt, readReceipt, type SignedReceipt } from '@fairtick/proof/receipt'
import { checkReceipt } from '@fairtick/verifier/check-receipt'
import type { Check } from '@fairtick/verifier/checks'
import { compareReceipts } from '@fairtick/verifier/contradiction'
import type { TapeSource } from '@fairtick/verifier/tape-source'

export type CheckedReceipt = {
  /** Among those that were given. */
  readonly place: number
  readonly id: string
  readonly checks: readonly Check[]
}

/** The browser draws between so many milliseconds of work. */
const SLICE_MS = 50

export async function runChecks(
  source: TapeSource,
  receipts: readonly SignedReceipt[],
  tell: (done: number) => void,
): Promise<readonly CheckedReceipt[]> {
  const results: CheckedReceipt[] = []
  const known = new Map<string, Receipt>()
  let drawnMs = performance.now()
  for (const receipt of receipts) {
    const checks = await checkReceipt(source, receipt)
    const read = await readReceipt(receipt, source.keys)
    const before = known.get(read?.id ?? '')
    if (read !== undefined) known.set(read.id, read)
    const both = read && before ? compareReceipts(before, read) : []
    const [place, id] = [results.length, read?.id ?? '']
    results.push({ place, id, checks: [...checks, ...both] })
    if (performance.now() - drawnMs < SLICE_MS) continue
    tell(results.length)
    await new Promise((resume) => setTimeout(resume))
    drawnMs = performance.now()
  }
  return results
}
