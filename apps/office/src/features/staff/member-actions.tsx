// What can be done about somebody on the staff: roles, factor, sessions, leaving.

import { IconButton, Menu, MenuItem } from '@mui/material'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../platform/session.ts'
import type { Member } from './member.ts'
import { DeactivateDialog, EndSessionsDialog, ResetFactorDialog } from './member-dialogs.tsx'
import { actionsOn, type MemberAction } from './member-rules.ts'
import { RolesDialog } from './roles-dialog.tsx'

const LABELS: Readonly<Record<MemberAction, string>> = {
  roles: 'Ask for other roles',
  sessions: 'End sessions',
  factor: 'Reset authenticator app',
  deactivate: 'Deactivate',
}

const DIALOGS = {
  roles: RolesDialog,
  sessions: EndSessionsDialog,
  factor: ResetFactorDialog,
  deactivate: DeactivateDialog,
}

export function MemberActions({ member }: { readonly member: Member }) {
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<MemberAction>()
  const actions = actionsOn(member, me)
  const Dialog = chosen && DIALOGS[chosen]
  if (actions.length === 0) return '–'
  return (
    <>
      <IconButton
        aria-label={`Do something about ${member.name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizontal size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null)
              setChosen(action)
            }}
          >
            {LABELS[action]}
          </MenuItem>
        ))}
      </Menu>
      {Dialog && <Dialog member={member} onClose={() => setChosen(undefined)} />}
    </>
  )
}
