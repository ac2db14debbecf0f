// One instrument in a list: star, logo, pair with volume, sparkline, price, change.

import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { joinClasses } from '@fairtick/ui/join-classes'
import { Sparkline } from '@fairtick/ui/sparkline'
import { memo } from 'react'
import { halvesOf } from '../../../live/instruments.ts'
import { useQuote } from '../../../live/use-live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { LiveChange, LivePrice } from './live-figures.tsx'
import { StarButton } from './star-button.tsx'

export type MarketRowProps = {
  instrument: WireInstrument
  star: 'shown' | 'hidden'
  /** Place in the whole table, from 1, for a list that mounts only what is seen. */
  rowIndex?: number | undefined
}

export const MarketRow = memo(function MarketRow({ instrument, star, rowIndex }: MarketRowProps) {
  const { base, quote } = halvesOf(instrument)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a row of a table; the link in it is focused.
    // biome-ignore lint/a11y/useSemanticElements: a windowed list cannot be made of table rows.
    <div role="row" aria-rowindex={rowIndex} className={joinClasses(ROW, GRIDS[star])}>
      {star === 'shown' && (
        <Cell className="relative z-10">
          <StarButton instrument={instrument} />
        </Cell>
      )}
      <Cell className="flex min-w-0 items-center gap-3">
        <InstrumentLogo base={base} />
        <span className="min-w-0">
          <a
            href={hrefOf('/pages/trade', { symbol: instrument.symbol })}
            translate="no"
            className="block whitespace-nowrap text-body font-semibold text-text after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            {base}
            <span className="text-legal font-normal text-text3">/{quote}</span>
          </a>
          <Volume instrument={instrument} />
        </span>
      </Cell>
      <Cell className="hidden justify-self-center min-[360px]:block">
        <Trend instrument={instrument} />
      </Cell>
      <Cell className="text-end">
        <LivePrice instrument={instrument} />
      </Cell>
      <Cell className="text-end">
        <LiveChange symbol={instrument.symbol} />
      </Cell>
    </div>
  )
})

export const ROW_HEIGHT_PX = 62

const ROW = 'relative grid min-h-[62px] items-center gap-2 border-b border-divider last:border-b-0'

/** Columns with the star in front, and without. */
export const GRIDS = {
  shown:
    'grid-cols-[2.25rem_minmax(0,1fr)_auto_5rem] min-[360px]:grid-cols-[2.25rem_minmax(0,1fr)_4rem_minmax(4.5rem,auto)_5.25rem] ps-0',
  hidden:
    'grid-cols-[minmax(0,1fr)_auto_5rem] min-[360px]:grid-cols-[minmax(0,1fr)_4rem_minmax(4.5rem,auto)_5.25rem]',
} as const

function Cell({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a windowed list cannot be made of table cells.
    <div role="cell" className={className}>
      {children}
    </div>
  )
}

/** What was traded in 24 h, in units of the base; nothing where the source knows no volume. */
function Volume({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { compact } = useFormats()
  const volume = useQuote(instrument.symbol)?.volume24h ?? null
  return (
    <span className="tabular block truncate text-caption text-text3">
      <span className="sr-only">{t('market.sortVolume')} </span>
      {volume === null ? '—' : compact(volume)}
    </span>
  )
}

function Trend({ instrument }: { instrument: WireInstrument }) {
  const quote = useQuote(instrument.symbol)
  const isCertain = quote?.freshness === 'live'
  return (
    <Sparkline
      points={instrument.spark.map(Number)}
      direction={isCertain ? directionOf(quote.change) : 'flat'}
      className={isCertain ? undefined : 'opacity-40'}
    />
  )
}
