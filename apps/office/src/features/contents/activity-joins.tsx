// Who joined an activity: when, and which version of its rules they accepted. Each look is noted.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Link } from 'react-admin'
import { FoldedSection } from '../../parts/folded-section.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { PagedRecords } from '../../parts/paged-records.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useMe } from '../../platform/session.ts'
import { usePages } from '../../platform/use-pages.ts'
import { useRead } from '../../platform/use-read.ts'

export function ActivityJoins({ id, joined }: { readonly id: string; readonly joined: number }) {
  const mayRead = useMe().permissions.includes('users.read')
  if (!mayRead) return <p>{`${joined} joined.`}</p>
  return (
    <FoldedSection title={`Who joined (${joined})`} isBlocked={false}>
      {() => <Joins id={id} />}
    </FoldedSection>
  )
}

function Joins({ id }: { readonly id: string }) {
  const pages = usePages()
  const reading = useRead('activityJoins', { query: { id, ...pages.query } })
  return (
    <Loaded reading={reading}>
      {(list) => (
        <PagedRecords
          {...{ list, pages, onRefresh: reading.readAgain }}
          label="Who joined"
          keyOf={({ userId, version }) => `${userId} ${version}`}
          columns={COLUMNS}
          empty="Nobody has joined."
        />
      )}
    </Loaded>
  )
}

const COLUMNS: readonly Column<AdminCallResult<'activityJoins'>['data'][number]>[] = [
  {
    label: 'Customer',
    cell: ({ userId, nickname }) => (
      <Link to={`/users/${encodeURIComponent(userId)}`}>{nickname || userId}</Link>
    ),
  },
  { label: 'Version of the rules', cell: ({ version }) => version, align: 'end' },
  { label: 'Joined', cell: ({ time }) => <TimeText ms={time} /> },
]
