// Settings of the order ticket: price tolerance, and whether a tap orders at once.

import { Sheet } from '@fairtick/ui/sheet'
import { useText } from '../../../platform/i18n.ts'
import { ContractReviewField, ToleranceField } from '../../trade/parts/ticket-settings-fields.tsx'

export type ContractSettingsSheetProps = { open: boolean; onClose: () => void }

export function ContractSettingsSheet({ open, onClose }: ContractSettingsSheetProps) {
  const t = useText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('contracts.settings')}
      closeLabel={t('shell.close')}
    >
      <div className="flex flex-col gap-4 pb-2">
        <ToleranceField />
        <ContractReviewField />
      </div>
    </Sheet>
  )
}
