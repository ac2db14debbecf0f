// One day of the payroll: what earned it, its state in word and icon, the amount.

import { Amount } from '@fairtick/ui/amount'
import { ListRow } from '@fairtick/ui/list-row'
import { HandCoins } from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { timeOfDate } from '../../../platform/operator-date.ts'
import { PayState } from '../../team/public.ts'
import type { PayrollDay } from '../payroll-days.ts'

export function PayrollRow({ day, onOpen }: { day: PayrollDay; onOpen: () => void }) {
  const t = useText()
  const formats = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <ListRow
      onClick={onOpen}
      leading={<IconTile Icon={HandCoins} />}
      title={<span className="text-dense font-semibold">{t('salary.rewardsOf')}</span>}
      subtitle={t('salary.earnedOn', { date: formats.day(timeOfDate(day.date)) })}
      trailing={
        <span className="flex flex-col items-end gap-1">
          <Amount
            text={formats.signedFee(day.amount)}
            mark="hidden"
            size="dense"
            masked={masked}
            maskedLabel={t('account.amountHidden')}
          />
          <PayState state={day.paidMs === undefined ? 'pending' : 'paid'} />
        </span>
      }
    />
  )
}
