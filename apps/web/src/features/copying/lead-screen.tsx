// Leading oneself: what it takes, the application, and how it stands (TR-10.7).

import { Card } from '@fairtick/ui/card'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/i18n.ts'
import { OffHere } from '../../shell/off-here.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { ApplicationCard } from './lead/application-card.tsx'
import { EligibilityCard } from './lead/eligibility-card.tsx'
import { LeadForm } from './lead/lead-form-card.tsx'
import { MyLeadingCard } from './lead/my-leading-card.tsx'
import { type Leading, leadingQuery } from './lead/use-leading.ts'
import { useIsOffHere } from './leader-reads.ts'

export function LeadScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useQuery(leadingQuery)
  return (
    <Screen title={t('leaders.leadTitle')}>
      <div className="flex flex-col gap-3 px-gutter pt-2 pb-10">
        <p className="px-1 text-dense text-text2">{t('leaders.leadText')}</p>
        {data ? (
          <Lead leading={data} />
        ) : error ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Card padding="none" className="px-4">
            <SkeletonRows rows={5} label={t('shell.loading')} />
          </Card>
        )}
      </div>
    </Screen>
  )
}

function Lead({ leading }: { leading: Leading }) {
  const isOff = useIsOffHere()
  const { eligibility, application, leader } = leading
  const mayApply = eligibility.every(({ isMet }) => isMet)
  return (
    <>
      {leader !== null && <MyLeadingCard leader={leader} />}
      {application !== null && <ApplicationCard application={application} />}
      <EligibilityCard eligibility={eligibility} />
      {isOff ? <OffHere text="copying.offHere" /> : mayApply && <LeadForm leading={leading} />}
    </>
  )
}
