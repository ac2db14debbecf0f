// The bar that sends: the progress of the upload, what came of it, the button or why it rests.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import { MAX_PENDING_DEPOSITS } from '@fairtick/wire/deposit-rules'
import { useQuery } from '@tanstack/react-query'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf, pathOf } from '../../../platform/paths.ts'
import { useBlockedText } from '../../../platform/submission/blocked-reason.ts'
import { CashRefusalAction } from '../../../platform/submission/cash-refusal-action.tsx'
import { UploadProgress } from '../../../platform/upload-progress.tsx'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'
import { amountProblem } from '../amount-form.ts'
import type { DepositDraft } from '../deposit-draft.ts'
import { waitingQuery } from '../deposit-reads.ts'
import type { DepositMethod } from '../method-steps.ts'
import type { Depositing } from '../use-deposit.ts'

export type SubmitBarProps = {
  method: DepositMethod
  draft: DepositDraft
  depositing: Depositing
  onSubmit: () => void
}

const WORDS = {
  unknownTitle: 'account.unknownAnswer',
  unknownText: 'deposits.unknownText',
  unknownChecked: 'deposits.unknownChecked',
} as const

export function SubmitBar(props: SubmitBarProps) {
  const { upload, submitting } = props.depositing
  const t = useText()
  const from = pathOf('/pages/recharge', { id: props.method.id, step: 'proof' })
  if (upload.state === 'sending') {
    return (
      <StickyBar className="flex-col items-stretch">
        <UploadProgress percent={upload.percent} />
        <Button tone="outline" size="large" block onClick={upload.stop}>
          {t('picture.stop')}
        </Button>
      </StickyBar>
    )
  }
  return (
    <StickyBar className="flex-col items-stretch">
      {upload.state === 'failed' && (
        <FormFailure
          failure={upload.failure}
          unanswered={t('picture.noAnswer')}
          action={<CashRefusalAction problem={upload.failure} from={from} />}
        />
      )}
      {submitting.submission.state === 'refused' && (
        <FormFailure
          failure={submitting.submission.problem}
          action={<CashRefusalAction problem={submitting.submission.problem} from={from} />}
        />
      )}
      {submitting.submission.state === 'unknown' ? (
        <SubmissionNotice submitting={submitting} words={WORDS} ordersLink="hidden" />
      ) : (
        <SubmitButton {...props} />
      )}
    </StickyBar>
  )
}

/** Says the amount; what is missing is said at the fields after a press. */
function SubmitButton({ method, draft, depositing, onSubmit }: SubmitBarProps) {
  const t = useText()
  const { quantity } = useFormats()
  const blockedText = useBlockedText('wallet.offline')
  const { data: waiting } = useQuery(waitingQuery)
  const isFull = waiting !== undefined && waiting.total >= MAX_PENDING_DEPOSITS
  const { upload, submitting } = depositing
  const full = isFull ? t('deposits.tooManyWaiting', { count: MAX_PENDING_DEPOSITS }) : undefined
  const stop = blockedText === undefined ? full : t(blockedText)
  const isFit = amountProblem(draft.amount, method) === undefined
  const amount = isFit ? `${quantity(draft.amount)} ${method.currency}` : ''
  return (
    <>
      {stop !== undefined && (
        <p id="stop" role="status" className="text-center text-caption text-text2">
          {stop}
        </p>
      )}
      {isFull && (
        <ButtonLink tone="outline" block href={hrefOf('/pages/wallet/record')}>
          {t('deposits.seeWaiting')}
        </ButtonLink>
      )}
      <Button
        size="large"
        block
        busy={submitting.submission.state === 'sending'}
        disabled={stop !== undefined}
        aria-describedby={stop === undefined ? undefined : 'stop'}
        onClick={onSubmit}
      >
        {upload.state === 'failed'
          ? t('shell.retry')
          : isFit
            ? t('deposits.submitAmount', { amount })
            : t('deposits.submit')}
      </Button>
    </>
  )
}
