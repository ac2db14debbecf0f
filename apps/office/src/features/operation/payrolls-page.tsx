// Payroll runs by day of the operator, and what days still owe.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { ListPage } from '../../parts/list-page.tsx'
import { moneyText } from '../../parts/money-text.ts'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { useRead } from '../../platform/use-read.ts'

type Payroll = RowOf<'payrolls'>
type Owed = AdminCallResult<'payrolls'>['owed'][number]

export function PayrollsPage() {
  const { data } = useRead('payrolls')
  return (
    <ListPage<Payroll>
      title="Payroll"
      subtitle="Each day that has ended is paid once, also when the run was late."
      before={
        <Section title="Earned and not paid yet">
          <RecordsTable<Owed>
            label="Earned and not paid yet"
            rows={data?.owed ?? []}
            keyOf={({ day }) => day}
            columns={OWED_COLUMNS}
            empty="Nothing is owed."
          />
        </Section>
      }
      columns={[...OWED_COLUMNS, { label: 'Paid', cell: (run) => <TimeText ms={run.paidTime} /> }]}
      empty="Nothing has been paid yet."
    />
  )
}

const OWED_COLUMNS: readonly Column<Owed>[] = [
  { label: 'Day', cell: ({ date }) => date },
  { label: 'Members', align: 'end', cell: ({ members }) => members },
  { label: 'Amount, USD', align: 'end', cell: ({ amount }) => moneyText(amount) },
]
