// Reporting a post to the office, with one of its reasons.

import { Button } from '@fairtick/ui/button'
import { RadioList } from '@fairtick/ui/radio-list'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { SIGNAL_REASONS, type SignalReason } from '@fairtick/wire/signal-rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { readSignalsAgain, type Signal } from './signal-reads.ts'
import { REASON_TEXTS } from './signal-reasons.ts'

type ReportSheetProps = { signal: Signal; open: boolean; onClose: () => void }

export function ReportSheet({ signal, open, onClose }: ReportSheetProps) {
  const t = useText()
  const showToast = useToast()
  const [reason, setReason] = useState<SignalReason | null>(null)
  // The same again is the same report.
  const sending = useMutation({
    mutationFn: (chosen: SignalReason) =>
      call('reportSignal', { body: { id: signal.id, reason: chosen } }),
    onSuccess: () => {
      onClose()
      showToast({ text: t('signals.reportDone'), tone: 'success' })
      readSignalsAgain()
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('signals.reportTitle')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-col gap-2">
          <FormFailure failure={sending.error ?? undefined} unanswered={t('signals.unanswered')} />
          <Button
            size="large"
            block
            disabled={reason === null}
            busy={sending.isPending}
            onClick={() => reason !== null && sending.mutate(reason)}
          >
            {t('signals.reportSend')}
          </Button>
        </div>
      }
    >
      <p className="text-dense text-text2">{t('signals.reportText')}</p>
      <RadioList<SignalReason>
        label={t('signals.reportWhy')}
        value={reason}
        onChange={setReason}
        options={SIGNAL_REASONS.map((value) => ({ value, label: t(REASON_TEXTS[value]) }))}
      />
    </Sheet>
  )
}
