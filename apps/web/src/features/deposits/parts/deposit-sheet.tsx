// One deposit: how far it is, what it credits, and what can be done about it.

import { Amount } from '@fairtick/ui/amount'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { CopyButton } from '@fairtick/ui/copy-button'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { Sheet } from '@fairtick/ui/sheet'
import { Timeline } from '@fairtick/ui/timeline'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import {
  type CashTimelineStep,
  canCancel,
  cashTimelineOf,
} from '../../../platform/cash-timeline.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { StatusBadge } from '../../../platform/status-badge.tsx'
import { AskLink } from '../../chat/public.ts'
import { ReceiptActions } from '../../receipts/public.ts'
import { methodText, rateText } from '../method-words.ts'
import { CancelDialog } from './cancel-dialog.tsx'

export type DepositSheetProps = { record: DepositRecord; open: boolean; onClose: () => void }

export function DepositSheet({ record, open, onClose }: DepositSheetProps) {
  const t = useText()
  const { quantity } = useFormats()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      openedBy="address"
      title={t('deposits.recordTitle')}
      closeLabel={t('shell.close')}
      footer={hasActions(record) ? <Actions record={record} /> : undefined}
    >
      <div className="flex flex-col gap-4 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Amount
            text={quantity(record.amount)}
            unit={record.currency}
            size="screen"
            mark="hidden"
          />
          <StatusBadge status={record.status} />
        </div>
        <RecordTimeline record={record} />
        <Facts record={record} />
        {record.credited !== null && (
          <ReceiptActions id={record.id} checkLabel={t('receipts.checkThis')} />
        )}
        <AskLink about={{ kind: 'deposit', id: record.id }} />
      </div>
    </Sheet>
  )
}

function RecordTimeline({ record }: { record: DepositRecord }) {
  const t = useText()
  const { fullTime, money } = useFormats()
  const detailOf = ({ what, state }: CashTimelineStep<'credited'>): string | undefined => {
    if (what === 'review') return t('deposits.reviewText')
    if (what === 'failed' && record.reason !== null) return t(REASONS[record.reason])
    if (what !== 'credited') return undefined
    if (state === 'current') return t('deposits.beingCredited')
    return record.credited === null ? undefined : `+${money(record.credited)} USD`
  }
  return (
    <Timeline
      label={t('deposits.course')}
      steps={cashTimelineOf(record, 'credited').map((step) => ({
        title: t(STEPS[step.what]),
        state: step.state,
        time: step.timeMs === null ? undefined : fullTime(step.timeMs),
        detail: detailOf(step),
      }))}
    />
  )
}

function Facts({ record }: { record: DepositRecord }) {
  const t = useText()
  const { quantity, money } = useFormats()
  const { id, currency, rate, credited } = record
  const rows = [
    { id: 'method', label: t('deposits.method'), value: methodText(record, t) },
    ...(rate === null
      ? []
      : [
          {
            id: 'rate',
            label: t('deposits.rateFixed'),
            value: rateText(currency, quantity(rate)),
          },
        ]),
    ...(credited === null
      ? []
      : [
          {
            id: 'credited',
            label: t('deposits.credited'),
            value: `${money(credited)} USD`,
            weight: 'strong' as const,
          },
        ]),
    {
      id: 'id',
      label: t('deposits.recordId'),
      value: (
        <span className="flex items-center justify-end">
          <span translate="no" className="break-all">
            {id}
          </span>
          <CopyButton text={id} label={t('deposits.copyId')} copiedLabel={t('shell.copied')} />
        </span>
      ),
    },
  ]
  return <DefinitionList spacing="dense" rows={rows} />
}

function hasActions(record: DepositRecord): boolean {
  return record.status === 'failed' || canCancel(record)
}

/** Once more when it failed; back while nobody has approved it. */
function Actions({ record }: { record: DepositRecord }) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  if (record.status === 'failed') {
    const { methodId: id, amount } = record
    return (
      <ButtonLink
        block
        size="large"
        href={hrefOf('/pages/recharge', { id, step: 'proof', amount })}
      >
        {t('deposits.correct')}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button tone="outline" size="large" block onClick={() => setIsAsking(true)}>
        {t('deposits.cancel')}
      </Button>
      {isAsking && <CancelDialog record={record} onClose={() => setIsAsking(false)} />}
    </>
  )
}

const STEPS: Readonly<Record<CashTimelineStep<'credited'>['what'], TextKey>> = {
  submitted: 'deposits.courseSubmitted',
  review: 'deposits.courseReview',
  approved: 'deposits.courseApproved',
  credited: 'deposits.courseCredited',
  failed: 'deposits.courseFailed',
  cancelled: 'deposits.courseCancelled',
}

const REASONS: Readonly<Record<NonNullable<DepositRecord['reason']>, TextKey>> = orUnknown(
  {
    not_received: 'depositReasons.notReceived',
    amount_differs: 'depositReasons.amountDiffers',
    sender_differs: 'depositReasons.senderDiffers',
    voucher_unreadable: 'depositReasons.voucherUnreadable',
    voucher_used: 'depositReasons.voucherUsed',
    account_closed: 'depositReasons.accountClosed',
    practice_ended: 'depositReasons.practiceEnded',
  },
  'shell.unknown',
)
