// One deposit in a list: how it was paid, when, how much, how far it is.

import { Amount } from '@fairtick/ui/amount'
import { ListRow } from '@fairtick/ui/list-row'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { ArrowDownToLine } from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { StatusBadge } from '../../../platform/status-badge.tsx'
import { channelText } from '../method-words.ts'

export function DepositRow({ record }: { record: DepositRecord }) {
  const t = useText()
  const { quantity, dateTime } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <ListRow
      href={hrefOf('/pages/wallet/record', { kind: 'deposits', id: record.id })}
      arrow="hidden"
      leading={<IconTile Icon={ArrowDownToLine} />}
      title={<span className="text-dense font-semibold">{channelText(record, t)}</span>}
      subtitle={<span className="tabular">{dateTime(record.submitTime)}</span>}
      trailing={
        <span className="flex flex-col items-end gap-1">
          <Amount
            text={`${ENDED_IN_NOTHING.has(record.status) ? '' : '+'}${quantity(record.amount)}`}
            unit={record.currency}
            mark="hidden"
            masked={masked}
            maskedLabel={t('account.amountHidden')}
          />
          <StatusBadge status={record.status} />
        </span>
      }
    />
  )
}

/** Nothing came of it, so no sign. */
const ENDED_IN_NOTHING: ReadonlySet<DepositRecord['status']> = new Set(['failed', 'cancelled'])
