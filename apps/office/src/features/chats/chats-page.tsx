// The inbox: who waits for an answer, longest first, in minutes of business hours.

import type { Column } from '../../parts/records-table.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { QueueList } from '../queues/public.ts'
import { CHAT_STATUS_NAMES, CHAT_STATUS_TONES, minutesText } from './chat-case.ts'

type ChatRow = RowOf<'chatInbox'>

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

export function ChatsPage() {
  return (
    <QueueList<ChatRow>
      title="Chats"
      queue="chat"
      waitingLabel="wait for us"
      area="chats"
      idOf={({ id }) => id}
      columns={COLUMNS}
      statuses={VIEWS}
      statusFilter={{ source: 'view', waiting: 'waiting', label: 'Waiting for us' }}
      filters={FILTERS}
    />
  )
}

const VIEWS = [
  { value: 'answered', label: 'Answered' },
  { value: 'snoozed', label: 'Put aside' },
  { value: 'resolved', label: 'Resolved' },
]

const FILTERS = [
  {
    ...{ source: 'owner', label: 'Answered by', fallback: 'anybody' },
    choices: [
      { value: 'anybody', label: 'Anybody' },
      { value: 'me', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
  { source: 'search', label: 'Search', hint: 'Part of a message' },
]

const COLUMNS: readonly Column<ChatRow>[] = [
  {
    label: 'Customer',
    cell: ({ userId, nickname }) => (userId === null ? 'visitor' : nickname || 'no nickname'),
  },
  {
    label: 'Priority',
    cell: ({ priority }) =>
      priority === 'normal' ? 'normal' : <StatusChip label={priority} tone="warn" />,
  },
  {
    label: 'Newest message',
    cell: ({ lastText }) => lastText || 'a picture or record',
    prose: true,
  },
  { label: 'Language', cell: ({ language }) => LANGUAGES.of(language) },
  { label: 'Unread', cell: ({ unread }) => unread, align: 'end' },
  { label: 'Waits', cell: ({ waitedMinutes }) => minutesText(waitedMinutes), align: 'end' },
  {
    label: 'First answer',
    cell: ({ firstReplyMinutes }) => minutesText(firstReplyMinutes),
    align: 'end',
  },
  { label: 'Answered by', cell: ({ assignee }) => assignee?.name ?? 'nobody' },
  {
    label: 'Status',
    cell: ({ status, rating }) => (
      <StatusChip
        label={`${CHAT_STATUS_NAMES[status]}${rating === null ? '' : `, ${rating} of 5`}`}
        tone={CHAT_STATUS_TONES[status]}
      />
    ),
  },
]
