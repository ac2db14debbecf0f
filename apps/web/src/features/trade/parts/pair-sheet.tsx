// Choosing another instrument without leaving the trade screen.

import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { List, ListRow } from '@fairtick/ui/list-row'
import { SearchField } from '@fairtick/ui/search-field'
import { Sheet } from '@fairtick/ui/sheet'
import { useState } from 'react'
import { halvesOf, useInstruments } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import { LiveChange, LivePrice, StarButton, searchInstruments } from '../../market/public.ts'

export type PairSheetProps = {
  open: boolean
  onClose: () => void
  onPick: (symbol: string) => void
}

export function PairSheet({ open, onClose, onPick }: PairSheetProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const found = searchInstruments(useInstruments() ?? [], query)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('market.pickTitle')}
      closeLabel={t('shell.close')}
      snapPoints={[0.8, 1]}
    >
      <SearchField
        label={t('market.searchPlaceholder')}
        clearLabel={t('market.clearSearch')}
        value={query}
        onChange={setQuery}
      />
      {found.length === 0 && (
        <p className="py-6 text-center text-dense text-text2">{t('market.noMatch', { query })}</p>
      )}
      <List label={t('market.instruments')} className="pt-1">
        {found.map((instrument) => (
          <ListRow
            key={instrument.symbol}
            sideAction={<StarButton instrument={instrument} className="-ms-2.5" />}
            leading={<InstrumentLogo base={halvesOf(instrument).base} />}
            title={<span translate="no">{instrument.pair}</span>}
            subtitle={instrument.name}
            trailing={
              <>
                <LivePrice instrument={instrument} />
                <LiveChange symbol={instrument.symbol} />
              </>
            }
            onClick={() => onPick(instrument.symbol)}
          />
        ))}
      </List>
    </Sheet>
  )
}
