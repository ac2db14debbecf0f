// Customer service: what we never ask for, how to reach us, questions to search.

import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { SimpleHtmlText } from '../../platform/simple-html-text.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { ChatEntry } from '../chat/public.ts'
import { FaqList } from './parts/faq-list.tsx'
import { MailCard, NoContactCard } from './parts/mail-card.tsx'
import { ReportCard } from './parts/report-card.tsx'
import { useHelp } from './use-help.ts'

export function HelpScreen() {
  const t = useText()
  const { fullTime } = useFormats()
  const { data, error, copy, refetch, isFetching } = useHelp()
  const help = data ?? copy?.help
  return (
    <PublicScreen title={t('help.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <Banner tone="success" look="card" live="none">
          {t('help.safety')}
        </Banner>
        {data === undefined && copy !== undefined && (
          <Banner
            tone="warn"
            look="card"
            action={{ label: t('shell.retry'), onClick: () => void refetch() }}
          >
            {t('help.savedCopy', { time: fullTime(copy.savedMs) })}
          </Banner>
        )}
        {help !== undefined ? (
          <Help help={help} />
        ) : error !== null ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <HelpSkeleton />
        )}
        <ReportCard />
      </div>
    </PublicScreen>
  )
}

function Help({ help }: { help: CallResult<'customerService'> }) {
  return (
    <>
      <ChatEntry hours={help.hours} />
      <FaqList faq={help.faq} />
      {help.email === '' ? (
        <NoContactCard />
      ) : (
        <MailCard address={help.email} operator={help.operator} />
      )}
      <Card className="flex flex-col gap-2">
        <h2 lang={help.service.language} className="text-body font-semibold text-text">
          {help.service.title}
        </h2>
        <SimpleHtmlText html={help.service.html} lang={help.service.language} />
      </Card>
    </>
  )
}

function HelpSkeleton() {
  return (
    <Card className="flex min-h-80 flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-3/4" />
    </Card>
  )
}
