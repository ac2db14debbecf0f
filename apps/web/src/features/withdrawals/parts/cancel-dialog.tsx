// Asks before a withdrawal is taken back.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { useClientState } from '../../../platform/client-state.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useWithdrawalCancel } from '../use-withdrawal-cancel.ts'

export type CancelDialogProps = { record: WithdrawalRecord; onClose: () => void }

/** What came of it, its record shows. */
export function CancelDialog({ record, onClose }: CancelDialogProps) {
  const t = useText()
  const { exactMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { send, isSending, problem } = useWithdrawalCancel(record.id, onClose)
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('withdraw.cancelTitle')}
      cancelLabel={t('withdraw.keep')}
      confirmLabel={t(problem === undefined ? 'withdraw.cancel' : 'shell.retry')}
      onConfirm={send}
      busy={isSending}
    >
      <div className="flex flex-col gap-2">
        {t('withdraw.cancelText', { amount: exactMoney(record.amount), currency })}
        <FormFailure failure={problem} unanswered={t('withdraw.cancelUnknown')} />
      </div>
    </AlertDialog>
  )
}
