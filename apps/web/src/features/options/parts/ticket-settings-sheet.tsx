// Settings of the ticket: price tolerance and the review step.

import { Sheet } from '@fairtick/ui/sheet'
import { useText } from '../../../platform/i18n.ts'
import { ReviewField, ToleranceField } from '../../trade/parts/ticket-settings-fields.tsx'

export type TicketSettingsSheetProps = { open: boolean; onClose: () => void }

export function TicketSettingsSheet({ open, onClose }: TicketSettingsSheetProps) {
  const t = useText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('options.settings')}
      closeLabel={t('shell.close')}
    >
      <div className="flex flex-col gap-4 pb-2">
        <ToleranceField />
        <ReviewField />
      </div>
    </Sheet>
  )
}
