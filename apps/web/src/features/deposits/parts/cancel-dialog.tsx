// Asks before a deposit is taken back.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { useToast } from '@fairtick/ui/toast'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useDepositCancel } from '../use-deposit-cancel.ts'

export function CancelDialog({ record, onClose }: { record: DepositRecord; onClose: () => void }) {
  const t = useText()
  const showToast = useToast()
  const { quantity } = useFormats()
  const { send, isSending, problem } = useDepositCancel(record.id, () => {
    onClose()
    showToast({ text: t('deposits.cancelled'), tone: 'success' })
  })
  const amount = `${quantity(record.amount)} ${record.currency}`
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('deposits.cancelTitle', { amount })}
      cancelLabel={t('deposits.keep')}
      confirmLabel={t(problem === undefined ? 'deposits.cancel' : 'shell.retry')}
      onConfirm={send}
      busy={isSending}
    >
      <div className="flex flex-col gap-2">
        {t('deposits.cancelText')}
        <FormFailure failure={problem} unanswered={t('account.unknownAnswer')} />
      </div>
    </AlertDialog>
  )
}
