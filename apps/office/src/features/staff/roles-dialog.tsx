// Asking for other roles: what somebody would have afterwards; another person decides.

import { STAFF_ROLES, type StaffRole } from '@fairtick/wire/admin/roles'
import { Box, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'
import type { MemberDialogProps } from './member-dialogs.tsx'
import { ROLE_MEANINGS } from './role-words.ts'

export function RolesDialog({ member, onClose }: MemberDialogProps) {
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles)
  const command = useCommand('requestRoles', 'Asked: another person has to approve it')
  const toggle = (role: StaffRole) =>
    setRoles(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role])
  const isSame = STAFF_ROLES.every((role) => roles.includes(role) === member.roles.includes(role))
  const confirm = async (proof: string) => {
    if ((await command.run({ id: member.id, roles: [...roles] }, { proof })) !== undefined)
      onClose()
  }
  return (
    <ConfirmDialog
      title={`Roles of ${member.name}`}
      confirm="Ask for it"
      missing={isSame ? 'These are the roles as they are.' : undefined}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <span>
        Another admin has to approve it. Until then nothing changes, and {member.name} is told by
        mail at once.
      </span>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        <Box component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
          Roles afterwards
        </Box>
        {STAFF_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            control={<Checkbox checked={roles.includes(role)} onChange={() => toggle(role)} />}
            label={
              <>
                <strong>{role}</strong>: {ROLE_MEANINGS[role]}
              </>
            }
          />
        ))}
      </Box>
    </ConfirmDialog>
  )
}
