// What a month came to for timed options.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { ReportMonth } from '../report-month.ts'
import { GapTable } from './gap-table.tsx'
import { SlippageTable } from './slippage-table.tsx'
import { useFigures } from './use-figures.tsx'

export function OptionsCard({ options }: { options: ReportMonth['options'] }) {
  const t = useText()
  const { money } = useFormats()
  const { row, counted, handling, losing } = useFigures()
  const { returned, inGap } = options
  const { own, source } = inGap
  return (
    <Card>
      <h2 className="text-body font-semibold text-text">{t('report.options')}</h2>
      <DefinitionList
        rows={[
          losing('report.losingOptionsHow', options.results),
          row('report.bought', 'report.boughtHow', counted(options.bought)),
          row('report.refused', 'report.refusedHow', counted(options.refused)),
          row('report.voided', 'report.voidedHow', counted(options.voided)),
          row(
            'report.returned',
            'report.returnedHow',
            returned === null ? t('report.few') : `${money(returned)} USD`,
          ),
          ...handling(options.handling),
        ]}
      />
      <SlippageTable
        slippage={options.slippage}
        title="report.strikes"
        how="report.strikesHow"
        amounts="none"
      />
      <GapTable
        title="report.inGap"
        how="report.inGapHow"
        columns={['report.columnWhat', 'report.gapOurs', 'report.gapSources']}
        rows={[
          { label: 'report.gapDue', cells: [{ orders: own.due }, { orders: source.due }] },
          {
            ...{ label: 'report.gapHouse', who: 'report.forHouse' },
            cells: [own.house, source.house],
          },
          {
            ...{ label: 'report.gapCustomer', who: 'report.forCustomer' },
            cells: [own.customer, source.customer],
          },
          {
            ...{ label: 'report.gapNeither', who: 'report.forNobody' },
            cells: [{ orders: own.neither }, { orders: source.neither }],
          },
          { label: 'report.gapPaid', cells: [own.paid, source.paid] },
        ]}
      />
    </Card>
  )
}
