// Inviting somebody: name and mail address; the secret goes to them alone.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { emailProblem } from '@fairtick/wire/mail-address'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'
import { SentDialog } from './sent-dialog.tsx'

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState({ name: '', email: '' })
  const [made, setMade] = useState<AdminCallResult<'inviteStaff'>>()
  const command = useCommand('inviteStaff', 'Invitation made')
  const name = form.name.trim()
  const email = form.email.trim()
  if (made !== undefined) return <SentDialog made={made} email={email} onClose={onClose} />
  return (
    <ConfirmDialog
      title="Invite somebody"
      confirm="Invite"
      missing={missingOf(name, email)}
      {...{ command, onClose }}
      onConfirm={(proof) => void command.run({ name, email }, { proof }).then(setMade)}
    >
      <TextField
        label="Name"
        value={form.name}
        onChange={({ target }) => setForm({ ...form, name: target.value })}
        autoFocus
        sx={{ mt: 1 }}
      />
      <TextField
        label="Mail address"
        type="email"
        value={form.email}
        onChange={({ target }) => setForm({ ...form, email: target.value })}
      />
    </ConfirmDialog>
  )
}

function missingOf(name: string, email: string): string | undefined {
  if (name === '') return 'A name is missing.'
  return emailProblem(email) === undefined ? undefined : 'A whole, plain mail address is missing.'
}
