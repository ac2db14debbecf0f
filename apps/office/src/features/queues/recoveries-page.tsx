// The queue of people who lost what guards their account.

import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { QueueList } from './queue-list.tsx'
import { lostText, RECOVERY_STATUSES } from './recovery-case.ts'

type RecoveryRow = RowOf<'recoveryQueue'>

export function RecoveriesPage() {
  return (
    <QueueList<RecoveryRow>
      title="Lost access"
      queue="recovery"
      area="recoveries"
      idOf={({ id }) => id}
      columns={COLUMNS}
      statuses={STATUSES}
    />
  )
}

function chipsOf({ status, firstApprovedBy }: RecoveryRow) {
  const isHalf = status === 'pending' && firstApprovedBy !== null
  const half = { tone: 'warn', label: 'second person' } as const
  return [RECOVERY_STATUSES[status], ...(isHalf ? [half] : [])]
}

/** What speaks for who asks, in short. */
function evidenceText({ evidence }: RecoveryRow): string {
  const { password, ownAddress, pictures } = evidence
  const found = [
    ...(password ? ['password'] : []),
    ...(ownAddress ? ['own address'] : []),
    ...(pictures > 0 ? [`${pictures} pictures`] : []),
  ]
  return found.length === 0 ? 'nothing' : found.join(', ')
}

const STATUSES = [
  { value: 'approved', label: 'Approved, waiting' },
  { value: 'done', label: 'Set anew' },
  { value: 'stopped', label: 'Stopped by the customer' },
  { value: 'declined', label: 'Declined' },
  { value: 'expired', label: 'Ran out' },
  { value: 'replaced', label: 'Replaced' },
]

const COLUMNS: readonly Column<RecoveryRow>[] = [
  { label: 'Customer', cell: ({ nickname }) => nickname || 'no nickname' },
  { label: 'Lost', cell: ({ lost }) => lostText(lost) },
  { label: 'Proven by', cell: evidenceText },
  { label: 'Age', cell: ({ askedTime }) => <AgeText ms={askedTime} /> },
  { label: 'Status', cell: (row) => <Chips chips={chipsOf(row)} none="" /> },
  {
    label: 'Claimed by',
    cell: ({ id, claim }) => <ClaimText queue="recovery" id={id} read={claim} />,
  },
]
