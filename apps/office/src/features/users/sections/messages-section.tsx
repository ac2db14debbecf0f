// The system messages that a customer was sent, as they read in English.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Button } from '@mui/material'
import { Link } from 'react-admin'
import { Loaded } from '../../../parts/loaded.tsx'
import { PagedRecords } from '../../../parts/paged-records.tsx'
import type { Column } from '../../../parts/records-table.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { listPath } from '../../../platform/list-path.ts'
import { useMe } from '../../../platform/session.ts'
import { usePages } from '../../../platform/use-pages.ts'
import { useRead } from '../../../platform/use-read.ts'
import { personQuery, type SectionProps } from './section-props.ts'

export function MessagesSection(props: SectionProps) {
  const mayReadChats = useMe().permissions.includes('chat.read')
  const pages = usePages()
  const reading = useRead('userMessages', { query: { ...personQuery(props), ...pages.query } })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <>
          {mayReadChats && (
            <Button component={Link} to={listPath('chats', { user: props.id })}>
              Chats
            </Button>
          )}
          <PagedRecords
            {...{ list, pages, onRefresh: reading.readAgain }}
            label="Messages"
            keyOf={(message) => message.id}
            columns={MESSAGES}
            empty="No message."
          />
        </>
      )}
    </Loaded>
  )
}

const MESSAGES: readonly Column<AdminCallResult<'userMessages'>['data'][number]>[] = [
  { label: 'Title', cell: ({ title, deleted }) => (deleted ? 'deleted' : title) },
  { label: 'Text', cell: ({ summary }) => summary },
  { label: 'Account', cell: ({ account }) => account ?? '' },
  { label: 'Sent', cell: ({ time }) => <TimeText ms={time} /> },
  { label: 'Read', cell: ({ read }) => (read ? 'yes' : 'no') },
]
