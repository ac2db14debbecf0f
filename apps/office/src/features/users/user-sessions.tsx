// Where a customer is logged in, and ending that.

import { Button } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DeviceText } from '../../parts/device-text.tsx'
import { RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import type { Customer } from './customer.ts'

const ALL = 'all'

export function UserSessions({ customer }: { readonly customer: Customer }) {
  const mayEnd = useMe().permissions.includes('users.end_sessions')
  const [ending, setEnding] = useState<string>()
  const { sessions } = customer
  const endAll = (
    <Button color="error" onClick={() => setEnding(ALL)}>
      End all sessions
    </Button>
  )
  const columns = [
    { label: 'Device', cell: (one: Session) => <DeviceText device={one.device} /> },
    { label: 'Address', cell: (one: Session) => one.ip },
    { label: 'Last seen', cell: (one: Session) => <TimeText ms={one.lastSeenTime} /> },
  ]
  const end = {
    label: 'Actions',
    cell: ({ id }: Session) => (
      <Button color="error" onClick={() => setEnding(id)}>
        End
      </Button>
    ),
  }
  return (
    <Section title="Sessions" actions={mayEnd && sessions.length > 0 && endAll}>
      <RecordsTable
        label="Sessions"
        rows={sessions}
        keyOf={({ id }) => id}
        empty="Logged in nowhere."
        columns={mayEnd ? [...columns, end] : columns}
      />
      {ending !== undefined && (
        <EndDialog id={customer.id} session={ending} onClose={() => setEnding(undefined)} />
      )}
    </Section>
  )
}

type Session = Customer['sessions'][number]

type EndDialogProps = {
  readonly id: string
  readonly session: string
  readonly onClose: () => void
}

function EndDialog({ id, session, onClose }: EndDialogProps) {
  const isAll = session === ALL
  const command = useCommand('endUserSessions', isAll ? 'All sessions ended' : 'Session ended')
  const confirm = async (proof: string) => {
    if ((await command.run({ id, session }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={isAll ? 'End all sessions of this customer?' : 'End this session?'}
      confirm={isAll ? 'End all' : 'End it'}
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      It logs the customer out at once. Logging in again stays possible, unless login is locked.
    </ConfirmDialog>
  )
}
