// One lead trader: what followers got, how it went, what is risked, under which terms.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { isMissing } from '../../platform/is-missing.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { LossWarning } from '../../shell/loss-warning.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { type Leader, leaderQuery } from './leader-reads.ts'
import { CopierResult } from './leaders/copier-result.tsx'
import { CopyAction } from './leaders/copy-action.tsx'
import { InstrumentsCard } from './leaders/instruments-card.tsx'
import { LeaderHead } from './leaders/leader-head.tsx'
import { WarningsCard } from './leaders/leader-warnings.tsx'
import { MonthsCard } from './leaders/months-card.tsx'
import { PerformanceCard } from './leaders/performance-card.tsx'
import { RiskCard } from './leaders/risk-card.tsx'
import { TermsCard } from './leaders/terms-card.tsx'
import { OfLinkedAccount } from './of-linked-account.tsx'

export function LeaderScreen() {
  const t = useText()
  const id = useSearchTexts().id ?? ''
  const { data, error, refetch, isFetching } = useQuery(leaderQuery(id))
  return (
    <Screen title={t('leaders.profileTitle')}>
      <OfLinkedAccount>
        <div className="flex flex-col gap-3 px-gutter pt-2 pb-24">
          {data ? (
            <Profile leader={data} />
          ) : isMissing(error) ? (
            <MissingLeader />
          ) : error ? (
            <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <SkeletonRows rows={8} label={t('shell.loading')} />
          )}
        </div>
      </OfLinkedAccount>
    </Screen>
  )
}

function Profile({ leader }: { leader: Leader }) {
  const t = useText()
  const { date, dateTime } = useFormats()
  const { figures, intro, stopped } = leader
  return (
    <>
      <Card className="flex flex-col gap-3">
        <LeaderHead leader={leader} />
        {stopped !== null && (
          <p className="text-dense text-text2">
            {t('leaders.stoppedText', { date: date(stopped.time) })}
          </p>
        )}
        {figures !== null && <CopierResult figures={figures} />}
        {figures?.copierMedian90d != null && (
          <p className="text-caption text-text2">
            {t('leaders.copierFollows', { count: figures.copierFollows90d })}
          </p>
        )}
      </Card>
      {figures === null ? (
        <p className="px-1 text-dense text-text2">{t('leaders.waiting')}</p>
      ) : (
        <>
          <WarningsCard warnings={figures.warnings} />
          <PerformanceCard curve={leader.curve} figures={figures} />
          <MonthsCard months={figures.months} />
          <RiskCard leader={leader} figures={figures} />
          <InstrumentsCard instruments={figures.instruments} />
        </>
      )}
      <TermsCard leader={leader} />
      <LossWarning />
      <Card aria-labelledby="intro">
        <h2 id="intro" className="text-caption font-semibold text-text2">
          {t('leaders.intro')}
        </h2>
        <p className="pt-1 text-dense whitespace-pre-line wrap-anywhere text-text">{intro}</p>
      </Card>
      <p className="px-1 text-caption text-text2">
        {figures !== null && (
          <span className="tabular block">
            {t('leaders.asOf', { time: dateTime(figures.asOf.time) })}
          </span>
        )}
        {t('leaders.footnote')}
      </p>
      <CopyAction leader={leader} />
    </>
  )
}

function MissingLeader() {
  const t = useText()
  return (
    <EmptyState
      action={
        <ButtonLink tone="outline" href={hrefOf('/pages/signalchannel')}>
          {t('leaders.toList')}
        </ButtonLink>
      }
    >
      {t('leaders.missing')}
    </EmptyState>
  )
}
