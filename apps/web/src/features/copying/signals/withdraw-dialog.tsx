// Taking a post back: said first, since the row stays for all to see.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { readSignalsAgain } from './signal-reads.ts'

type WithdrawDialogProps = { id: string; open: boolean; onClose: () => void }

export function WithdrawDialog({ id, open, onClose }: WithdrawDialogProps) {
  const t = useText()
  const sending = useMutation({
    mutationFn: () => call('withdrawSignal', { body: { id } }),
    onSuccess: () => {
      onClose()
      readSignalsAgain()
    },
  })
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('signals.withdrawTitle')}
      confirmLabel={t('signals.withdraw')}
      cancelLabel={t('shell.cancel')}
      tone="danger"
      busy={sending.isPending}
      onConfirm={() => sending.mutate()}
    >
      <p>{t('signals.withdrawText')}</p>
      <FormFailure failure={sending.error ?? undefined} unanswered={t('signals.unanswered')} />
    </AlertDialog>
  )
}
