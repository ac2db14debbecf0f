// The terms under which I copy a lead trader: what it can cost stands above what begins it.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { type FormEvent, useId } from 'react'
import type { TextKey } from '../../../platform/i18n.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { useBlockedText } from '../../../platform/submission/blocked-reason.ts'
import { isLocked } from '../../../platform/submission/submission.ts'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'
import type { Leader } from '../leader-reads.ts'
import { CopyFields } from './copy-fields.tsx'
import { CopyRisk } from './copy-risk.tsx'
import { DryRunPart } from './dry-run-part.tsx'
import { type CopySheetForm, useCopySheet } from './use-copy-sheet.ts'

export type CopySheetProps = { leader: Leader; open: boolean; onClose: () => void }

export function CopySheet({ leader, open, onClose }: CopySheetProps) {
  const t = useText()
  const { go } = useNavigation()
  const showToast = useToast()
  const formId = useId()
  const { name } = leader
  const copy = useCopySheet(leader.id, onClose)
  const { submission } = copy.following
  const isDone = submission.state === 'done'
  const toMine = () => {
    if (!isDone) return
    showToast({ text: t('copying.begun', { name }), tone: 'success' })
    go('/pages/signalchannel', { tab: 'mine' })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    copy.send()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={toMine}
      title={t('copying.sheetTitle', { name })}
      closeLabel={t('shell.close')}
      footer={<CopyFooter formId={formId} copy={copy} />}
    >
      <form noValidate id={formId} onSubmit={send} className="flex flex-col gap-4 pb-3">
        <CopyFields copy={copy} />
        <DryRunPart copy={copy} />
        <CopyRisk copy={copy} profitShare={leader.profitShare} />
      </form>
    </Sheet>
  )
}

function CopyFooter({ formId, copy }: { formId: string; copy: CopySheetForm }) {
  const t = useText()
  const stop = useBlockedText('copying.blocked')
  const { submission } = copy.following
  return (
    <div className="flex flex-col gap-2">
      {!copy.hasComplaint && (
        <SubmissionNotice submitting={copy.following} words={UNKNOWN} ordersLink="hidden" />
      )}
      {stop !== undefined && <p className="text-center text-dense text-text2">{t(stop)}</p>}
      <Button
        type="submit"
        form={formId}
        size="large"
        block
        busy={submission.state === 'sending'}
        disabled={isLocked(submission) ? submission.state === 'unknown' : stop !== undefined}
      >
        {t('copying.submit')}
      </Button>
    </div>
  )
}

const UNKNOWN = {
  unknownTitle: 'copying.unknownTitle',
  unknownText: 'copying.unknownText',
  unknownChecked: 'copying.unknownChecked',
} as const satisfies Record<string, TextKey>
