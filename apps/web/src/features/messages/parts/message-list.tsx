// The system messages by day.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { DayHeading } from '../../../platform/day-heading.tsx'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { PagesByDay } from '../../../shell/pages-by-day.tsx'
import { useMessageList } from '../use-messages.ts'
import { MessageRow } from './message-row.tsx'

export function MessageList() {
  const messages = useMessageList()
  return (
    <div className="px-gutter">
      <PagesByDay
        list={messages}
        timeOf={({ time }) => time}
        heading={({ dayMs }) => <DayHeading dayMs={dayMs} />}
        row={(message) => <MessageRow message={message} />}
        empty={<NoMessages />}
      />
    </div>
  )
}

function NoMessages() {
  const t = useText()
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
