// The announcements that run, by day.

import { EmptyState } from '@fairtick/ui/empty-state'
import type { CallResult } from '@fairtick/wire/api-contract'
import { DayHeading } from '../../../platform/day-heading.tsx'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { PagesByDay } from '../../../shell/pages-by-day.tsx'
import { CATEGORY_WORDS } from '../category-words.ts'
import { useAnnouncementList } from '../use-announcements.ts'
import { TextRow } from './text-row.tsx'

export function AnnouncementList() {
  const t = useText()
  const announcements = useAnnouncementList()
  return (
    <div className="px-gutter">
      <PagesByDay
        list={announcements}
        timeOf={({ time }) => time}
        heading={({ dayMs }) => <DayHeading dayMs={dayMs} />}
        row={(announcement) => <Row announcement={announcement} />}
        empty={<EmptyState>{t('content.noAnnouncements')}</EmptyState>}
      />
    </div>
  )
}

type Announcement = CallResult<'announcements'>['data'][number]

function Row({ announcement }: { announcement: Announcement }) {
  const t = useText()
  const { id, category, title, summary, time, read, language } = announcement
  return (
    <TextRow
      href={hrefOf('/pages/message/detail', { id, kind: 'announcement' })}
      title={title}
      text={summary === '' ? t(CATEGORY_WORDS[category]) : summary}
      time={time}
      state={read ? 'read' : 'unread'}
      lang={language}
    />
  )
}
