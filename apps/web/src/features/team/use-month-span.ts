// So many months in the words of the language: 1 month, 12 months, 12か月.

import { localeOf } from '../../platform/formats.ts'
import { useLanguage } from '../../platform/i18n.ts'

export function useMonthSpan(): (months: number) => string {
  const locale = localeOf(useLanguage())
  const words = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const
  return (months) => new Intl.NumberFormat(locale, words).format(months)
}
