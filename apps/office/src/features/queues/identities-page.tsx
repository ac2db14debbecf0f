// The queue of identities.

import { ALL_STATUSES } from '@fairtick/wire/admin/all-statuses'
import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { countryName, ID_TYPE_NAMES, IDENTITY_STATUSES } from './identity-words.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { QueueList } from './queue-list.tsx'

type IdentityRow = RowOf<'identityQueue'>

export function IdentitiesPage() {
  return (
    <QueueList<IdentityRow>
      title="Identities"
      queue="identity"
      area="identities"
      idOf={({ id }) => id}
      columns={COLUMNS}
      statuses={STATUSES}
      filters={[{ source: 'user', label: 'Customer', hint: 'A whole id' }]}
    />
  )
}

function chipsOf({ status, firstApprovedBy, isAppeal }: IdentityRow) {
  const isHalf = status === 'pending' && firstApprovedBy !== null
  return [
    IDENTITY_STATUSES[status],
    ...(isHalf ? [{ tone: 'warn', label: 'second person' } as const] : []),
    ...(isAppeal ? [{ tone: 'warn', label: 'appeal' } as const] : []),
  ]
}

const STATUSES = [
  { value: 'needs_fix', label: 'Asked again' },
  { value: 'success', label: 'Verified' },
  { value: 'failed', label: 'Declined' },
  { value: 'expired', label: 'Document expired' },
  { value: ALL_STATUSES, label: 'All' },
]

const COLUMNS: readonly Column<IdentityRow>[] = [
  { label: 'Customer', cell: ({ nickname }) => nickname || 'no nickname' },
  {
    label: 'Document',
    cell: ({ idType, country }) => `${ID_TYPE_NAMES[idType]}, ${countryName(country)}`,
  },
  { label: 'Attempt', cell: ({ attempt }) => attempt },
  { label: 'Age', cell: ({ submitTime }) => <AgeText ms={submitTime} /> },
  { label: 'Status', cell: (row) => <Chips chips={chipsOf(row)} none="" /> },
  {
    label: 'Claimed by',
    cell: ({ id, claim }) => <ClaimText queue="identity" id={id} read={claim} />,
  },
]
