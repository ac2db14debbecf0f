// What can be done about a withdrawal: taken back until it is approved, certified once it is paid.

import { Button } from '@fairtick/ui/button'
import { useToast } from '@fairtick/ui/toast'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { canCancel } from '../../../platform/cash-timeline.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { useCertificate } from '../use-certificate.ts'
import { CancelDialog } from './cancel-dialog.tsx'

/** Nothing where nothing can be done. */
export function RecordActions({ record }: { record: WithdrawalRecord }) {
  const t = useText()
  const [asked, setAsked] = useState<'nothing' | 'cancel'>('nothing')
  if (record.status === 'success') return <CertificateButton id={record.id} />
  if (record.status !== 'pending') return null
  if (!canCancel(record)) {
    return <p className="text-center text-dense text-text2">{t('withdraw.approvedNote')}</p>
  }
  return (
    <>
      <Button tone="soft" block onClick={() => setAsked('cancel')}>
        {t('withdraw.cancel')}
      </Button>
      {asked === 'cancel' && <CancelDialog record={record} onClose={() => setAsked('nothing')} />}
    </>
  )
}

function CertificateButton({ id }: { id: string }) {
  const t = useText()
  const showToast = useToast()
  const { save, isLoading, problem } = useCertificate(id, (name) =>
    showToast({ text: t('statements.exportDone', { name }), tone: 'success' }),
  )
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-text3">{t('withdraw.certificateNote')}</p>
      <FormFailure failure={problem} unanswered={t('statements.exportBroken')} />
      <Button tone="outline" block icon={<FileCheck />} busy={isLoading} onClick={save}>
        {t('withdraw.certificate')}
      </Button>
    </div>
  )
}
