// Everything that two people change together: what waits, what is announced, what was done.

import { CHANGE_KINDS, CHANGE_STATUSES } from '@fairtick/wire/admin/change-kinds'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import { useMe } from '../../platform/session.ts'
import { AdjustmentDialog } from './adjustment-dialog.tsx'
import { KIND_NAMES, STATUS_NAMES, STATUS_TONES, titleOf } from './change-words.ts'

export type Change = RowOf<'changes'>

export function ChangesPage() {
  const [isAdjusting, setAdjusting] = useState(false)
  const mayAdjust = useMe().permissions.includes('adjustments.change')
  return (
    <>
      <ListPage<Change>
        title="Changes"
        subtitle="One person asks, another one approves with a code. What is done is what was asked for."
        actions={
          mayAdjust && (
            <Button variant="outlined" onClick={() => setAdjusting(true)}>
              Adjust a balance
            </Button>
          )
        }
        columns={COLUMNS}
        filters={FILTERS}
        linkOf={({ id }) => `/changes/${id}`}
        empty="Nobody has asked for a change yet."
        notFound="There is no such change."
      />
      {isAdjusting && <AdjustmentDialog onClose={() => setAdjusting(false)} />}
    </>
  )
}

const COLUMNS: readonly Column<Change>[] = [
  { label: 'What', cell: titleOf },
  {
    label: 'Status',
    cell: ({ status }) => <StatusChip tone={STATUS_TONES[status]} label={STATUS_NAMES[status]} />,
  },
  {
    label: 'Asked by',
    cell: ({ requestedBy, requestedTime, staffNames }) => (
      <>
        {staffNames[requestedBy]}, <TimeText ms={requestedTime} />
      </>
    ),
  },
  {
    label: 'Decided by',
    cell: ({ decidedBy, decidedTime, staffNames }) =>
      decidedBy === null ? (
        'nobody yet'
      ) : (
        <>
          {staffNames[decidedBy]}, <TimeText ms={decidedTime} />
        </>
      ),
  },
  {
    label: 'In force from',
    cell: ({ doneTime, actsTime }) => <TimeText ms={doneTime ?? actsTime} />,
  },
]

const FILTERS = [
  {
    source: 'status',
    label: 'Status',
    choices: CHANGE_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  },
  {
    source: 'kind',
    label: 'Kind',
    choices: CHANGE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
  },
]
