// What the account is worth, what today brought, and the eye that hides every amount of the app.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { IconButton } from '@fairtick/ui/icon-button'
import { InfoPopover } from '@fairtick/ui/info-popover'
import type { CallResult } from '@fairtick/wire/api-contract'
import { Eye, EyeOff } from 'lucide-react'
import { liveSummary } from '../../../live/live-summary.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useOperatorZoneName } from '../../../platform/zone-name.ts'
import { ExplainedInfo } from '../../../shell/explanation/explain-info.tsx'
import { useExplainAccount } from '../../../shell/explanation/use-explain-account.ts'
import { CashActions, ConvertedAmount, CurrencyChoice } from '../../wallet/public.ts'

export function EquityCard({
  summary: read,
}: {
  summary: CallResult<'accountSummary'> | undefined
}) {
  const t = useText()
  const { money, signedMoney } = useFormats()
  const zone = useOperatorZoneName()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const mask = { masked, maskedLabel: t('account.amountHidden') }
  const { account } = useLiveFigures()
  const summary = read && liveSummary(read, account)
  const explain = useExplainAccount(read)
  const toggle = () => useClientState.setState({ amounts: masked ? 'shown' : 'masked' })
  return (
    <Card className="flex flex-col gap-0.5">
      <div className="-mt-2 flex items-center justify-between">
        <span className="flex items-center gap-1 text-dense text-text2">
          {t('account.equity')}
          <InfoPopover label={t('account.explain', { name: t('account.equity') })}>
            <ExplainedInfo formula="account.equityFormula" explain={() => explain('equity')} />
          </InfoPopover>
        </span>
        <IconButton
          label={t(masked ? 'account.showAmounts' : 'account.hideAmounts')}
          icon={masked ? <EyeOff className="size-5.5" /> : <Eye className="size-5.5" />}
          onClick={toggle}
          className="-me-2.5 text-text2"
        />
      </div>
      <Amount
        text={summary && money(summary.equity)}
        unit="USD"
        size="equity"
        mark="hidden"
        {...mask}
      />
      <ConvertedAmount usd={summary?.equity} />
      <div className="mt-1 flex min-h-6 items-center gap-2 text-dense text-text2">
        <span className="flex items-center gap-1">
          {t('account.today')}
          <InfoPopover label={t('account.explain', { name: t('account.today') })}>
            {t('account.todayFormula', { zone })}
          </InfoPopover>
        </span>
        <Amount
          text={summary && signedMoney(summary.todayProfit)}
          direction={directionOf(summary?.todayProfit)}
          size="dense"
          {...mask}
        />
      </div>
      <div className="pt-3">
        <CashActions />
      </div>
      <div className="pt-3">
        <CurrencyChoice />
      </div>
    </Card>
  )
}
