// Customers: the newest ones, or the one whose whole id, mail address or phone number is typed.

import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { LOCK_NAMES } from './lock-words.ts'

type CustomerRow = RowOf<'users'>

export function UsersPage() {
  return (
    <ListPage<CustomerRow>
      title="Customers"
      subtitle="Contacts are masked here. Every look at a customer is written into the audit log."
      columns={COLUMNS}
      filters={FILTERS}
      address="kept-out"
      linkOf={({ id }) => `/users/${id}`}
      empty="Nobody has registered yet."
      notFound="No customer has exactly this id, mail address or phone number."
    />
  )
}

const FILTERS = [
  { source: 'search', label: 'Search', hint: 'A whole id, mail address or phone number' },
]

const COLUMNS: readonly Column<CustomerRow>[] = [
  { label: 'Nickname', cell: ({ nickname }) => nickname },
  { label: 'Phone', cell: ({ phone }) => phone },
  { label: 'Mail', cell: ({ email }) => email },
  { label: 'Registered', cell: ({ createdTime }) => <TimeText ms={createdTime} /> },
  {
    label: 'Locks',
    cell: ({ locked }) =>
      locked.length === 0
        ? 'none'
        : locked.map((flag) => <StatusChip key={flag} tone="warn" label={LOCK_NAMES[flag]} />),
  },
]
