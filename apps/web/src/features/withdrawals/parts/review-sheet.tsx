// The last look before it is sent, the fund password, the code; then what came of it.

import { Button } from '@fairtick/ui/button'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { PasscodePad } from '@fairtick/ui/passcode-pad'
import { Sheet } from '@fairtick/ui/sheet'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useBlockedText } from '../../../platform/submission/blocked-reason.ts'
import { CashRefusalAction } from '../../../platform/submission/cash-refusal-action.tsx'
import { isLocked } from '../../../platform/submission/submission.ts'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'
import { SecondProof } from '../../security/public.ts'
import { type TaxLawOf, taxLawText } from '../tax-law-text.ts'
import {
  type FlowSettings,
  useWithdrawalFlow,
  type WithdrawalFlow,
} from '../use-withdrawal-flow.ts'
import type { Preview } from '../withdrawal-form.ts'
import { recordQuery } from '../withdrawal-reads.ts'
import { deducted } from './deduction-table.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordView, SOURCES } from './record-view.tsx'

export type ReviewSheetProps = FlowSettings & {
  open: boolean
  onClose: () => void
  /** The result has been looked at. */
  onDone: () => void
  preview: Preview
  /** By which law the tax is withheld. */
  terms: TaxLawOf
  /** Where it is paid to, masked. */
  target: string
  /** When it can be paid out. */
  paidFromMs: number
  /** The screen, for links that come back. */
  from: string
}

export function ReviewSheet(props: ReviewSheetProps) {
  const { open, onClose } = props
  const t = useText()
  const flow = useWithdrawalFlow(props)
  const { submission } = flow.withdrawing
  if (submission.state === 'done') {
    return <ResultSheet record={submission.order} {...props} />
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isLocked(submission) && !flow.form.isSending) flow.send()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('withdraw.reviewTitle')}
      closeLabel={t('shell.close')}
      footer={<ReviewFooter flow={flow} {...props} />}
    >
      <form noValidate id={FORM_ID} onSubmit={send} className="flex flex-col gap-4 pb-3">
        <ReviewFigures {...props} />
        {props.preview.tax !== '0' && (
          <p className="text-dense text-text2">{taxLawText(props.terms, t)}</p>
        )}
        <FundPasswordPad form={flow.form} />
        <SecondProof form={flow.form} kinds={props.proofs} purpose="withdraw" />
      </form>
    </Sheet>
  )
}

const FORM_ID = 'withdrawal'

function ReviewFigures({ preview, target, paidFromMs, wanted }: ReviewSheetProps) {
  const t = useText()
  const { exactMoney, fullTime } = useFormats()
  const currency = useClientState((state) => state.symbol)
  return (
    <DefinitionList
      spacing="dense"
      rows={[
        {
          id: 'target',
          label: t('withdraw.target'),
          value: (
            <span translate="no" className="break-all">
              {target}
            </span>
          ),
        },
        { id: 'source', label: t('withdraw.source'), value: t(SOURCES[wanted.from]) },
        { id: 'from', label: t('withdraw.paidFrom'), value: fullTime(paidFromMs) },
        { id: 'requested', label: t('withdraw.requested'), value: exactMoney(preview.amount) },
        { id: 'fee', label: t('withdraw.fee'), value: deducted(preview.fee, exactMoney) },
        { id: 'tax', label: t('withdraw.tax'), value: deducted(preview.tax, exactMoney) },
        {
          id: 'receive',
          label: t('withdraw.receive'),
          value: `${exactMoney(preview.received)} ${currency}`,
          weight: 'total',
        },
      ]}
    />
  )
}

function FundPasswordPad({ form }: Pick<WithdrawalFlow, 'form'>) {
  const t = useText()
  const { name, value, onBlur, ref } = form.text('password')
  return (
    <PasscodePad
      {...{ name, value, onBlur, ref }}
      onChange={(digits) => form.set('password', digits)}
      label={t('fundPassword.title')}
      error={form.errorOf('password')}
      forgot={{
        label: t('fundPassword.forgot'),
        href: hrefOf('/pages/user/setPayPassword', { way: 'reset' }),
      }}
    />
  )
}

function ReviewFooter({ flow, preview, from }: { flow: WithdrawalFlow } & ReviewSheetProps) {
  const t = useText()
  const { exactMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const stop = useBlockedText('wallet.offline')
  const { form, withdrawing } = flow
  const { submission } = withdrawing
  return (
    <div className="flex flex-col gap-2">
      <SubmissionNotice submitting={withdrawing} words={UNKNOWN} ordersLink="hidden" />
      <FormFailure
        failure={form.failure}
        action={<CashRefusalAction problem={form.failure} from={from} />}
      />
      {stop !== undefined && <p className="text-center text-dense text-text2">{t(stop)}</p>}
      <Button
        type="submit"
        form={FORM_ID}
        block
        size="large"
        busy={submission.state === 'sending' || form.isSending}
        disabled={submission.state === 'unknown' || stop !== undefined}
      >
        {t('withdraw.confirm', { amount: exactMoney(preview.amount), currency })}
      </Button>
    </div>
  )
}

const UNKNOWN = {
  unknownTitle: 'withdraw.unknownTitle',
  unknownText: 'withdraw.unknownText',
  unknownChecked: 'withdraw.unknownChecked',
} as const

type ResultSheetProps = { record: WithdrawalRecord } & Pick<
  ReviewSheetProps,
  'open' | 'onClose' | 'onDone'
>

function ResultSheet({ record, open, onClose, onDone }: ResultSheetProps) {
  const t = useText()
  const { data } = useQuery(recordQuery(record))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onDone}
      title={t('withdraw.resultTitle')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-col gap-2">
          <RecordActions record={data} />
          <Button block size="large" onClick={onClose}>
            {t('options.done')}
          </Button>
        </div>
      }
    >
      <RecordView record={data} />
    </Sheet>
  )
}
