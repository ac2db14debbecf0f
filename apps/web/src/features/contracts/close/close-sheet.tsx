// Closing a position or some of it: how much, what it brings about, and then what it brought.

import { formatPrice } from '@fairtick/core/numbers/price'
import { Sheet } from '@fairtick/ui/sheet'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import { coreInstrument } from '../../../live/core-instrument.ts'
import { useInstrument } from '../../../live/instruments.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { CloseFields } from './close-fields.tsx'
import { CloseFooter } from './close-footer.tsx'
import { CloseResult } from './close-result.tsx'
import { useCloseForm } from './use-close-form.ts'
import { type Closing, useClosing } from './use-contract-calls.ts'

export type CloseSheetProps = { open: boolean; onClose: () => void; order: WireContract }

/** Mount it anew for each opening. */
export function CloseSheet({ open, onClose, order }: CloseSheetProps) {
  const closing = useClosing(order)
  const instrument = useInstrument(order.symbol)
  if (instrument === undefined) return null
  return <Stages {...{ open, onClose, order, closing, instrument }} />
}

type StagesProps = CloseSheetProps & { closing: Closing; instrument: WireInstrument }

function Stages({ open, onClose, order, closing, instrument }: StagesProps) {
  const t = useText()
  const { positions } = useOpenContracts()
  // What changed since the opening, such as a close by a level, is what can be closed now.
  const now = positions.find(({ id }) => id === order.id)
  const [seen, setSeen] = useState(order)
  if (now !== undefined && now !== seen) setSeen(now)
  const live = useLiveFigures().positions.get(order.id)
  const form = useCloseForm(now ?? seen, coreInstrument(instrument), live)
  const [shownPrice, setShownPrice] = useState<string>()
  const { submission } = closing
  const isDone = submission.state === 'done'
  const send = () => {
    setShownPrice(live && formatPrice(live.exit, instrument.priceDecimals))
    closing.submit({ id: order.id, ...(form.lots === form.lotsOpen ? {} : { lots: form.text }) })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(isDone ? 'positions.closedTitle' : 'positions.closeTitle')}
      closeLabel={t('shell.close')}
      footer={
        <CloseFooter
          {...{ closing, form, order, live, onClose }}
          isGone={now === undefined}
          onSend={send}
        />
      }
    >
      {isDone ? (
        <CloseResult
          order={submission.order}
          decimals={instrument.priceDecimals}
          shownPrice={shownPrice}
        />
      ) : (
        <CloseFields {...{ form, order, live, instrument }} />
      )}
    </Sheet>
  )
}
