// Settings of a ticket: price tolerance, and whether an order is looked over before it is sent.

import { Sheet } from '@fairtick/ui/sheet'
import { useText } from '../../../platform/i18n.ts'
import type { TradeMode } from '../panel-props.ts'
import { ContractReviewField, ReviewField, ToleranceField } from './ticket-settings-fields.tsx'

export type TicketSettingsSheetProps = {
  open: boolean
  onClose: () => void
  mode: TradeMode
  title: string
}

export function TicketSettingsSheet({ open, onClose, mode, title }: TicketSettingsSheetProps) {
  const t = useText()
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('shell.close')}>
      <div className="flex flex-col gap-4 pb-2">
        <ToleranceField />
        {mode === 'contract' ? <ContractReviewField /> : <ReviewField />}
      </div>
    </Sheet>
  )
}
