// Everybody on the staff; inviting somebody.

import { orUnknown } from '@fairtick/wire/or-unknown'
import { Button } from '@mui/material'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-admin'
import { ListPage } from '../../parts/list-page.tsx'
import type { Column } from '../../parts/records-table.tsx'
import { StatusChip, type Tone } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { listPath } from '../../platform/list-path.ts'
import { useMe } from '../../platform/session.ts'
import { InviteDialog } from './invite-dialog.tsx'
import type { Member } from './member.ts'
import { MemberActions } from './member-actions.tsx'

export function StaffPage() {
  const me = useMe()
  const [isInviting, setInviting] = useState(false)
  const mayManage = me.permissions.includes('staff.manage')
  const mayAsk = me.permissions.includes('roles.request')
  const mayAudit = me.permissions.includes('audit.read')
  const columns = [
    ...COLUMNS,
    ...(mayAudit ? [ACTS] : []),
    ...(mayManage || mayAsk ? [ACTIONS] : []),
  ]
  const invite = (
    <Button
      variant="contained"
      startIcon={<UserPlus size={18} aria-hidden />}
      onClick={() => setInviting(true)}
    >
      Invite
    </Button>
  )
  return (
    <>
      <ListPage<Member>
        title="Staff"
        subtitle="Whoever is invited has no role until two people gave them one."
        actions={mayManage && invite}
        columns={columns}
        empty="Nobody is on the staff."
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

const TONES: Readonly<Record<Member['status'], Tone>> = orUnknown(
  {
    active: 'good',
    invited: 'busy',
    factor_reset: 'warn',
    deactivated: 'plain',
  },
  'plain',
)

const STATUS_NAMES: Readonly<Record<Member['status'], string>> = orUnknown(
  {
    active: 'active',
    invited: 'invited',
    factor_reset: 'factor reset',
    deactivated: 'deactivated',
  },
  'unknown',
)

const COLUMNS: readonly Column<Member>[] = [
  { label: 'Name', cell: ({ name }) => <strong>{name}</strong> },
  { label: 'Mail', cell: ({ email }) => email },
  { label: 'Roles', cell: ({ roles }) => roles.join(', ') || 'none' },
  {
    label: 'Status',
    cell: ({ status }) => <StatusChip tone={TONES[status]} label={STATUS_NAMES[status]} />,
  },
  { label: 'Open sessions', cell: ({ sessions }) => sessions, align: 'end' },
  { label: 'Since', cell: ({ createdTime }) => <TimeText ms={createdTime} /> },
]

const ACTS: Column<Member> = {
  label: 'Acts',
  cell: ({ id, name }) => (
    <Button
      component={Link}
      to={listPath('audit', { staffId: id })}
      aria-label={`Look at what ${name} saw and did`}
    >
      Look
    </Button>
  ),
}

const ACTIONS: Column<Member> = {
  label: 'Actions',
  cell: (member) => <MemberActions member={member} />,
}
