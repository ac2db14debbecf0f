// Inviting somebody: name and mail address, then the secret that is shown this once.

import type { AdminCallResult } from '@fairtick/wire/admin/contract'
import { isEmail } from '@fairtick/wire/field-rules'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { ActDialog } from '../parts/act-dialog.tsx'
import { useAct } from '../platform/use-act.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState({ name: '', email: '' })
  const [made, setMade] = useState<AdminCallResult<'inviteStaff'>>()
  const act = useAct('inviteStaff', 'Invitation made')
  const name = form.name.trim()
  const email = form.email.trim()
  if (made !== undefined) return <SecretDialog made={made} name={name} onClose={onClose} />
  return (
    <ActDialog
      title="Invite somebody"
      confirm="Invite"
      missing={missingOf(name, email)}
      {...{ act, onClose }}
      onConfirm={() => void act.run({ name, email }).then(setMade)}
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
    </ActDialog>
  )
}

function missingOf(name: string, email: string): string | undefined {
  if (name === '') return 'A name is missing.'
  return isEmail(email) ? undefined : 'A whole mail address is missing.'
}
