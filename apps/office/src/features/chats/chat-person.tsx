// Whose conversation it is: the person, their accounts, what they moved. Each look is written down.

import { moneyText, sentText } from '../../parts/money-text.ts'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { CaseCustomer } from '../queues/public.ts'
import type { ChatCase } from './chat-case.ts'

export function ChatPerson({ found }: { readonly found: ChatCase }) {
  const { customer, accounts, deposits, withdrawals } = found
  if (customer === null) {
    return (
      <Section title="Customer">
        <p>A visitor who has not logged in. Nothing is known of them: ask for nothing personal.</p>
      </Section>
    )
  }
  return (
    <>
      <CaseCustomer customer={customer} />
      <Section title="Accounts">
        <RecordsTable
          label="Accounts"
          rows={accounts}
          keyOf={({ kind }) => kind}
          columns={ACCOUNTS}
          empty="No account."
        />
      </Section>
      <Section title="Deposits">
        <RecordsTable
          label="Deposits"
          rows={deposits}
          keyOf={({ id }) => id}
          columns={DEPOSITS}
          empty="No deposit."
        />
      </Section>
      <Section title="Withdrawals">
        <RecordsTable
          label="Withdrawals"
          rows={withdrawals}
          keyOf={({ id }) => id}
          columns={WITHDRAWALS}
          empty="No withdrawal."
        />
      </Section>
    </>
  )
}

const ACCOUNTS: readonly Column<ChatCase['accounts'][number]>[] = [
  { label: 'Account', cell: ({ kind }) => kind },
  { label: 'Cash', cell: ({ cash }) => `${moneyText(cash)} USD`, align: 'end' },
]
const DEPOSITS: readonly Column<ChatCase['deposits'][number]>[] = [
  { label: 'Submitted', cell: ({ submitTime }) => <TimeText ms={submitTime} /> },
  { label: 'Sent', cell: (deposit) => sentText(deposit), align: 'end' },
  { label: 'Status', cell: ({ status }) => status },
]
const WITHDRAWALS: readonly Column<ChatCase['withdrawals'][number]>[] = [
  { label: 'Submitted', cell: ({ submitTime }) => <TimeText ms={submitTime} /> },
  { label: 'Amount', cell: ({ amount }) => `${moneyText(amount)} USD`, align: 'end' },
  { label: 'Status', cell: ({ status }) => status },
]
