// Counts by reason, under a heading, with how they are counted.

import { DefinitionList } from '@fairtick/ui/definition-list'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { REASON_TEXTS, type ReportMonth } from '../report-month.ts'
import { useFigures } from './use-figures.tsx'

type ReasonListProps = {
  title: TextKey
  how: TextKey
  reasons: ReportMonth['contracts']['cancelled']
}

export function ReasonList({ title, how, reasons }: ReasonListProps) {
  const t = useText()
  const { counted } = useFigures()
  return (
    <div className="pt-3">
      <h3 className="text-dense font-semibold text-text">{t(title)}</h3>
      {reasons.length === 0 ? (
        <p className="py-1 text-dense text-text2">{t('report.none')}</p>
      ) : (
        <DefinitionList
          spacing="dense"
          rows={reasons.map(({ reason, count }) => ({
            id: reason,
            label: t(REASON_TEXTS[reason] ?? 'shell.unknown'),
            value: counted(count),
          }))}
        />
      )}
      <p className="pt-1 text-caption text-text3">{t(how)}</p>
    </div>
  )
}
