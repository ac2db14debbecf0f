// One withdrawal in a sheet, as it is now; from the list of records or of what is under way.

import { Sheet } from '@fairtick/ui/sheet'
import type { SheetProps } from '@fairtick/ui/sheet-props'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n.ts'
import { recordQuery } from '../withdrawal-reads.ts'
import { RecordActions } from './record-actions.tsx'
import { RecordView } from './record-view.tsx'

export type WithdrawalSheetProps = {
  record: WithdrawalRecord
  open: boolean
  onClose: () => void
} & Pick<SheetProps, 'openedBy'>

export function WithdrawalSheet(props: WithdrawalSheetProps) {
  const { record, open, onClose, openedBy } = props
  const t = useText()
  const { data } = useQuery(recordQuery(record))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      openedBy={openedBy}
      title={t('withdraw.recordTitle')}
      closeLabel={t('shell.close')}
      footer={<RecordActions record={data} />}
    >
      <RecordView record={data} />
    </Sheet>
  )
}
