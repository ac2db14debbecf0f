// One instrument in a list: star, logo, pair with volume, sparkline, price, change.

import { IconButton } from '@fairtick/ui/icon-button'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { joinClasses } from '@fairtick/ui/join-classes'
import { Sparkline } from '@fairtick/ui/sparkline'
import { EllipsisVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { halvesOf } from '../../../live/instruments.ts'
import { useQuote } from '../../../live/use-live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useLongPress } from '../../../platform/use-long-press.ts'
import { useTicketSettings } from '../../order-ticket/public.ts'
import { turnoverText } from '../turnover.ts'
import { LiveChange, LivePrice } from './live-figures.tsx'
import { StarButton } from './star-button.tsx'

export type MarketRowProps = {
  instrument: WireInstrument
  star: 'shown' | 'hidden'
  /** Place in the whole table, from 1, for a list that mounts only what is seen. */
  rowIndex?: number | undefined
  /** Opens the row's menu, by a long press or its button; keep its identity. */
  onMenu?: ((symbol: string) => void) | undefined
}

export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { instrument, star, rowIndex, onMenu } = props
  const { symbol } = instrument
  const { base, quote } = halvesOf(instrument)
  const openMenu = onMenu && (() => onMenu(symbol))
  const press = useLongPress(openMenu)
  const mode = useTicketSettings((settings) => settings.mode)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a row of a table; the link in it is focused.
    // biome-ignore lint/a11y/useSemanticElements: a windowed list cannot be made of table rows.
    <div
      {...press}
      role="row"
      aria-rowindex={rowIndex}
      className={joinClasses(ROW, GRIDS[star], openMenu && WITH_MENU)}
    >
      {star === 'shown' && (
        <Cell className="relative z-10 -mx-2.5">
          <StarButton instrument={instrument} />
        </Cell>
      )}
      <Cell className="min-w-0">
        <a
          href={hrefOf('/pages/trade', { symbol, mode })}
          className="flex min-h-15 min-w-0 items-center gap-2 after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          <InstrumentLogo base={base} quote={quote} />
          <span className="min-w-0">
            <PairName instrument={instrument} />
            <Turnover instrument={instrument} />
          </span>
        </a>
      </Cell>
      <Cell className="hidden min-[22.5rem]:block">
        <Trend instrument={instrument} />
      </Cell>
      <Cell className="text-end">
        <LivePrice instrument={instrument} size="dense" />
      </Cell>
      <Cell className="flex justify-end text-end cramped:col-span-2 cramped:col-start-2">
        <LiveChange symbol={symbol} />
      </Cell>
      {openMenu && <MenuCell pair={instrument.pair} onPress={openMenu} />}
    </div>
  )
})

export const ROW_HEIGHT_PX = 62

const ROW = 'relative grid min-h-[62px] items-center gap-2 border-b border-divider last:border-b-0'

/** Columns with the star in front, and without. */
const GRIDS = {
  shown:
    'grid-cols-[1.5rem_minmax(0,1fr)_auto_5.25rem] cramped:grid-cols-[1.5rem_minmax(0,1fr)_auto] min-[22.5rem]:grid-cols-[1.5rem_minmax(0,1fr)_3rem_minmax(4.25rem,auto)_5.25rem]',
  hidden:
    'grid-cols-[minmax(0,1fr)_auto_5.25rem] cramped:grid-cols-[1.5rem_minmax(0,1fr)_auto] min-[22.5rem]:grid-cols-[minmax(0,1fr)_3rem_minmax(4.25rem,auto)_5.25rem]',
} as const

/** Where there is room for it beside the figures; a narrower screen is pressed long. */
const WITH_MENU = joinClasses(
  'select-none [-webkit-touch-callout:none]',
  'min-[27.5rem]:grid-cols-[1.5rem_minmax(0,1fr)_3rem_minmax(4.25rem,auto)_5.25rem_1.5rem]',
)

function MenuCell({ pair, onPress }: { pair: string; onPress: () => void }) {
  const t = useText()
  return (
    <Cell className="relative z-10 -mx-2.5 hidden min-[27.5rem]:block">
      <IconButton
        label={t('market.menu', { pair })}
        icon={<EllipsisVertical className="size-5 text-text3" />}
        aria-haspopup="dialog"
        onClick={onPress}
      />
    </Cell>
  )
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a windowed list cannot be made of table cells.
    <div role="cell" className={className}>
      {children}
    </div>
  )
}

/** The base alone where the quote is USDT, which most have; otherwise the whole pair. */
function PairName({ instrument }: { instrument: WireInstrument }) {
  const { base, quote } = halvesOf(instrument)
  return (
    <span
      translate="no"
      className={joinClasses(
        'block whitespace-nowrap font-semibold text-text',
        quote === 'USDT' ? 'text-body' : 'text-dense',
      )}
    >
      {base}
      <span className={quote === 'USDT' ? 'sr-only' : undefined}>/{quote}</span>
    </span>
  )
}

/** Of 24 h; nothing where the source knows no volume. Of what is not offered that it is not. */
function Turnover({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { compact } = useFormats()
  const turnover = turnoverText(instrument, useQuote(instrument.symbol))
  if (!instrument.isOffered) {
    return <span className="block truncate text-caption text-warn">{t('market.notOffered')}</span>
  }
  return (
    <span className="tabular block truncate text-caption text-text3">
      <span className="sr-only">{t('market.sortVolume')} </span>
      {turnover === undefined ? '—' : compact(turnover)}
    </span>
  )
}

function Trend({ instrument }: { instrument: WireInstrument }) {
  const quote = useQuote(instrument.symbol)
  const isCertain = quote?.freshness === 'live'
  return (
    <Sparkline
      points={instrument.spark.map(Number)}
      width={48}
      direction={isCertain ? directionOfChange(quote.change) : 'flat'}
      className={isCertain ? undefined : 'opacity-40'}
    />
  )
}
