// The queue of posts that readers reported, and of those that were decided.

import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { QueueList } from './queue-list.tsx'
import { chipsOf, reportsText, sideText } from './signal-case.ts'

type SignalRow = RowOf<'signalQueue'>

export function SignalsPage() {
  return (
    <QueueList<SignalRow>
      title="Reported signals"
      queue="signal"
      area="signals"
      idOf={({ id }) => id}
      columns={COLUMNS}
      statuses={STATUSES}
    />
  )
}

const STATUSES = [
  { value: 'hidden', label: 'Hidden' },
  { value: 'dismissed', label: 'Left to stand' },
]

const COLUMNS: readonly Column<SignalRow>[] = [
  { label: 'Leader', cell: ({ name }) => name },
  { label: 'Post', cell: sideText },
  { label: 'Reports', cell: ({ reports }) => reportsText(reports) },
  { label: 'Age', cell: ({ openedTime }) => <AgeText ms={openedTime} /> },
  { label: 'Status', cell: (row) => <Chips chips={chipsOf(row)} none="" /> },
  {
    label: 'Claimed by',
    cell: ({ id, claim }) => <ClaimText queue="signal" id={id} read={claim} />,
  },
]
