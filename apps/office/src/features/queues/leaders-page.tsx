// The queue of those who want to lead, and of those who do.

import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { LEADER_STATUSES } from './leader-case.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { percentText } from './percent-text.ts'
import { QueueList } from './queue-list.tsx'

type LeaderRow = RowOf<'leaderQueue'>

export function LeadersPage() {
  return (
    <QueueList<LeaderRow>
      title="Leaders"
      queue="leader"
      area="leaders"
      idOf={({ id }) => id}
      columns={COLUMNS}
      statuses={STATUSES}
    />
  )
}

function chipsOf({ status, isLeading }: LeaderRow) {
  const leading = { tone: 'good', label: 'leads on these terms' } as const
  return isLeading ? [leading] : [LEADER_STATUSES[status]]
}

const STATUSES = [
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'replaced', label: 'Replaced' },
]

const COLUMNS: readonly Column<LeaderRow>[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Customer', cell: ({ nickname }) => nickname || 'no nickname' },
  { label: 'Profit share', cell: ({ profitShare }) => percentText(profitShare) },
  { label: 'Age', cell: ({ appliedTime }) => <AgeText ms={appliedTime} /> },
  { label: 'Status', cell: (row) => <Chips chips={chipsOf(row)} none="" /> },
  {
    label: 'Claimed by',
    cell: ({ id, claim }) => <ClaimText queue="leader" id={id} read={claim} />,
  },
]
