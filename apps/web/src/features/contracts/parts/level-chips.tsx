// Take profit and stop loss by one tap each, with the price that the chosen one comes to.

import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { Chip } from '@fairtick/ui/chip'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { LevelDraft, LevelKind } from '../level-form.ts'
import { isQuickLevel, QUICK_DISTANCES, toggleQuickLevel } from '../quick-levels.ts'

export type LevelChipsProps = {
  kind: LevelKind
  draft: LevelDraft
  onChange: (draft: LevelDraft) => void
  /** What the draft means; undefined for none. */
  price: Price | undefined
  priceDecimals: number
}

export function LevelChips({ kind, draft, onChange, price, priceDecimals }: LevelChipsProps) {
  const t = useText()
  const formats = useFormats()
  const name = t(NAMES[kind])
  return (
    <fieldset aria-label={t('contracts.levelQuick', { level: name })} className="min-w-0 flex-1">
      <span className="tabular flex gap-1.5 text-caption whitespace-nowrap text-text2">
        {name}
        <b className="font-semibold text-text">
          {price !== undefined && formats.price(formatPrice(price, 0), priceDecimals)}
        </b>
      </span>
      <span className="flex gap-1">
        {QUICK_DISTANCES[kind].map((percent) => (
          <Chip
            key={percent}
            spacing="tight"
            pressed={isQuickLevel(draft, kind, percent)}
            onClick={() => onChange(toggleQuickLevel(draft, kind, percent))}
            className="min-w-0 flex-1"
          >
            {`${SIGNS[kind]}${percent}%`}
          </Chip>
        ))}
      </span>
    </fieldset>
  )
}

const NAMES = {
  takeProfit: 'positions.takeProfitShort',
  stopLoss: 'positions.stopLossShort',
} as const

const SIGNS = { takeProfit: '+', stopLoss: '−' } as const
