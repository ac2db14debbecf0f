// Rows of a report: each figure with the sentence that says how it is worked out.

import type { DefinitionRow } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { ReportMonth } from '../report-month.ts'

export function useFigures() {
  const t = useText()
  const { count, percent } = useFormats()
  const row = (label: TextKey, how: TextKey, value: string): DefinitionRow => ({
    ...{ id: label, label: t(label), value },
    info: { label: t('account.explain', { name: t(label) }), text: t(how) },
  })
  /** Null: so few that nobody is to be known by them. */
  const counted = (orders: number | null) => (orders === null ? t('report.few') : count(orders))
  return {
    row,
    counted,
    /** The mean and the longest time; none where few orders came. */
    handling: (handling: ReportMonth['contracts']['handling']): DefinitionRow[] => {
      const of = (label: TextKey, ms: string | undefined) => {
        const value = ms === undefined ? t('report.few') : t('report.milliseconds', { ms })
        return row(label, 'report.handlingHow', value)
      }
      return [
        of('report.handlingMean', handling?.meanMs),
        of('report.handlingLongest', handling === null ? undefined : count(handling.longestMs)),
      ]
    },
    losing: (how: TextKey, results: ReportMonth['contracts']['results']): DefinitionRow =>
      row(
        'report.losing',
        how,
        results === null
          ? t('report.fewAccounts')
          : t('report.losingOf', {
              share: percent(results.losingShare),
              accounts: count(results.accounts),
            }),
      ),
  }
}
