// What the ledger holds for the account, what of it is on its way out, and the two ways of money.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { IconButton } from '@fairtick/ui/icon-button'
import type { CallResult } from '@fairtick/wire/api-contract'
import { Eye, EyeOff } from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { CashActions } from './cash-actions.tsx'

export type SummaryProps = { summary: CallResult<'accountSummary'> | undefined }

export function BalanceCard({ summary }: SummaryProps) {
  const t = useText()
  const { money } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const mask = { masked, maskedLabel: t('account.amountHidden') }
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <div className="-mt-2 flex items-center justify-between">
          <h2 className="text-dense text-text2">{t('account.balance')}</h2>
          <IconButton
            label={t(masked ? 'account.showAmounts' : 'account.hideAmounts')}
            icon={masked ? <EyeOff className="size-5.5" /> : <Eye className="size-5.5" />}
            onClick={() => useClientState.setState({ amounts: masked ? 'shown' : 'masked' })}
            className="-me-2.5 text-text2"
          />
        </div>
        <Amount
          text={summary && money(summary.cash)}
          unit="USD"
          size="equity"
          mark="hidden"
          {...mask}
        />
        {summary !== undefined && directionOf(summary.hold) !== 'flat' && (
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-dense text-text2">
            {t('account.hold')}
            <Amount text={money(summary.hold)} unit="USD" size="dense" mark="hidden" {...mask} />
          </p>
        )}
      </div>
      <CashActions />
    </Card>
  )
}
