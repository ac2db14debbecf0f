// Before and after of a change, field by field.

import { RecordsTable } from '../../parts/records-table.tsx'
import { type Difference, differencesOf } from './differences.ts'

type DifferencesTableProps = { readonly before: unknown; readonly after: unknown }

export function DifferencesTable({ before, after }: DifferencesTableProps) {
  return (
    <RecordsTable<Difference>
      label="What changes"
      rows={differencesOf(before, after)}
      keyOf={({ name }) => name}
      columns={COLUMNS}
      empty="Nothing differs."
    />
  )
}

const COLUMNS = [
  { label: 'What', cell: ({ name }: Difference) => name },
  { label: 'Before', cell: ({ before }: Difference) => before },
  { label: 'After', cell: ({ after }: Difference) => <strong>{after}</strong> },
]
