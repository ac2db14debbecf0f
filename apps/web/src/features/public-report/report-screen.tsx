// The public report: a month at a time, newest first; before the first one when it comes.

import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SelectField } from '@fairtick/ui/select-field'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { queryClient } from '../../platform/query-client.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { ContractsCard } from './parts/contracts-card.tsx'
import { CopiesCard } from './parts/copies-card.tsx'
import { HouseCard } from './parts/house-card.tsx'
import { OptionsCard } from './parts/options-card.tsx'
import { PayoutsCard } from './parts/payouts-card.tsx'
import { middleOf, type Report, type ReportMonth } from './report-month.ts'

export function ReportScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useQuery(
    { queryKey: ['report'], queryFn: () => call('report') },
    queryClient,
  )
  return (
    <PublicScreen title={t('report.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">{t('report.intro')}</p>
        <Card>
          <h2 className="text-body font-semibold text-text">{t('report.counterpartyTitle')}</h2>
          <p className="pt-1 text-dense text-text2">{t('report.counterpartyText')}</p>
        </Card>
        {data !== undefined ? (
          <Months report={data} />
        ) : error !== null ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <ReportSkeleton />
        )}
      </div>
    </PublicScreen>
  )
}

function Months({ report }: { report: Report }) {
  const t = useText()
  const { date, month } = useFormats()
  const [chosen, setChosen] = useState<string>()
  const shown = report.months.find((one) => one.month === chosen) ?? report.months[0]
  if (shown === undefined) {
    return (
      <Card>
        <EmptyState>{t('report.empty', { date: date(report.next) })}</EmptyState>
      </Card>
    )
  }
  return (
    <>
      <SelectField
        label={t('report.month')}
        value={shown.month}
        onChange={setChosen}
        options={report.months.map((one) => ({
          value: one.month,
          label: month(middleOf(one.month)),
        }))}
        hint={t('report.measured', { date: date(shown.measured), next: date(report.next) })}
      />
      <Month shown={shown} />
    </>
  )
}

function Month({ shown }: { shown: ReportMonth }) {
  const t = useText()
  return (
    <>
      <Banner tone="info" look="card" live="none">
        <strong className="block font-semibold">
          {t(shown.accountKind === 'real' ? 'report.ofReal' : 'report.ofPractice')}
        </strong>
        {t('report.privacy')}
      </Banner>
      <ContractsCard contracts={shown.contracts} />
      <CopiesCard copies={shown.copies} />
      <OptionsCard options={shown.options} />
      <PayoutsCard payouts={shown.payouts} />
      <HouseCard house={shown.house} />
      <Card>
        <h2 className="text-body font-semibold text-text">{t('report.basis')}</h2>
        <p className="pt-1 text-dense text-text2">{t('report.basisText')}</p>
      </Card>
      <Card>
        <h2 className="text-body font-semibold text-text">{t('report.missing')}</h2>
        <p className="pt-1 text-dense text-text2">{t('report.missingText')}</p>
      </Card>
    </>
  )
}

function ReportSkeleton() {
  return (
    <Card className="flex min-h-80 flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-3/4" />
    </Card>
  )
}
