// What the team has earned and was paid: it becomes balance by settling it.

import { Amount } from '@fairtick/ui/amount'
import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { SummaryProps } from './balance-card.tsx'

export function SalaryCard({ summary }: SummaryProps) {
  const t = useText()
  const { money } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-dense text-text2">{t('account.salary')}</h2>
        <Amount
          text={summary && money(summary.salary)}
          unit="USD"
          size="title"
          mark="hidden"
          masked={masked}
          maskedLabel={t('account.amountHidden')}
        />
      </div>
      <ButtonLink tone="outline" href={hrefOf('/pages/accountsettle')}>
        {t('account.settle')}
      </ButtonLink>
    </Card>
  )
}
