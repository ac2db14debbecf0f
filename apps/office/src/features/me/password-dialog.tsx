// Another password for oneself; it ends all one's sessions.

import { passwordProblem } from '@fairtick/wire/field-rules'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { CodeInput, isCode } from '../../parts/code-input.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'

const EMPTY = { oldPassword: '', newPassword: '', code: '' }

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState(EMPTY)
  const command = useCommand('changePassword', 'Password changed: sign in again')
  const logOut = useLogout()
  const confirm = async () => {
    if ((await command.run(form)) !== undefined) await logOut({}, '/login')
    else setForm({ ...form, code: '' })
  }
  return (
    <ConfirmDialog
      title="Change password"
      confirm="Change"
      missing={missingOf(form)}
      {...{ command, onClose }}
      onConfirm={() => void confirm()}
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
      <CodeInput value={form.code} onChange={(code) => setForm({ ...form, code })} />
    </ConfirmDialog>
  )
}

function missingOf({ oldPassword, newPassword, code }: typeof EMPTY): string | undefined {
  if (oldPassword === '') return 'Your present password is missing.'
  if (passwordProblem(newPassword) !== undefined) return 'The new password is too short.'
  return isCode(code) ? undefined : 'A code is missing.'
}
