// Putting the watchlist in order: up and down by buttons, off by the star.

import { IconButton } from '@fairtick/ui/icon-button'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { List, ListRow } from '@fairtick/ui/list-row'
import { useToast } from '@fairtick/ui/toast'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { halvesOf } from '../../../live/instruments.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { reorderWatchlist } from '../watchlist-order.ts'
import { StarButton } from './star-button.tsx'

export type WatchlistEditorProps = { instruments: readonly WireInstrument[] }

export function WatchlistEditor({ instruments }: WatchlistEditorProps) {
  const t = useText()
  const showToast = useToast()
  const symbols = instruments.map(({ symbol }) => symbol)
  const move = (from: number, to: number) => {
    reorderWatchlist(moved(symbols, from, to)).catch(() =>
      showToast({ text: t('market.starFailed'), tone: 'danger' }),
    )
  }
  return (
    <List label={t('market.tabWatchlist')}>
      {instruments.map((instrument, at) => {
        const { pair } = instrument
        return (
          <ListRow
            key={instrument.symbol}
            leading={<InstrumentLogo base={halvesOf(instrument).base} />}
            title={<span translate="no">{pair}</span>}
            sideAction={<StarButton instrument={instrument} />}
            trailing={
              <span className="flex">
                <IconButton
                  label={t('market.moveUp', { pair })}
                  icon={<ChevronUp className="size-5" />}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  label={t('market.moveDown', { pair })}
                  icon={<ChevronDown className="size-5" />}
                  disabled={at === symbols.length - 1}
                  onClick={() => move(at, at + 1)}
                />
              </span>
            }
          />
        )
      })}
    </List>
  )
}

function moved(symbols: readonly string[], from: number, to: number): readonly string[] {
  const symbol = symbols[from]
  return symbol === undefined ? symbols : symbols.toSpliced(from, 1).toSpliced(to, 0, symbol)
}
