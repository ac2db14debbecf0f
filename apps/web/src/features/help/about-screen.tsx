// What this is and who runs it, in which mode, whence prices come, how to check it, the agreement,
// the version, what it is built of.

import { Badge } from '@fairtick/ui/badge'
import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type TextKey, useText } from '../../platform/i18n.ts'
import { runningVersion } from '../../platform/new-version.ts'
import { dictionaryQuery } from '../../platform/shared-queries.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { NOTICES } from './notices.ts'
import { AboutText, useAboutText } from './parts/about-text.tsx'
import { AgreementCard } from './parts/agreement-card.tsx'
import { OperatorCard } from './parts/operator-card.tsx'
import { ReportCard } from './parts/report-card.tsx'
import { SimulatedDay } from './parts/simulated-day.tsx'
import { VerifyCard } from './parts/verify-card.tsx'

export function AboutScreen() {
  const t = useText()
  const about = useAboutText()
  return (
    <Screen title={t('help.aboutTitle')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <AboutText about={about} />
        {(!about.isPending || about.isPaused) && <AboutCards />}
      </div>
    </Screen>
  )
}

function AboutCards() {
  const t = useText()
  const { data, error, refetch, isFetching } = useQuery(dictionaryQuery)
  return (
    <>
      {data ? (
        <Installation dictionary={data} />
      ) : error ? (
        <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Card className="flex min-h-40 flex-col gap-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </Card>
      )}
      <VerifyCard />
      <ReportCard />
      <Banner tone="warn" look="card" live="none">
        <strong className="block font-semibold">{t('help.riskTitle')}</strong>
        {t('help.riskText')}
      </Banner>
      <OperatorCard />
      <AgreementCard />
      <Notices />
    </>
  )
}

function Installation({ dictionary }: { dictionary: CallResult<'dictionary'> }) {
  const t = useText()
  const isPractice = dictionary.mode === 'practice'
  const market = dictionary.isMarketUnverified ? 'unverified' : dictionary.marketSource
  return (
    <Card className="flex flex-col gap-4">
      <Fact
        title={t('help.modeTitle')}
        badge={
          <Badge tone={isPractice ? 'warn' : 'success'}>
            {t(isPractice ? 'help.modePractice' : 'help.modeLive')}
          </Badge>
        }
      >
        {t(isPractice ? 'help.modePracticeText' : 'help.modeLiveText')}
      </Fact>
      <Fact
        title={t('help.sourceTitle')}
        badge={<Badge tone={market === 'live' ? 'success' : 'warn'}>{t(SOURCES[market])}</Badge>}
      >
        {t(SOURCE_TEXTS[market])}
        {market !== 'simulated' && (
          <span translate="no" className="block text-caption text-text3">
            {dictionary.marketOrigin}
          </span>
        )}
        {dictionary.simulatedDay && <SimulatedDay day={dictionary.simulatedDay} />}
      </Fact>
    </Card>
  )
}

type MarketName = CallResult<'dictionary'>['marketSource'] | 'unverified'

const SOURCES: Readonly<Record<MarketName, TextKey>> = orUnknown(
  {
    live: 'help.sourceLive',
    unverified: 'shell.sourceUnverified',
    replay: 'help.sourceReplay',
    simulated: 'help.sourceSimulated',
  },
  'shell.unknown',
)

const SOURCE_TEXTS: Readonly<Record<MarketName, TextKey>> = orUnknown(
  {
    live: 'help.sourceLiveText',
    unverified: 'help.sourceUnverifiedText',
    replay: 'help.sourceReplayText',
    simulated: 'help.sourceSimulatedText',
  },
  'shell.unknown',
)

type FactProps = { title: string; badge: ReactNode; children: ReactNode }

function Fact({ title, badge, children }: FactProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-body font-semibold text-text">{title}</h2>
        {badge}
      </div>
      <p className="pt-1 text-dense text-text2">{children}</p>
    </div>
  )
}

function Notices() {
  const t = useText()
  return (
    <Card>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3 text-dense text-text2">
        {t('content.appVersion')}
        <span translate="no" className="break-all text-text">
          {runningVersion()}
        </span>
      </p>
      <h2 className="text-body font-semibold text-text">{t('help.noticesTitle')}</h2>
      <p className="pt-1 pb-2 text-dense text-text2">{t('help.noticesText')}</p>
      <ul translate="no" className="divide-y divide-divider">
        {NOTICES.map(({ name, licence, holder }) => (
          <li key={name} className="flex items-baseline justify-between gap-4 py-2 text-dense">
            <span className="min-w-0">
              <span className="block text-text">{name}</span>
              <span className="block text-caption break-words text-text3">{holder}</span>
            </span>
            <span className="shrink-0 text-caption text-text2">{licence}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
