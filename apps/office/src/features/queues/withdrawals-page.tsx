// The queue of withdrawals: first to be reviewed, then to be paid by somebody else.

import { moneyText } from '../../parts/money-text.ts'
import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { QueueList } from './queue-list.tsx'
import { withdrawalStatus } from './queue-words.ts'

export type WithdrawalRow = RowOf<'withdrawalQueue'>

export function WithdrawalsPage() {
  return (
    <QueueList<WithdrawalRow>
      title="Withdrawals"
      queue="withdrawal"
      area="withdrawals"
      idOf={({ withdrawal }) => withdrawal.id}
      columns={COLUMNS}
      statuses={STATUSES}
      filters={FILTERS}
      approvedLabel="to be paid"
    />
  )
}

const STATUSES = [
  { value: 'approved', label: 'Approved, to be paid' },
  { value: 'success', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
]

const FILTERS = [
  {
    ...{ source: 'method', label: 'To' },
    choices: [
      { value: 'wallet', label: 'Wallet' },
      { value: 'bank', label: 'Bank' },
    ],
  },
  { source: 'user', label: 'Customer', hint: 'A whole id' },
]

const COLUMNS: readonly Column<WithdrawalRow>[] = [
  { label: 'Customer', cell: ({ nickname }) => nickname || 'no nickname' },
  { label: 'Amount', cell: ({ withdrawal }) => usd(withdrawal.amount), align: 'end' },
  { label: 'To be paid out', cell: ({ withdrawal }) => usd(withdrawal.received), align: 'end' },
  { label: 'To', cell: ({ withdrawal }) => withdrawal.target },
  { label: 'Place', cell: ({ withdrawal }) => withdrawal.queuePlace ?? '–', align: 'end' },
  { label: 'Age', cell: ({ withdrawal }) => <AgeText ms={withdrawal.submitTime} /> },
  { label: 'Flags', cell: (row) => <Chips chips={flagsOf(row)} none="none" /> },
  {
    label: 'Claimed by',
    cell: ({ withdrawal, claim }) => (
      <ClaimText queue="withdrawal" id={withdrawal.id} read={claim} />
    ),
  },
]

function flagsOf(row: WithdrawalRow) {
  const { withdrawal, isHeld, approvedBy, staffNames, isLeftOver } = row
  const status = withdrawalStatus(withdrawal)
  return [
    ...(withdrawal.status === 'pending' ? [] : [status]),
    ...(isLeftOver ? [{ tone: 'warn', label: 'practice' } as const] : []),
    ...(isHeld ? [{ tone: 'warn', label: 'hold or lock' } as const] : []),
    ...(withdrawal.from === 'salary' ? [{ tone: 'plain', label: 'salary' } as const] : []),
    ...(approvedBy !== null && withdrawal.status === 'pending'
      ? [{ tone: 'busy', label: `approved by ${staffNames[approvedBy] ?? 'somebody'}` } as const]
      : []),
  ]
}

function usd(amount: string): string {
  return `${moneyText(amount)} USD`
}
