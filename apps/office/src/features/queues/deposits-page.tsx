// The queue of deposits.

import { moneyText, sentText } from '../../parts/money-text.ts'
import type { Column } from '../../parts/records-table.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { AgeText } from './parts/age-text.tsx'
import { Chips } from './parts/chips.tsx'
import { ClaimText } from './parts/claim-text.tsx'
import { QueueList } from './queue-list.tsx'
import { depositStatus } from './queue-words.ts'

export type DepositRow = RowOf<'depositQueue'>

export function DepositsPage() {
  return (
    <QueueList<DepositRow>
      title="Deposits"
      queue="deposit"
      area="deposits"
      idOf={({ deposit }) => deposit.id}
      columns={COLUMNS}
      statuses={STATUSES}
      filters={FILTERS}
      approvedLabel="being credited"
    />
  )
}

const STATUSES = [
  { value: 'approved', label: 'Approved, being credited' },
  { value: 'success', label: 'Credited' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
]

const FILTERS = [
  {
    ...{ source: 'channel', label: 'By' },
    choices: [
      { value: 'crypto', label: 'Network' },
      { value: 'bank', label: 'Bank' },
    ],
  },
  { source: 'user', label: 'Customer', hint: 'A whole id' },
]

const COLUMNS: readonly Column<DepositRow>[] = [
  { label: 'Customer', cell: ({ nickname }) => nickname || 'no nickname' },
  {
    label: 'Sent',
    cell: ({ deposit }) => sentText(deposit),
    align: 'end',
  },
  {
    label: 'Credit',
    cell: ({ deposit, wouldCredit }) => creditText(deposit.credited ?? wouldCredit),
    align: 'end',
  },
  { label: 'By', cell: ({ deposit }) => deposit.network ?? 'bank' },
  { label: 'Age', cell: ({ deposit }) => <AgeText ms={deposit.submitTime} /> },
  { label: 'Flags', cell: (row) => <Chips chips={flagsOf(row)} none="none" /> },
  {
    label: 'Claimed by',
    cell: ({ deposit, claim }) => <ClaimText queue="deposit" id={deposit.id} read={claim} />,
  },
]

function creditText(credit: string | null): string {
  return credit === null ? '–' : `${moneyText(credit)} USD`
}

export function flagsOf(row: DepositRow) {
  const { deposit, sameVoucher, needsTwo, firstApprovedBy, isLeftOver } = row
  const status = depositStatus(deposit)
  return [
    ...(deposit.status === 'pending' ? [] : [status]),
    ...(isLeftOver ? [{ tone: 'warn', label: 'practice' } as const] : []),
    ...(sameVoucher.length > 0
      ? [{ tone: 'bad', label: sameVoucherText(sameVoucher.length) } as const]
      : []),
    ...(needsTwo && !isLeftOver && deposit.status === 'pending'
      ? [
          {
            tone: 'warn',
            label: firstApprovedBy === null ? 'two people' : 'second person',
          } as const,
        ]
      : []),
  ]
}

/** Of a picture that came with others as well; a twin and a fifth use must not look alike. */
export function sameVoucherText(others: number): string {
  return others === 1 ? 'voucher used on 1 other' : `voucher used on ${others} others`
}
