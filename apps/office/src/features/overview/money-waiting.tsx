// The money that waits for somebody here, exact, in each currency.

import type { QueueState } from '@fairtick/wire/admin/live'
import { sentText } from '../../parts/money-text.ts'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TO_PAY } from './queue-lines.ts'

type Line = {
  readonly what: string
  readonly to: string
  readonly currency: string
  readonly amount: string
}

export function MoneyWaiting({ queues }: { readonly queues: readonly QueueState[] }) {
  const shown = queues.filter(({ queue }) => queue === 'deposit' || queue === 'withdrawal')
  if (shown.length === 0) return null
  return (
    <Section title="Money that waits">
      <RecordsTable<Line>
        label="Money that waits"
        rows={shown.flatMap(linesOf)}
        keyOf={({ what, currency }) => `${what} ${currency}`}
        columns={COLUMNS}
        linkOf={({ to }) => to}
        empty="No money waits for anybody here."
      />
    </Section>
  )
}

function linesOf({ queue, money }: QueueState): Line[] {
  return money.map(({ step, currency, amount }) => ({
    ...WORDS[queue === 'deposit' ? 'deposit' : 'withdrawal'][step],
    ...{ currency, amount },
  }))
}

const WORDS = {
  deposit: {
    pending: { what: 'Deposits to review', to: '/deposits' },
    approved: { what: 'Deposits being credited', to: '/deposits' },
  },
  withdrawal: {
    pending: { what: 'Withdrawals to approve', to: '/withdrawals' },
    approved: { what: 'Withdrawals to pay', to: TO_PAY },
  },
} as const

const COLUMNS: readonly Column<Line>[] = [
  { label: 'What', cell: ({ what }) => what },
  { label: 'Amount', cell: (line) => sentText(line), align: 'end' },
]
