// Take profit and stop loss by one tap each, with the price that the chosen one comes to.

import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { Chip } from '@fairtick/ui/chip'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { LevelDraft, LevelKind } from '../level-form.ts'
import { isQuickLevel, QUICK_DISTANCES, toggleQuickLevel } from '../quick-levels.ts'

export type LevelChipRowProps = {
  drafts: Readonly<Record<LevelKind, LevelDraft>>
  onChange: (kind: LevelKind, draft: LevelDraft) => void
  /** What the drafts mean; undefined for none. */
  prices: Readonly<Record<LevelKind, Price | undefined>>
  priceDecimals: number
  /** Stands at the end of the row. */
  children?: ReactNode
}

const KINDS: readonly LevelKind[] = ['takeProfit', 'stopLoss']

export function LevelChipRow(props: LevelChipRowProps) {
  const { drafts, onChange, prices, priceDecimals, children } = props
  return (
    <div className="flex flex-wrap items-end gap-x-2">
      {KINDS.map((kind) => (
        <LevelChips
          key={kind}
          kind={kind}
          draft={drafts[kind]}
          onChange={(draft) => onChange(kind, draft)}
          price={prices[kind]}
          priceDecimals={priceDecimals}
        />
      ))}
      {children}
    </div>
  )
}

type LevelChipsProps = {
  kind: LevelKind
  draft: LevelDraft
  onChange: (draft: LevelDraft) => void
  price: Price | undefined
  priceDecimals: number
}

function LevelChips({ kind, draft, onChange, price, priceDecimals }: LevelChipsProps) {
  const t = useText()
  const formats = useFormats()
  const name = t(NAMES[kind])
  return (
    <fieldset
      aria-label={t('contracts.levelQuick', { level: name })}
      className="min-w-0 flex-[1_1_8.25rem]"
    >
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
