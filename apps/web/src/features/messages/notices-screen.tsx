// Notices of one's own orders and records, of one kind or of all; each leads to what it is about.

import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import type { CallResult } from '@fairtick/wire/api-contract'
import { DayHeading } from '../../platform/day-heading.tsx'
import { type TextKey, useText } from '../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { PagesByDay } from '../../shell/pages-by-day.tsx'
import { Screen } from '../../shell/screen.tsx'
import { aboutHref } from './about-href.ts'
import { TextRow } from './parts/text-row.tsx'
import { type NoticeKind, useMarkRead, useNoticeList } from './use-messages.ts'

export function NoticesScreen() {
  const t = useText()
  const kind = kindOf(useSearchTexts().kind)
  const { replace } = useNavigation()
  const notices = useNoticeList(kind)
  return (
    <Screen title={t('content.notices')}>
      <div className="px-gutter pt-2">
        <ChipGroup
          label={t('content.noticeKind')}
          layout="wrap"
          options={KINDS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={kind ?? ''}
          onChange={(next) =>
            replace('/pages/message/notifyrecords', { kind: next === '' ? undefined : next })
          }
        />
        <PagesByDay
          list={notices}
          timeOf={({ time }) => time}
          heading={({ dayMs }) => <DayHeading dayMs={dayMs} />}
          row={(notice) => <Notice notice={notice} />}
          empty={
            <EmptyState>
              {t(kind === undefined ? 'content.noNotices' : 'content.noNoticesOfKind')}
            </EmptyState>
          }
        />
      </div>
    </Screen>
  )
}

type NoticeRow = CallResult<'notices'>['data'][number]

/** Whoever follows it has read it. */
function Notice({ notice }: { notice: NoticeRow }) {
  const { mutate: markRead } = useMarkRead()
  const { id, title, summary, time, read, about, account } = notice
  return (
    <TextRow
      href={aboutHref(about, account)}
      account={account}
      title={title}
      text={summary}
      time={time}
      state={read ? 'read' : 'unread'}
      onFollow={() => {
        if (!read) markRead({ ids: [id] })
      }}
    />
  )
}

function kindOf(search: string | undefined): NoticeKind | undefined {
  return KINDS.find(({ value }) => value === search)?.value || undefined
}

const KINDS: ReadonlyArray<{ value: NoticeKind | ''; label: TextKey }> = [
  { value: '', label: 'content.kindAll' },
  { value: 'option', label: 'content.kindOption' },
  { value: 'contract', label: 'content.kindContract' },
  { value: 'deposit', label: 'content.kindDeposit' },
  { value: 'withdrawal', label: 'content.kindWithdrawal' },
]
