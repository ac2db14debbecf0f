// Role changes that were asked for, and what became of them.

import { Button } from '@mui/material'
import { useState } from 'react'
import { ListChange } from '../../parts/list-change.tsx'
import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useStaffNames } from '../../platform/use-staff-names.ts'
import { RequestDialog } from './request-dialog.tsx'
import { changeOf, type RoleRequest } from './request-rules.ts'
import { RequestStatus } from './request-status.tsx'

export function RequestsPage() {
  const nameOf = useStaffNames()
  const [opened, setOpened] = useState<RoleRequest>()
  const columns: readonly Column<RoleRequest>[] = [
    { label: 'Who', cell: ({ staffId }) => <strong>{nameOf(staffId)}</strong> },
    {
      label: 'Change of roles',
      cell: ({ before, after }) => <ListChange {...changeOf(before, after)} />,
    },
    { label: 'Status', cell: ({ status }) => <RequestStatus status={status} /> },
    {
      label: 'Asked by',
      cell: ({ requestedBy, requestedTime }) => (
        <>
          {nameOf(requestedBy)}, <TimeText ms={requestedTime} />
        </>
      ),
    },
    {
      label: 'Decided by',
      cell: ({ decidedBy, decidedTime }) =>
        decidedBy === null ? (
          'nobody yet'
        ) : (
          <>
            {nameOf(decidedBy)}, <TimeText ms={decidedTime} />
          </>
        ),
    },
    {
      label: 'Actions',
      cell: (request) => (
        <Button
          aria-label={`Open the request about ${nameOf(request.staffId)}`}
          onClick={() => setOpened(request)}
        >
          Open
        </Button>
      ),
    },
  ]
  return (
    <>
      <ListPage<RoleRequest>
        title="Role requests"
        subtitle="One person asks, another one approves; neither of them is whom it is about."
        columns={columns}
        filters={FILTERS}
        empty="Nobody has asked for roles yet."
        notFound="There is no such request."
      />
      {opened && <RequestDialog request={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const FILTERS = [
  {
    source: 'status',
    label: 'Status',
    choices: ['pending', 'approved', 'rejected', 'withdrawn'].map((value) => ({
      value,
      label: value,
    })),
  },
]
