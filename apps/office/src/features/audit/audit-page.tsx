// The audit log: what staff saw and did, and whether its chain holds.

import { Link } from 'react-admin'
import { IdText } from '../../parts/id-text.tsx'
import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { useStaffChoices, useStaffNames } from '../../platform/use-staff-names.ts'
import { AuditCheck } from './audit-check.tsx'

type AuditEntry = RowOf<'auditLog'>

export function AuditPage() {
  const nameOf = useStaffNames()
  const staff = useStaffChoices()
  const columns: readonly Column<AuditEntry>[] = [
    { label: 'No.', cell: ({ number }) => number.toLocaleString('en'), align: 'end' },
    { label: 'Time', cell: ({ time }) => <TimeText ms={time} /> },
    { label: 'Who', cell: ({ staffId }) => (staffId === null ? 'nobody yet' : nameOf(staffId)) },
    { label: 'What', cell: ({ action }) => <code>{action}</code> },
    { label: 'About', cell: (entry) => <Subject entry={entry} /> },
    { label: 'Detail', cell: ({ detail }) => <Detail detail={detail} />, prose: true },
    { label: 'From', cell: ({ address }) => <IdText id={address} /> },
  ]
  return (
    <ListPage<AuditEntry>
      title="Audit log"
      subtitle="Every look at personal data and every change, each entry chained to the one before."
      before={<AuditCheck />}
      columns={columns}
      filters={[{ source: 'staffId', label: 'Who', choices: staff }, ...FILTERS]}
      empty="Nothing has been written yet."
      notFound="There is no such entry: words and ids are compared as a whole."
    />
  )
}

const FILTERS = [
  { source: 'action', label: 'What', hint: 'The whole word, such as user.lock' },
  { source: 'subjectId', label: 'About', hint: 'The whole id of whom or what it is about' },
]

function Subject({ entry: { subjectKind, subjectId } }: { readonly entry: AuditEntry }) {
  if (subjectId === '') return subjectKind
  const id = <IdText id={subjectId} />
  return (
    <>
      {subjectKind}{' '}
      {subjectKind === 'user' ? (
        <Link to={`/users/${encodeURIComponent(subjectId)}`}>{id}</Link>
      ) : (
        id
      )}
    </>
  )
}

/** As it was hashed; each of a list stays whole. */
function Detail({ detail }: Pick<AuditEntry, 'detail'>) {
  const entries = Object.entries(detail)
  if (entries.length === 0) return '–'
  return entries.map(([name, value]) => (
    <div key={name}>
      {name}: <Value value={value} />
    </div>
  ))
}

function Value({ value }: { readonly value: unknown }) {
  if (typeof value === 'string') return value
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
    return JSON.stringify(value)
  }
  return value.length === 0 ? 'none' : <IdText id={value.join(', ')} />
}
