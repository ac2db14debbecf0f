// My level in a ring that fills up to the next, and the figures in words.

import { Card } from '@fairtick/ui/card'
import { InfoPopover } from '@fairtick/ui/info-popover'
import { ProgressRing } from '@fairtick/ui/progress-ring'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useOperatorZoneName } from '../../../platform/zone-name.ts'
import type { VipInfo } from '../use-vip-levels.ts'

const RING_PX = 96

export function MyLevelCard({ mine }: { mine: VipInfo['mine'] }) {
  const t = useText()
  const { money, percent } = useFormats()
  const zone = useOperatorZoneName()
  const { level, feeDiscount, volume30d, next } = mine
  return (
    <Card className="flex items-center gap-4">
      <ProgressRing
        label={next ? t('vip.towards', { level: next.level }) : t('vip.highest')}
        share={next ? Number(volume30d) / Number(next.volume) : 1}
        text={`V${level}`}
        sizePx={RING_PX}
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-body font-semibold">
          {Number(feeDiscount) === 0
            ? t('vip.noDiscount')
            : t('vip.discount', { discount: percent(feeDiscount) })}
        </h2>
        <p className="mt-1 flex items-center gap-1 text-caption text-text2">
          {t('vip.volume')}
          <InfoPopover label={t('account.explain', { name: t('vip.volume') })}>
            {t('vip.volumeFormula', { zone })}
          </InfoPopover>
        </p>
        <p className="tabular text-body font-semibold">{money(volume30d, 'down')} USD</p>
        <p className="text-caption text-text2">
          {next
            ? t('vip.missing', { amount: money(next.missing), level: next.level })
            : t('vip.highest')}
        </p>
      </div>
    </Card>
  )
}
