// Another password for oneself; it ends all one's sessions.

import { passwordProblem } from '@fairtick/wire/field-rules'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'

const EMPTY = { oldPassword: '', newPassword: '' }

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState(EMPTY)
  const command = useCommand('changePassword', 'Password changed: sign in again')
  const logOut = useLogout()
  const confirm = async (proof: string) => {
    if ((await command.run(form, { proof })) !== undefined) await logOut({}, '/login')
  }
  return (
    <ConfirmDialog
      title="Change password"
      confirm="Change"
      missing={missingOf(form)}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <span>All your sessions end, this one too.</span>
      <TextField
        label="Present password"
        type="password"
        value={form.oldPassword}
        onChange={({ target }) => setForm({ ...form, oldPassword: target.value })}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
      <TextField
        label="New password"
        type="password"
        value={form.newPassword}
        onChange={({ target }) => setForm({ ...form, newPassword: target.value })}
        helperText="At least 8 characters; a few words are best."
        slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
      />
    </ConfirmDialog>
  )
}

function missingOf({ oldPassword, newPassword }: typeof EMPTY): string | undefined {
  if (oldPassword === '') return 'Your present password is missing.'
  return passwordProblem(newPassword) && 'The new password is too short.'
}
