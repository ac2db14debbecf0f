// One message whole, with the order or record it tells of and the messages around it.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Receipt } from 'lucide-react'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { isMissing } from '../../platform/is-missing.ts'
import { hrefOf } from '../../platform/paths.ts'
import { SimpleHtmlText } from '../../platform/simple-html-text.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useMessage } from './use-messages.ts'

export function MessageDetailScreen() {
  const t = useText()
  const { id } = useSearch({ from: '/pages/message/detail' })
  const message = useMessage(id)
  return (
    <Screen title={t('messages.detailTitle')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-8">
        {message.data ? (
          <Content message={message.data} />
        ) : isMissing(message.error) ? (
          <Gone>{t('messages.notFound')}</Gone>
        ) : message.isError ? (
          <ProblemCard
            problem={message.error}
            onRetry={() => void message.refetch()}
            busy={message.isFetching}
          />
        ) : (
          <ContentSkeleton />
        )}
      </div>
    </Screen>
  )
}

function Content({ message }: { message: CallResult<'messageContent'> }) {
  const t = useText()
  const { fullTime } = useFormats()
  const { title, time, html, about, deleted } = message
  return (
    <>
      {deleted ? (
        <Gone>{t('messages.deleted')}</Gone>
      ) : (
        <Card className="flex flex-col gap-3">
          <div>
            <h2 className="text-title font-semibold text-text">{title}</h2>
            <p className="tabular text-caption text-text3">{fullTime(time)}</p>
          </div>
          <SimpleHtmlText html={html} />
          {about !== null && <AboutLink about={about} />}
        </Card>
      )}
      <Neighbours newerId={message.nextId} olderId={message.previousId} />
    </>
  )
}

type About = NonNullable<CallResult<'messageContent'>['about']>

/** To the order or the record that the message tells of. */
function AboutLink({ about: { kind, id } }: { about: About }) {
  const t = useText()
  const isCash = kind === 'deposit' || kind === 'withdrawal'
  return (
    <ButtonLink
      href={
        isCash
          ? hrefOf('/pages/wallet/record', { kind: `${kind}s`, id })
          : hrefOf('/pages/trade/orderdetail', { id })
      }
      tone="outline"
      block
      icon={<Receipt className="size-5" />}
    >
      {t(isCash ? 'messages.seeRecord' : 'messages.seeOrder')}
    </ButtonLink>
  )
}

type NeighboursProps = { newerId: string | null; olderId: string | null }

function Neighbours({ newerId, olderId }: NeighboursProps) {
  const t = useText()
  if (newerId === null && olderId === null) return null
  const link = 'target inline-flex items-center gap-1 rounded-sm px-1 text-dense text-primary'
  return (
    <nav aria-label={t('messages.neighbours')} className="flex justify-between gap-3">
      {newerId === null ? (
        <span />
      ) : (
        <a href={hrefOf('/pages/message/detail', { id: newerId })} className={link}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t('messages.newer')}
        </a>
      )}
      {olderId !== null && (
        <a href={hrefOf('/pages/message/detail', { id: olderId })} className={link}>
          {t('messages.older')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </a>
      )}
    </nav>
  )
}

function Gone({ children }: { children: string }) {
  const t = useText()
  return (
    <EmptyState
      action={
        <ButtonLink href={hrefOf('/pages/message/center')} tone="outline">
          {t('messages.toList')}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}

function ContentSkeleton() {
  return (
    <Card className="flex min-h-48 flex-col gap-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="mt-2 h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
    </Card>
  )
}
