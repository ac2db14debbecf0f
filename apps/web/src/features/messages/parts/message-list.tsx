// System messages by day, of one list; what is routine says why no badge counts it.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import type { MessageList as ListName } from '@fairtick/wire/message-lists'
import { DayHeading } from '../../../platform/day-heading.tsx'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { PagesByDay } from '../../../shell/pages-by-day.tsx'
import { useMessageList } from '../use-messages.ts'
import { MessageRow } from './message-row.tsx'

export function MessageList({ list }: { list: ListName }) {
  const messages = useMessageList(list)
  return (
    <div className="px-gutter">
      {list === 'routine' && <RoutineNote />}
      <PagesByDay
        list={messages}
        timeOf={({ time }) => time}
        heading={({ dayMs }) => <DayHeading dayMs={dayMs} />}
        row={(message) => <MessageRow message={message} />}
        empty={<NoMessages list={list} />}
      />
    </div>
  )
}

function RoutineNote() {
  const t = useText()
  return (
    <div className="px-1 pt-3 text-caption">
      <p className="text-text3">{t('messages.routineNote')}</p>
      <a
        href={hrefOf('/pages/setting/notify')}
        className="target inline-flex items-center rounded-sm text-primary"
      >
        {t('messages.routineChange')}
      </a>
    </div>
  )
}

function NoMessages({ list }: { list: ListName }) {
  const t = useText()
  if (list !== 'main') return <EmptyState>{t('messages.emptyList')}</EmptyState>
  return (
    <EmptyState
      action={
        <ButtonLink tone="outline" href={hrefOf('/pages/home/market')}>
          {t('messages.toMarket')}
        </ButtonLink>
      }
    >
      {t('messages.empty')}
    </EmptyState>
  )
}
