// One conversation: its days, its messages, and how it ended.

import { groupByDay } from '../../../platform/day-groups.ts'
import { DayHeading } from '../../../platform/day-heading.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { isReadByStaff, type Section } from '../thread.ts'
import { MessageBubble } from './message-bubble.tsx'
import { RatingCard } from './rating-card.tsx'

export type SectionViewProps = { section: Section; isNewest: boolean }

export function SectionView({ section, isNewest }: SectionViewProps) {
  const t = useText()
  const { fullTime } = useFormats()
  const { conversation, messages } = section
  return (
    <section
      aria-label={t('chat.conversationOf', { time: fullTime(conversation.startTime) })}
      className="flex flex-col gap-3"
    >
      {conversation.fromVisitor && (
        <p className="text-center text-caption text-text3">{t('chat.beforeLogin')}</p>
      )}
      {groupByDay(messages, ({ time }) => time).map(({ dayMs, rows }) => (
        <div key={dayMs} className="flex flex-col gap-2">
          <DayHeading dayMs={dayMs} />
          {rows.map((message) => (
            <MessageBubble
              key={message.number}
              message={message}
              state={isReadByStaff(section, message) ? 'read' : 'sent'}
            />
          ))}
        </div>
      ))}
      {conversation.status === 'resolved' && (
        <RatingCard conversation={conversation} isNewest={isNewest} />
      )}
    </section>
  )
}
