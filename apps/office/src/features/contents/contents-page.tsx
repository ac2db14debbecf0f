// What is written for everyone: announcements, activities, documents, questions, in every version.

import { CONTENT_KINDS, CONTENT_STATUSES, type ContentKind } from '@fairtick/wire/content-kinds'
import { Button } from '@mui/material'
import { useNavigate } from 'react-router'
import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { useMe } from '../../platform/session.ts'
import { KIND_NAMES, STATUS_NAMES, STATUS_TONES } from './content-words.ts'

type Row = RowOf<'contents'>

/** Of these there may be one more; the documents are there from the start. */
const NEW: readonly ContentKind[] = ['announcement', 'activity', 'faq']

export function ContentsPage() {
  const navigate = useNavigate()
  const mayWrite = useMe().permissions.includes('content.edit')
  return (
    <ListPage<Row>
      title="Texts"
      subtitle="One person writes, another one approves; then it is published, and withdrawn."
      actions={
        mayWrite &&
        NEW.map((kind) => (
          <Button key={kind} variant="outlined" onClick={() => navigate(`/contents/new-${kind}`)}>
            New {KIND_NAMES[kind].toLowerCase()}
          </Button>
        ))
      }
      columns={COLUMNS}
      filters={FILTERS}
      linkOf={({ id }) => `/contents/${id}`}
      empty="Nothing has been written yet."
      notFound="There is no such text."
    />
  )
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Title', cell: ({ title }) => title },
  { label: 'Kind', cell: ({ kind, version }) => `${KIND_NAMES[kind]}, version ${version}` },
  {
    label: 'Status',
    cell: ({ status }) => <StatusChip tone={STATUS_TONES[status]} label={STATUS_NAMES[status]} />,
  },
  { label: 'Languages', cell: ({ languages }) => languages.join(', ') },
  {
    label: 'Written by',
    cell: ({ authors, staffNames }) =>
      authors.length === 0 ? 'with the app' : authors.map((id) => staffNames[id]).join(', '),
  },
  { label: 'Published', cell: ({ publishedTime }) => <TimeText ms={publishedTime} /> },
]

const FILTERS = [
  {
    source: 'kind',
    label: 'Kind',
    choices: CONTENT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
  },
  {
    source: 'status',
    label: 'Status',
    choices: CONTENT_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  },
]
