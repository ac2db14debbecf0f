// The chat with customer service: history, what waits to go out, the field to write in.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { useToken } from '../../platform/session.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { aboutOf } from './about.ts'
import { earlierOf, readEarlier, refill } from './chat-store.ts'
import { Composer } from './parts/composer.tsx'
import { ExportChat } from './parts/export-chat.tsx'
import { HoursLine } from './parts/hours-line.tsx'
import { OutboxList } from './parts/outbox-list.tsx'
import { SectionView } from './parts/section-view.tsx'
import { newestOf } from './thread.ts'
import { useChat, useReadMark, useTyping } from './use-chat.ts'

/** Nearer to the end than this, who reads is at it. */
const AT_END_PX = 120

export function ChatScreen() {
  const t = useText()
  const view = useChat()
  const isSignedIn = useToken() !== undefined
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useCallback(
    () => (end.current?.getBoundingClientRect().top ?? 0) < innerHeight + AT_END_PX,
    [],
  )
  const pill = useNewMessages(view, { end, isAtEnd })
  useReadMark(isAtEnd)
  const isTyping = useTyping(view.typingMs)
  const search = useSearchTexts()
  const { thread, beside, outbox } = view
  return (
    <PublicScreen title={t('chat.title')} actions={isSignedIn ? <ExportChat /> : undefined}>
      <div className="flex min-h-[60dvh] flex-col gap-3 px-gutter pt-3 pb-40">
        <HoursLine hours={beside?.hours ?? null} />
        {!isSignedIn && (
          <Banner tone="info" look="card" live="none">
            {t('chat.visitor')}
          </Banner>
        )}
        {earlierOf(thread) !== undefined && <EarlierButton />}
        {beside === undefined && view.failure === undefined && <Skeleton className="h-16 w-2/3" />}
        {beside === undefined && view.failure !== undefined && (
          <ProblemCard problem={view.failure} onRetry={() => void refill()} busy={false} />
        )}
        {beside !== undefined && thread.length === 0 && outbox.length === 0 && (
          <p className="py-6 text-center text-dense text-text2">{t('chat.empty')}</p>
        )}
        <div role="log" aria-label={t('chat.title')} className="flex flex-col gap-3">
          {thread.map((section) => (
            <SectionView
              key={section.conversation.id}
              section={section}
              isNewest={section === newestOf(thread)}
            />
          ))}
          <OutboxList items={outbox} />
          <p aria-live="polite" className="min-h-5 text-caption text-text3">
            {isTyping ? t('chat.typing') : ''}
          </p>
        </div>
        <div ref={end} />
      </div>
      <Composer
        draft={view.draft}
        about={aboutOf(search)}
        ownAddresses={beside?.ownAddresses ?? []}
        pill={pill}
      />
    </PublicScreen>
  )
}

function EarlierButton() {
  const t = useText()
  const [isReading, setIsReading] = useState(false)
  const read = () => {
    setIsReading(true)
    void readEarlier()
      .catch(() => undefined)
      .finally(() => setIsReading(false))
  }
  return (
    <Button tone="quiet" busy={isReading} onClick={read}>
      {t('chat.earlier')}
    </Button>
  )
}

type Place = {
  readonly end: React.RefObject<HTMLDivElement | null>
  readonly isAtEnd: () => boolean
}

/** Who reads further up is not pulled down: a pill says that there is something new. */
function useNewMessages(
  { thread, outbox }: ReturnType<typeof useChat>,
  { end, isAtEnd }: Place,
): (() => void) | undefined {
  const newest = newestOf(thread)
  const last = `${newest?.conversation.id} ${newest?.messages.at(-1)?.number} ${outbox.length}`
  const wasAtEnd = useRef(true)
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    const onScroll = () => {
      wasAtEnd.current = isAtEnd()
      if (wasAtEnd.current) setIsNew(false)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [isAtEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something came to the end.
  useEffect(() => {
    if (wasAtEnd.current) end.current?.scrollIntoView({ block: 'end' })
    else setIsNew(true)
  }, [last])
  const toEnd = () => end.current?.scrollIntoView({ block: 'end' })
  return isNew ? toEnd : undefined
}
