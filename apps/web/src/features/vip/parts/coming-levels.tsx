// Levels that were announced and do not count yet: from when on, and which are others then.

import { Card } from '@fairtick/ui/card'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { VipInfo } from '../use-vip-levels.ts'

export type ComingLevelsProps = Pick<VipInfo, 'levels' | 'coming'>

export function ComingLevels({ levels, coming }: ComingLevelsProps) {
  const t = useText()
  const { quantity, percent, fullTime } = useFormats()
  return coming.map(({ from, levels: later }) => {
    const others = later.flatMap(({ volume, feeDiscount }, level) => {
      const now = levels[level]
      const isSame = now?.volume === volume && now.feeDiscount === feeDiscount
      if (isSame) return []
      return [{ level: String(level), volume: quantity(volume), discount: percent(feeDiscount) }]
    })
    if (others.length === 0) return null
    return (
      <Card key={from}>
        <h2 className="pb-1 text-dense font-semibold text-text">
          {t('vip.comingFrom', { time: fullTime(from) })}
        </h2>
        <ul className="tabular text-dense text-text2">
          {others.map((values) => (
            <li key={values.level}>{t('vip.comingLevel', values)}</li>
          ))}
        </ul>
      </Card>
    )
  })
}
