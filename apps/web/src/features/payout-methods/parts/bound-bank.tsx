// The bank account that is bound: masked, whether it can be used, and what came of a change.

import { Badge } from '@fairtick/ui/badge'
import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import type { CallResult } from '@fairtick/wire/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Landmark } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { HeldBadge } from './held-badge.tsx'

type Bank = NonNullable<CallResult<'bank'>['bank']>

export function BoundBank({ bank }: { bank: Bank }) {
  const t = useText()
  const row = (id: string, label: TextKey, value: string) =>
    value === '' ? [] : [{ id, label: t(label), value: <span translate="no">{value}</span> }]
  return (
    <>
      <ChangeNote bank={bank} />
      <Card className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <IconTile Icon={Landmark} />
          <p translate="no" className="min-w-0 flex-1 break-words text-title font-semibold">
            {bank.bankName}
            <span className="tabular block text-dense font-normal text-text2">
              {bank.cardNumber}
            </span>
          </p>
        </div>
        <div>
          {bank.heldUntil === null ? (
            <Badge tone="success">{t('payout.ready')}</Badge>
          ) : (
            <HeldBadge untilMs={bank.heldUntil} />
          )}
        </div>
        <DefinitionList
          rows={[
            ...row('holder', 'payout.accountName', bank.accountName),
            ...row('branch', 'payout.branchName', bank.branchName),
            ...row('branchNumber', 'payout.branchNumber', bank.branchNumber),
            ...row('bic', 'payout.bankCode', bank.bankCode),
            ...row('ifsc', 'payout.ifsc', bank.ifsc),
          ]}
        />
      </Card>
    </>
  )
}

function ChangeNote({ bank: { change } }: { bank: Bank }) {
  const t = useText()
  const { dateTime } = useFormats()
  if (change === undefined || change.status === 'success') return null
  if (change.status === 'pending') {
    return (
      <Banner tone="info" look="card" live="none">
        <strong className="block">{t('payout.changePending')}</strong>
        {t('payout.changePendingText', { time: dateTime(change.submitTime) })}
      </Banner>
    )
  }
  return (
    <Banner tone="warn" look="card" live="none">
      <strong className="block">{t('payout.changeFailed')}</strong>
      {change.reason !== null && t(REASONS[change.reason])}
    </Banner>
  )
}

const REASONS = orUnknown(
  {
    name_differs: 'payout.reasonName',
    account_unknown: 'payout.reasonUnknown',
    details_unclear: 'payout.reasonUnclear',
    not_own_account: 'payout.reasonOthers',
  },
  'shell.unknown',
)
