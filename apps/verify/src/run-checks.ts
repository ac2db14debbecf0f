// Checks receipts one after another and says how far it is; the page stays usable meanwhile.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import { checkReceipt } from '@fairtick/verifier/check-receipt'
import type { Check } from '@fairtick/verifier/checks'
import type { TapeSource } from '@fairtick/verifier/tape-source'

export type CheckedReceipt = { readonly id: string; readonly checks: readonly Check[] }

/** The browser draws between so many milliseconds of work. */
const SLICE_MS = 50

export async function runChecks(
  source: TapeSource,
  receipts: readonly SignedReceipt[],
  tell: (done: number) => void,
): Promise<readonly CheckedReceipt[]> {
  const results: CheckedReceipt[] = []
  let drawnMs = performance.now()
  for (const receipt of receipts) {
    results.push({ id: idOf(receipt), checks: await checkReceipt(source, receipt) })
    if (performance.now() - drawnMs < SLICE_MS) continue
    tell(results.length)
    await new Promise((resume) => setTimeout(resume))
    drawnMs = performance.now()
  }
  return results
}

function idOf({ text }: SignedReceipt): string {
  try {
    return String((JSON.parse(text) as { id?: unknown }).id ?? '')
  } catch {
    return ''
  }
}
