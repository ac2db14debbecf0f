// One withdrawal: how far it is, its place in the queue, every figure, and what can be done.

import { Amount } from '@fairtick/ui/amount'
import { CopyButton } from '@fairtick/ui/copy-button'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { Timeline } from '@fairtick/ui/timeline'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { type CashTimelineStep, cashTimelineOf } from '../../../platform/cash-timeline.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { StatusBadge } from '../../../platform/status-badge.tsx'
import { ReceiptActions } from '../../receipts/public.ts'
import { deducted } from './deduction-table.tsx'

export function RecordView({ record }: { record: WithdrawalRecord }) {
  const t = useText()
  const { exactMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Amount text={exactMoney(record.amount)} unit={currency} size="screen" mark="hidden" />
        <StatusBadge status={record.status} />
      </div>
      <RecordTimeline record={record} />
      <Facts record={record} />
      <ReceiptActions id={record.id} checkLabel={t('receipts.checkThis')} />
    </div>
  )
}

function RecordTimeline({ record }: { record: WithdrawalRecord }) {
  const t = useText()
  const { fullTime } = useFormats()
  const detailOf = ({ what, state }: CashTimelineStep<'paid'>): string | undefined => {
    const { queuePlace, windowOpensAt, reason } = record
    if (what === 'failed' && reason !== null) return t(FAILURES[reason])
    if (what === 'paid' && state !== 'done' && windowOpensAt !== null) {
      return t('withdraw.from', { time: fullTime(windowOpensAt) })
    }
    const waits = what === 'review' || (what === 'approved' && record.status === 'pending')
    return waits && queuePlace !== null ? t('withdraw.place', { place: queuePlace }) : undefined
  }
  return (
    <Timeline
      label={t('withdraw.course')}
      steps={cashTimelineOf(record, 'paid').map((step) => ({
        title: t(
          step.what === 'paid' && step.state !== 'done' ? 'withdraw.stepPayout' : STEPS[step.what],
        ),
        time: step.timeMs === null ? undefined : fullTime(step.timeMs),
        detail: detailOf(step),
        state: step.state,
      }))}
    />
  )
}

function Facts({ record }: { record: WithdrawalRecord }) {
  const t = useText()
  const { exactMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { amount, fee, tax, total, received, target, from, id } = record
  const row = (name: string, label: TextKey, value: string) => ({
    id: name,
    label: t(label),
    value,
  })
  return (
    <>
      <DefinitionList
        spacing="dense"
        rows={[
          row('requested', 'withdraw.requested', exactMoney(amount)),
          row('fee', 'withdraw.fee', deducted(fee, exactMoney)),
          row('tax', 'withdraw.tax', deducted(tax, exactMoney)),
          row('total', 'withdraw.deducted', deducted(total, exactMoney)),
          {
            ...row('receive', 'withdraw.receive', `${exactMoney(received)} ${currency}`),
            weight: 'total',
          },
        ]}
      />
      <DefinitionList
        spacing="dense"
        rows={[
          {
            ...row('target', 'withdraw.target', target),
            value: (
              <span translate="no" className="break-all">
                {target}
              </span>
            ),
          },
          row('source', 'withdraw.source', t(SOURCES[from])),
        ]}
      />
      <p className="flex items-center gap-2 text-caption text-text3">
        <span className="shrink-0">{t('withdraw.recordId')}</span>
        <span translate="no" className="min-w-0 truncate">
          {id}
        </span>
        <CopyButton text={id} label={t('withdraw.copyId')} copiedLabel={t('shell.copied')} />
      </p>
    </>
  )
}

export const SOURCES = orUnknown(
  { cash: 'withdraw.sourceCash', salary: 'withdraw.sourceSalary' },
  'shell.unknown',
)

const STEPS = {
  submitted: 'withdraw.stepSubmitted',
  review: 'withdraw.stepReview',
  approved: 'withdraw.stepApproved',
  paid: 'withdraw.stepPaid',
  failed: 'withdraw.stepFailed',
  cancelled: 'withdraw.stepCancelled',
} as const satisfies Record<CashTimelineStep<'paid'>['what'], TextKey>

const FAILURES = orUnknown(
  {
    target_invalid: 'withdraw.failTarget',
    holder_differs: 'withdraw.failHolder',
    payment_returned: 'withdraw.failReturned',
    security_review: 'withdraw.failSecurity',
    legal_order: 'withdraw.failLegal',
    practice_ended: 'depositReasons.practiceEnded',
  },
  'shell.unknown',
)
