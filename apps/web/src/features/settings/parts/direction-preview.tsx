// How rise and fall look in a palette: two candles and two changes, with sign and arrow.

import { ChangePill } from '@fairtick/ui/change-pill'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

const RISE = '0.012'
const FALL = '-0.012'

export function DirectionPreview() {
  const t = useText()
  const { signedPercent } = useFormats()
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="flex items-end gap-3">
        <Candle direction="up" />
        <Candle direction="down" />
      </span>
      <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 text-dense text-text2">
        <span className="flex items-center gap-2">
          {t('settings.up')}
          <ChangePill text={signedPercent(RISE)} direction="up" />
        </span>
        <span className="flex items-center gap-2">
          {t('settings.down')}
          <ChangePill text={signedPercent(FALL)} direction="down" />
        </span>
      </span>
    </div>
  )
}

function Candle({ direction }: { direction: 'up' | 'down' }) {
  const colour = direction === 'up' ? 'text-up' : 'text-down'
  const top = direction === 'up' ? 8 : 16
  return (
    <svg aria-hidden="true" width="16" height="48" viewBox="0 0 16 48" className={colour}>
      <rect x="7" y={top - 6} width="2" height="36" rx="1" fill="currentColor" />
      <rect x="2" y={top} width="12" height="22" rx="2" fill="currentColor" />
    </svg>
  )
}
