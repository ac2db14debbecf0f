// Journal entries, newest first, of all accounts or of one.

import { IdText } from '../../parts/id-text.tsx'
import { ListPage } from '../../parts/list-page.tsx'
import { moneyText } from '../../parts/money-text.ts'
import type { Column } from '../../parts/records-table.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { reasonName } from './reason-names.ts'

type JournalEntry = RowOf<'ledger'>

export function LedgerPage() {
  return (
    <ListPage<JournalEntry>
      title="Ledger"
      subtitle="Every change of cash, as an entry whose postings sum to zero."
      columns={COLUMNS}
      filters={FILTERS}
      linkOf={({ number }) => `/ledger/${number}`}
      empty="Nothing has been entered yet."
      notFound="There is no entry of this account or cause."
    />
  )
}

const FILTERS = [
  { source: 'accountId', label: 'Account', hint: 'The whole id of an account' },
  { source: 'causeId', label: 'Cause', hint: 'The whole id of an order, a deposit, …' },
]

const COLUMNS: readonly Column<JournalEntry>[] = [
  { label: 'No.', cell: ({ number }) => number.toLocaleString('en'), align: 'end' },
  { label: 'Time', cell: ({ time }) => <TimeText ms={time} /> },
  { label: 'Reason', cell: ({ reason }) => reasonName(reason) },
  { label: 'Cash', cell: ({ cashChange }) => moneyText(cashChange), align: 'end' },
  { label: 'Cash after', cell: ({ cashAfter }) => moneyText(cashAfter), align: 'end' },
  {
    label: 'Account',
    cell: ({ accountId, accountKind }) => (
      <>
        {accountKind}
        <br />
        <IdText id={accountId} />
      </>
    ),
  },
  { label: 'Cause', cell: ({ causeId }) => <IdText id={causeId} /> },
]
