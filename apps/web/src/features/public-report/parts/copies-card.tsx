// What a month came to for copies.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useText } from '../../../platform/i18n.ts'
import type { ReportMonth } from '../report-month.ts'
import { ReasonList } from './reason-list.tsx'
import { StopsTable } from './stops-table.tsx'
import { useFigures } from './use-figures.tsx'

export function CopiesCard({ copies }: { copies: ReportMonth['copies'] }) {
  const t = useText()
  const { row, counted } = useFigures()
  return (
    <Card>
      <h2 className="text-body font-semibold text-text">{t('report.copies')}</h2>
      <DefinitionList
        rows={[
          row('report.copied', 'report.copiedHow', counted(copies.opened)),
          row('report.stoppedOut', 'report.stoppedOutHow', counted(copies.stoppedOut)),
        ]}
      />
      <StopsTable stops={copies.behindGap} />
      <ReasonList title="report.skipped" how="report.skippedHow" reasons={copies.skipped} />
    </Card>
  )
}
