// A queue: its cases by status, oldest first while they wait, following by itself.

import type { QueueState } from '@fairtick/wire/admin/live'
import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useFresh } from '../../live/use-fresh.ts'
import { useQueue, useStreamHealth } from '../../live/use-queues.ts'
import type { Filter } from '../../parts/filter-bar.tsx'
import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { LiveChip } from './parts/live-chip.tsx'
import { WAITING } from './queue-words.ts'

type QueueListProps<Row> = {
  readonly title: string
  readonly queue: LiveQueue
  /** Its area, which is the address of its pages. */
  readonly area: string
  readonly idOf: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  /** Besides what waits. */
  readonly statuses: NonNullable<Filter['choices']>
  readonly filters?: readonly Filter[]
  /** The field of the query by which the statuses are chosen, and what stands for waiting. */
  readonly statusFilter?: {
    readonly source: string
    readonly waiting: string
    readonly label: string
  }
  /** What is to be done with what waits; without it: a review. */
  readonly waitingLabel?: string
  /** What the queue holds besides what waits for a review. */
  readonly approvedLabel?: string
}

/** Each look at a list is written into the audit log: not more often than this. */
const READ_SPACING_MS = 2_000
const READ_WITHOUT_STREAM_MS = 15_000

export function QueueList<Row extends object>(props: QueueListProps<Row>) {
  const { queue, area, statusFilter: by = BY_STATUS } = props
  const state = useQueue(queue)
  const isLive = useStreamHealth() === 'live'
  const queries = useQueryClient()
  useFresh(state?.version, READ_SPACING_MS, () => {
    void queries.invalidateQueries({ queryKey: [area] })
  })
  return (
    <ListPage<Row>
      title={props.title}
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
          {state && <span>{countsText(state, props)}</span>}
          <LiveChip />
        </Box>
      }
      columns={props.columns}
      filters={[
        {
          ...{ source: by.source, label: 'Status', fallback: by.waiting },
          choices: [
            { value: by.waiting, label: by.label },
            ...(state?.leftOver ? [LEFT_OVER] : []),
            ...props.statuses,
          ],
        },
        ...(props.filters ?? []),
      ]}
      linkOf={(row) => `/${area}/${props.idOf(row)}`}
      empty="No case here. New ones appear by themselves."
      {...(!isLive && { refreshMs: READ_WITHOUT_STREAM_MS })}
    />
  )
}

const BY_STATUS = { source: 'status', waiting: WAITING.value, label: WAITING.label }

/** Only of money, and only in what went live with some of it waiting (TR-12.2). */
const LEFT_OVER = { value: 'left_over', label: 'Practice money, to be failed' }

type Labels = { readonly waitingLabel?: string; readonly approvedLabel?: string }
type Counts = Pick<QueueState, 'pending' | 'approved' | 'leftOver'>

function countsText(
  counts: Counts,
  { waitingLabel = 'to be reviewed', approvedLabel }: Labels,
): string {
  const { pending, approved, leftOver } = counts
  const waiting = pending === 0 ? 'Nothing waits' : `${pending} ${waitingLabel}`
  const parts = [
    waiting,
    ...(approvedLabel === undefined || approved === 0 ? [] : [`${approved} ${approvedLabel}`]),
    ...(leftOver === 0 ? [] : [`${leftOver} of practice, to be failed`]),
  ]
  return parts.join(' · ')
}
