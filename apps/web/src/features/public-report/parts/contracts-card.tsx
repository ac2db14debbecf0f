// What a month came to for contracts.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useText } from '../../../platform/i18n.ts'
import type { ReportMonth } from '../report-month.ts'
import { ReasonList } from './reason-list.tsx'
import { SlippageTable } from './slippage-table.tsx'
import { StopsTable } from './stops-table.tsx'
import { useFigures } from './use-figures.tsx'

export function ContractsCard({ contracts }: { contracts: ReportMonth['contracts'] }) {
  const t = useText()
  const { row, counted, handling, losing } = useFigures()
  return (
    <Card>
      <h2 className="text-body font-semibold text-text">{t('report.contracts')}</h2>
      <DefinitionList
        rows={[
          losing('report.losingHow', contracts.results),
          row('report.opened', 'report.openedHow', counted(contracts.opened)),
          row('report.refused', 'report.refusedHow', counted(contracts.refused)),
          row('report.stoppedOut', 'report.stoppedOutHow', counted(contracts.stoppedOut)),
          ...handling(contracts.handling),
        ]}
      />
      <SlippageTable
        slippage={contracts.slippage}
        title="report.fills"
        how="report.fillsHow"
        amounts="shown"
      />
      <StopsTable stops={contracts.behindGap} />
      <ReasonList
        title="report.cancelled"
        how="report.cancelledHow"
        reasons={contracts.cancelled}
      />
    </Card>
  )
}
