// One change of the balance: cause, time, signed amount, balance after it.

import { Amount } from '@fairtick/ui/amount'
import { ListRow } from '@fairtick/ui/list-row'
import { orUnknown } from '@fairtick/wire/or-unknown'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  CircleCheckBig,
  CircleHelp,
  Gift,
  HandCoins,
  type LucideIcon,
  MoonStar,
  Receipt,
  RotateCcw,
  Scale,
  Split,
  TicketCheck,
  Undo2,
} from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { CAUSE_NAMES, type ChangeCause, causeHrefOf, type MoneyChange } from '../change-display.ts'

/** `time` under a heading of its day, `dateTime` alone. */
export type ChangeRowProps = { change: MoneyChange; when: 'time' | 'dateTime' }

export function ChangeRow({ change, when }: ChangeRowProps) {
  const t = useText()
  const formats = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const after = masked ? '••••' : formats.money(change.balanceAfter)
  return (
    <ListRow
      href={causeHrefOf(change)}
      arrow="hidden"
      leading={<IconTile Icon={ICONS[change.cause]} />}
      title={<span className="text-dense font-semibold">{t(CAUSE_NAMES[change.cause])}</span>}
      subtitle={
        <>
          <span className="tabular">{formats[when](change.time)}</span>
          {change.protection !== null && (
            <span className="block">
              {t('account.protectionPart', {
                amount: masked ? '••••' : formats.fee(change.protection),
              })}
            </span>
          )}
        </>
      }
      trailing={
        <span className="flex flex-col items-end">
          <Amount
            text={formats.signedFee(change.amount)}
            mark="hidden"
            masked={masked}
            maskedLabel={t('account.amountHidden')}
          />
          <span translate="no" className="tabular text-caption text-text3">
            {t('account.balanceAfter', { amount: after })}
          </span>
        </span>
      }
    />
  )
}

const ICONS: Readonly<Record<ChangeCause, LucideIcon>> = orUnknown(
  {
    'contract-open': Receipt,
    'contract-close': ChartNoAxesCombined,
    overnight: MoonStar,
    'option-purchase': TicketCheck,
    'option-settlement': CircleCheckBig,
    deposit: ArrowDownToLine,
    'withdrawal-submit': ArrowUpFromLine,
    'withdrawal-return': Undo2,
    'salary-settlement': HandCoins,
    'profit-share-paid': Split,
    adjustment: Scale,
    'practice-grant': Gift,
    'practice-reset': RotateCcw,
  },
  CircleHelp,
)
