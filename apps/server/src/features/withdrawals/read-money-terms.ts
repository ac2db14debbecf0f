// The terms of withdrawals, rewards and VIP that ship, by mode of the installation (TR-6, 8, 9).

import { readFileSync } from 'node:fs'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'

type Shipped = Omit<MoneyTermsText, 'withdrawals'> & {
  readonly withdrawals: Omit<MoneyTermsText['withdrawals'], 'taxRate'> & {
    /** Live it is 0: charged is at most what the rules of the country name a law of (TR-13). */
    readonly taxRate: { readonly practice: string; readonly live: string }
  }
}

const SHIPPED_FILE = new URL('../../../catalogue/money-terms.json', import.meta.url)

/** What the engine writes on the tape; it checks the values. */
export function readMoneyTerms(
  mode: 'practice' | 'live',
  file: URL = SHIPPED_FILE,
): MoneyTermsText {
  const { withdrawals, ...others } = JSON.parse(readFileSync(file, 'utf8')) as Shipped
  const taxRate = withdrawals.taxRate[mode]
  return { withdrawals: { ...withdrawals, taxRate }, ...others }
}
