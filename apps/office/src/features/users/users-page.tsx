// Customers: the newest ones, or those whom a part of their name or number finds.

import { CUSTOMERS_COUNTED_MAX, CUSTOMERS_FOUND_MAX } from '@fairtick/wire/admin/customer-search'
import { ListPage } from '../../parts/list-page.tsx'
import { LOCK_NAMES } from '../../parts/lock-names.ts'
import type { Column } from '../../parts/records-table.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'

type CustomerRow = RowOf<'users'>

export function UsersPage() {
  return (
    <ListPage<CustomerRow>
      title="Customers"
      subtitle={SUBTITLE}
      columns={COLUMNS}
      filters={FILTERS}
      address="kept-out"
      linkOf={({ id }) => `/users/${id}`}
      empty="Nobody has registered yet."
      countedMax={CUSTOMERS_COUNTED_MAX}
      notFound={NOT_FOUND}
    />
  )
}

const SUBTITLE =
  'Contacts are masked here. Every look at a customer is written into the audit log. ' +
  `A search finds at most ${CUSTOMERS_FOUND_MAX}: who finds so many types more.`

const HINT =
  'Name, nickname, four digits of a phone number, four signs at an end of the member id; a whole ' +
  'mail address, or the whole id of an order, account, deposit or withdrawal'

const NOT_FOUND =
  'Nobody is found. A mail address and the id of a record are compared whole. Names and numbers ' +
  'of documents are sealed for each person and cannot be searched.'

const FILTERS = [{ source: 'search', label: 'Search', hint: HINT }]

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
