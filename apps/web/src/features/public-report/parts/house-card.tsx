// What the house earned in a month, and from what; tax apart, since it is not the house's.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { LEDGER_TEXTS, type ReportMonth } from '../report-month.ts'
import { useFigures } from './use-figures.tsx'

export function HouseCard({ house }: { house: ReportMonth['house'] }) {
  const t = useText()
  const { money, signedMoney } = useFormats()
  const { row } = useFigures()
  const earned = house.lines.filter(({ ledger }) => ledger !== 'tax')
  const tax = house.lines.find(({ ledger }) => ledger === 'tax')
  const shown = (amount: string | null, format: (text: string) => string) =>
    amount === null ? t('report.fewAccounts') : format(amount)
  return (
    <Card>
      <h2 className="text-body font-semibold text-text">{t('report.house')}</h2>
      <DefinitionList
        rows={[
          ...earned.map(({ ledger, amount }) => ({
            id: ledger,
            label: t(LEDGER_TEXTS[ledger] ?? 'shell.unknown'),
            value: shown(amount, signedMoney),
          })),
          {
            ...{ id: 'sum', label: t('report.sum'), weight: 'total' },
            value: signedMoney(house.sum),
          },
        ]}
      />
      <p className="py-1 text-caption text-text3">{t('report.houseHow')}</p>
      <DefinitionList
        rows={[row('report.tax', 'report.taxHow', shown(tax?.amount ?? '0', money))]}
      />
    </Card>
  )
}
