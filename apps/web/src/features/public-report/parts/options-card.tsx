// What a month came to for timed options.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { ReportMonth } from '../report-month.ts'
import { SlippageTable } from './slippage-table.tsx'
import { useFigures } from './use-figures.tsx'

export function OptionsCard({ options }: { options: ReportMonth['options'] }) {
  const t = useText()
  const { money } = useFormats()
  const { row, counted, handling, losing } = useFigures()
  const { returned } = options
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
    </Card>
  )
}
