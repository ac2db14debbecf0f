// The bell of an instrument: full where an alert of it waits; opens the sheet of alerts.

import { IconButton } from '@fairtick/ui/icon-button'
import { Bell } from 'lucide-react'
import type { WireInstrument } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import { AlertSheet } from './alert-sheet.tsx'
import { usePriceAlerts } from './use-price-alerts.ts'

export function AlertButton({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const sheet = useLazySheet()
  const { symbol, pair } = instrument
  const count = usePriceAlerts().data?.data.filter((alert) => alert.symbol === symbol).length ?? 0
  const label = t('market.alertBell', { pair })
  return (
    <>
      <IconButton
        label={count === 0 ? label : `${label} (${count})`}
        icon={
          <Bell className={count === 0 ? 'size-5.5 text-text3' : 'size-5.5 fill-star text-star'} />
        }
        aria-haspopup="dialog"
        onClick={sheet.open}
      />
      {sheet.isMounted && (
        <AlertSheet
          key={symbol}
          instrument={instrument}
          open={sheet.isOpen}
          onClose={sheet.close}
        />
      )}
    </>
  )
}
