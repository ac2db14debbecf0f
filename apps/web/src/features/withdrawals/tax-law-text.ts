// For whom tax is withheld and by which law, or that it is an example, or that there is none.

import type { Say } from '../../platform/i18n.ts'
import type { Terms } from './withdrawal-form.ts'

export type TaxLawOf = Pick<Terms, 'taxRate' | 'taxLaw'>

export function taxLawText({ taxRate, taxLaw }: TaxLawOf, t: Say): string {
  if (taxRate === '0') return t('withdraw.taxNone')
  return taxLaw === null ? t('withdraw.taxPractice') : t('withdraw.taxLaw', taxLaw)
}
