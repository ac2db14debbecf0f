// What was asked for about the staff, and what became of it.

import { Button } from '@mui/material'
import { useState } from 'react'
import { ListChange } from '../../parts/list-change.tsx'
import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useStaffNames } from '../../platform/use-staff-names.ts'
import { RequestDialog } from './request-dialog.tsx'
import { ACT_NAMES, changeOf, type RoleRequest } from './request-rules.ts'
import { RequestStatus } from './request-status.tsx'

export function RequestsPage() {
  const nameOf = useStaffNames()
  const [opened, setOpened] = useState<RoleRequest>()
  const columns: readonly Column<RoleRequest>[] = [
    { label: 'Who', cell: ({ staffId }) => <strong>{nameOf(staffId)}</strong> },
    {
      label: 'Asked for',
      cell: ({ act, before, after }) =>
        act === 'roles' ? <ListChange {...changeOf(before, after)} /> : ACT_NAMES[act],
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
        title="Staff requests"
        subtitle="One person asks, another one approves. Nobody approves roles for themselves."
        columns={columns}
        filters={FILTERS}
        empty="Nobody has asked for anything yet."
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
