// What the discount took off the fees of last month and of this one.

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { VipInfo } from '../use-vip-levels.ts'

export function SavedCard({ saved }: { saved: VipInfo['saved'] }) {
  const t = useText()
  const { month: monthName, fee } = useFormats()
  const newest = saved.at(-1)
  return (
    <Card aria-labelledby="saved">
      <h2 id="saved" className="text-dense font-semibold">
        {t('vip.savedTitle')}
      </h2>
      <DefinitionList
        rows={saved.map((one) => {
          // Its middle is in the same month wherever the reader is.
          const name = monthName(Date.parse(`${one.month}-15`))
          return {
            id: one.month,
            label: one === newest ? t('vip.soFar', { month: name }) : name,
            value: `${fee(one.amount)} USD`,
          }
        })}
      />
      <p className="text-caption text-text3">{t('vip.savedFormula')}</p>
    </Card>
  )
}
