// What salary holds now, what waits for the payroll, and when that runs.

import { Amount } from '@fairtick/ui/amount'
import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { InfoPopover } from '@fairtick/ui/info-popover'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { summaryQuery } from '../../../platform/shared-queries.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import type { ShareRecords } from '../../team/public.ts'
import { NextPayroll } from './next-payroll.tsx'
import { SalaryInfo } from './salary-info.tsx'

export function PayrollCard({ rewards }: { rewards: ShareRecords }) {
  const t = useText()
  const { money, fee } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const mask = { masked, maskedLabel: t('account.amountHidden'), mark: 'hidden' } as const
  const { data: summary } = useQuery(summaryQuery)
  const { invitation, state, problem, retry, isRetrying } = rewards
  if (invitation === undefined && state === 'failed') {
    return <ProblemCard problem={problem} onRetry={retry} busy={isRetrying} />
  }
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <span className="flex items-center gap-1 text-dense text-text2">
          {t('account.salary')}
          <InfoPopover label={t('account.explain', { name: t('account.salary') })}>
            <SalaryInfo formula="salary.formula" />
          </InfoPopover>
        </span>
        <Amount
          text={summary && money(summary.salary, 'down')}
          unit="USD"
          size="equity"
          {...mask}
        />
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <ButtonLink href={hrefOf('/pages/accountsettle')}>{t('account.settle')}</ButtonLink>
        <ButtonLink tone="outline" href={hrefOf('/pages/withdraw', { from: 'salary' })}>
          {t('withdraw.titleSalary')}
        </ButtonLink>
      </div>
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-4 border-t border-divider pt-3">
        <div>
          <dt className="text-caption text-text2">{t('salary.pending')}</dt>
          <dd className="min-h-5">
            <Amount text={invitation && fee(invitation.totals.pending)} size="dense" {...mask} />
          </dd>
        </div>
        <div className="text-end">
          <dt className="text-caption text-text2">{t('salary.nextPayroll')}</dt>
          <dd className="min-h-5">
            {invitation === undefined ? (
              <Skeleton className="ms-auto h-[1lh] w-28 text-dense" />
            ) : (
              <NextPayroll timeMs={invitation.nextPayroll} />
            )}
          </dd>
        </div>
      </dl>
    </Card>
  )
}
