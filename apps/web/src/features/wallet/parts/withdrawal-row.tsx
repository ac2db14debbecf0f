// One withdrawal in a list: where it goes, when it was asked for, how much, how far it is.

import { Amount } from '@fairtick/ui/amount'
import { ListRow } from '@fairtick/ui/list-row'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { ArrowUpFromLine } from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { StatusBadge } from '../../../platform/status-badge.tsx'

export function WithdrawalRow({ record }: { record: WithdrawalRecord }) {
  const t = useText()
  const { money, dateTime } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const { id, method, from, target, submitTime, amount, status } = record
  return (
    <ListRow
      href={hrefOf('/pages/wallet/record', { kind: 'withdrawals', id })}
      arrow="hidden"
      leading={<IconTile Icon={ArrowUpFromLine} />}
      title={
        <span className="text-dense font-semibold">
          {t(method === 'bank' ? 'wallet.bank' : 'wallet.coins')}
          {from === 'salary' && ` · ${t('account.salary')}`}
        </span>
      }
      subtitle={
        <>
          <span translate="no" className="tabular block break-words">
            {target}
          </span>
          <span className="tabular block">{dateTime(submitTime)}</span>
        </>
      }
      trailing={
        <span className="flex flex-col items-end gap-1">
          <Amount
            text={CAME_BACK.has(status) ? money(amount) : `−${money(amount)}`}
            unit="USD"
            mark="hidden"
            masked={masked}
            maskedLabel={t('account.amountHidden')}
          />
          <StatusBadge status={status} />
        </span>
      }
    />
  )
}

/** Nothing has left, so no sign. */
const CAME_BACK: ReadonlySet<WithdrawalRecord['status']> = new Set(['failed', 'cancelled'])
