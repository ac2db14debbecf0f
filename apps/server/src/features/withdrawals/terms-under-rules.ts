// The terms of withdrawals, with the tax that the rules of the country leave and its law (TR-13).

import type { InstallationMode } from '@fairtick/core/account/account-access'
import { parseWithdrawalTerms } from '@fairtick/core/cash/withdrawal-terms'
import { type Jurisdiction, taxAllowed } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { WithdrawalTermsText } from './store.ts'

/** What is charged now, by the function that charges it. */
export function termsUnderRules(
  rules: Jurisdiction,
  mode: InstallationMode,
  text: MoneyTermsText['withdrawals'],
): WithdrawalTermsText {
  const { taxRate, taxBase } = taxAllowed(rules, mode, parseWithdrawalTerms(text))
  const terms = { ...text, taxRate: formatRate(taxRate), taxBase }
  const { tax } = rules.text
  if (tax === null || tax === 'practice' || taxRate === 0n) return terms
  const { authority, legalBasis } = tax
  return { ...terms, taxLaw: { authority, legalBasis } }
}
