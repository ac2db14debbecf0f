// The queue of changes of bank accounts.

import { ALL_STATUSES } from '@fairtick/wire/admin/all-statuses'
import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { QueueList } from './queue-list.tsx'
import { BANK_STATUSES } from './queue-words.ts'

type BankChangeRow = RowOf<'bankChangeQueue'>

export function BankChangesPage() {
  return (
    <QueueList<BankChangeRow>
      title="Bank changes"
      queue="bank_change"
      area="bank-changes"
      idOf={({ id }) => id}
      columns={COLUMNS}
      statuses={STATUSES}
      filters={[{ source: 'user', label: 'Customer', hint: 'A whole id' }]}
    />
  )
}

function chipsOf({ status, firstApprovedBy }: BankChangeRow) {
  const isHalf = status === 'pending' && firstApprovedBy !== null
  const half = { tone: 'warn', label: 'second person' } as const
  return [BANK_STATUSES[status], ...(isHalf ? [half] : [])]
}

const STATUSES = [
  { value: 'success', label: 'Carried out' },
  { value: 'failed', label: 'Failed' },
  { value: 'replaced', label: 'Replaced' },
  { value: ALL_STATUSES, label: 'All' },
]

const COLUMNS: readonly Column<BankChangeRow>[] = [
  { label: 'Customer', cell: ({ nickname }) => nickname || 'no nickname' },
  { label: 'New bank', cell: ({ bankName }) => bankName },
  { label: 'Account', cell: ({ cardNumber }) => cardNumber },
  { label: 'Age', cell: ({ submitTime }) => <AgeText ms={submitTime} /> },
  { label: 'Status', cell: (row) => <Chips chips={chipsOf(row)} none="" /> },
  {
    label: 'Claimed by',
    cell: ({ id, claim }) => <ClaimText queue="bank_change" id={id} read={claim} />,
  },
]
