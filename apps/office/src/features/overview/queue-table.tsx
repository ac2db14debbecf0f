// How long each queue is, how long its oldest case waits, and who is at it.

import { Box } from '@mui/material'
import { Link } from 'react-admin'
import { type Column, RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { AgeText } from '../queues/public.ts'
import { OLD_AFTER_MS } from './open-alerts.ts'
import type { Waiting } from './queue-lines.ts'

type QueueTableProps = { readonly waiting: readonly Waiting[]; readonly nowMs: number }

export function QueueTable({ waiting, nowMs }: QueueTableProps) {
  const isOld = ({ oldestTime }: Waiting) =>
    oldestTime !== null && nowMs - oldestTime >= OLD_AFTER_MS
  const columns: readonly Column<Waiting>[] = [
    {
      label: 'Queue',
      cell: ({ name, task }) => (
        <span>
          {name}{' '}
          <Box component="span" sx={TASK}>
            {task}
          </Box>
        </span>
      ),
    },
    {
      label: 'Waiting',
      align: 'end',
      cell: ({ count }) => <strong>{count.toLocaleString('en')}</strong>,
    },
    {
      label: 'Oldest',
      align: 'end',
      cell: (one) =>
        one.oldestTime === null ? (
          '–'
        ) : (
          <Box component="span" sx={isOld(one) ? OLD : {}}>
            <AgeText ms={one.oldestTime} />
          </Box>
        ),
    },
    { label: 'At it', cell: ({ people }) => people.join(', ') || '–' },
  ]
  return (
    <Section title="Queues">
      <RecordsTable<Waiting>
        label="Queues"
        rows={waiting.filter(({ count }) => count > 0)}
        keyOf={({ key }) => key}
        columns={columns}
        linkOf={({ to }) => to}
        empty="Nothing waits in any queue of yours."
      />
      <EmptyQueues empty={waiting.filter(({ count }) => count === 0)} />
    </Section>
  )
}

/** In a line: what is not empty stands out. */
function EmptyQueues({ empty }: { readonly empty: readonly Waiting[] }) {
  if (empty.length === 0) return null
  return (
    <Box sx={EMPTY}>
      Nothing waits:
      {empty.map(({ key, name, task, to }) => (
        <Link
          key={key}
          to={to}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44 }}
        >
          {key === 'payment' || key === 'withdrawal' ? `${name} ${task}` : name}
        </Link>
      ))}
    </Box>
  )
}

const EMPTY = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 },
  color: 'text.secondary',
}
const TASK = { fontWeight: 400, color: 'text.secondary' }
const OLD = { color: 'warning.main', fontWeight: 600 }
