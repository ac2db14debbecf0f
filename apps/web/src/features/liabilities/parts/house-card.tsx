// What is owed to all together, as it was published.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { Published } from '../check-answer.ts'

export type HouseCardProps = { published: Published; nextTime: number }

export function HouseCard({ published, nextTime }: HouseCardProps) {
  const t = useText()
  const { exactMoney, count, dateTime } = useFormats()
  const { accounts, total, deficits, checked } = published
  const deficit = { amount: exactMoney(deficits.total), count: count(deficits.count) }
  return (
    <Card aria-labelledby="owed-to-all">
      <h2 id="owed-to-all" className="text-body font-semibold text-text">
        {t('liabilities.houseTitle')}
      </h2>
      <DefinitionList
        rows={[
          {
            ...{ id: 'total', label: t('liabilities.total'), weight: 'strong' },
            value: `${exactMoney(total)} USD`,
          },
          { id: 'accounts', label: t('liabilities.accounts'), value: count(accounts) },
          {
            ...{ id: 'deficits', label: t('liabilities.deficits') },
            value: t('liabilities.deficitOf', deficit),
          },
          { id: 'checked', label: t('liabilities.checked'), value: count(checked) },
          { id: 'next', label: t('liabilities.next'), value: dateTime(nextTime) },
        ]}
      />
    </Card>
  )
}
