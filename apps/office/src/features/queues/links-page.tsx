// The queue of accounts that seem to be one person's.

import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { QueueList } from './queue-list.tsx'
import { LINK_STATUSES, SIGNAL_NAMES } from './queue-words.ts'

type LinkRow = RowOf<'accountLinkQueue'>

export function LinksPage() {
  return (
    <QueueList<LinkRow>
      title="Linked accounts"
      queue="account_link"
      area="links"
      idOf={({ id }) => id}
      columns={COLUMNS}
      statuses={STATUSES}
      filters={[{ source: 'user', label: 'Customer', hint: 'A whole id' }]}
      approvedLabel="wait for a second person"
    />
  )
}

const STATUSES = [
  { value: 'confirmed', label: 'One person' },
  { value: 'lifted', label: 'Two people' },
]

const COLUMNS: readonly Column<LinkRow>[] = [
  { label: 'Registered later', cell: ({ laterNickname }) => laterNickname || 'no nickname' },
  { label: 'Registered earlier', cell: ({ earlierNickname }) => earlierNickname || 'no nickname' },
  {
    label: 'In common',
    cell: ({ signals }) => signals.map((signal) => SIGNAL_NAMES[signal]).join(', '),
  },
  { label: 'Age', cell: ({ foundTime }) => <AgeText ms={foundTime} /> },
  { label: 'Status', cell: (row) => <Chips chips={chipsOf(row)} none="" /> },
  {
    label: 'Claimed by',
    cell: ({ id, claim }) => <ClaimText queue="account_link" id={id} read={claim} />,
  },
]

function chipsOf({ status, firstLiftedBy, isOnBreak }: LinkRow) {
  const isSecondWanted = status !== 'lifted' && firstLiftedBy !== null
  return [
    LINK_STATUSES[status],
    ...(isOnBreak && status !== 'lifted' ? [{ tone: 'bad', label: 'a break runs' } as const] : []),
    ...(isSecondWanted ? [{ tone: 'warn', label: 'second person' } as const] : []),
  ]
}
