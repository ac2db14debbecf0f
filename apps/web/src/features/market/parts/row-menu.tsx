// What else can be done with an instrument of a list: trade either product, set an alert, turn its
// star.

import { List, ListRow } from '@fairtick/ui/list-row'
import { Sheet } from '@fairtick/ui/sheet'
import { Bell, ChartCandlestick, Clock, Star } from 'lucide-react'
import { useInstrument } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useToggleStar } from '../use-toggle-star.ts'

export type RowMenuProps = {
  symbol: string
  open: boolean
  onClose: () => void
  /** Asked for the sheet of its price alerts. */
  onAlert: () => void
}

export function RowMenu({ symbol, open, onClose, onAlert }: RowMenuProps) {
  const t = useText()
  const toggle = useToggleStar()
  const instrument = useInstrument(symbol)
  if (instrument === undefined) return null
  const { pair, optional } = instrument
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<span translate="no">{pair}</span>}
      closeLabel={t('shell.close')}
    >
      <List>
        <ListRow
          href={hrefOf('/pages/trade', { symbol, mode: 'contract' })}
          leading={<ChartCandlestick aria-hidden="true" className="size-5.5 text-text2" />}
          title={t('options.modeContract')}
        />
        <ListRow
          href={hrefOf('/pages/trade', { symbol, mode: 'option' })}
          leading={<Clock aria-hidden="true" className="size-5.5 text-text2" />}
          title={t('options.modeOption')}
        />
        <ListRow
          onClick={onAlert}
          leading={<Bell aria-hidden="true" className="size-5.5 text-text2" />}
          title={t('market.alert')}
        />
        <ListRow
          onClick={() => {
            toggle(instrument)
            onClose()
          }}
          leading={
            <Star
              aria-hidden="true"
              className={optional ? 'size-5.5 fill-star text-star' : 'size-5.5 text-text2'}
            />
          }
          title={t(optional ? 'market.unstar' : 'market.star', { pair })}
        />
      </List>
    </Sheet>
  )
}
