// Using a one-time secret up: a new admin, an invitation, or a new authenticator app.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-admin'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { RecoverySecret } from '../../parts/recovery-secret.tsx'
import { officeClient } from '../../platform/office-client.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EnrolForm, type Enrolment } from './enrol-form.tsx'

const TITLES = orUnknown(
  {
    setup: 'Set up an admin',
    recovery: 'Set up an admin',
    invitation: 'Take up your invitation',
    factor: 'Set up a new authenticator app',
  },
  'Enrol',
)

export function EnrolPage() {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [done, setDone] = useState<AdminCallResult<'enrol'>>()
  if (done !== undefined) return <DonePage done={done} />
  if (enrolment === undefined) return <SecretPage onFound={setEnrolment} />
  return (
    <AuthFrame title={TITLES[enrolment.kind]}>
      <EnrolForm enrolment={enrolment} onDone={setDone} />
    </AuthFrame>
  )
}

function SecretPage({ onFound }: { readonly onFound: (enrolment: Enrolment) => void }) {
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<unknown>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    try {
      const trimmed = secret.trim()
      const found = await officeClient.call('enrolFactor', { body: { secret: trimmed } })
      onFound({ ...found, secret: trimmed })
    } catch (refused) {
      setProblem(refused)
    }
  }
  return (
    <AuthFrame title="One-time secret">
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }} noValidate>
        <span>
          The server prints one for each of the first two admins when it starts. That of an
          invitation or of a reset comes by mail, to you alone. After a recovery your recovery
          secret is it.
        </span>
        <TextField
          label="One-time secret"
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 80 } }}
        />
        <ProblemAlert problem={problem} tried="reading" />
        <Button type="submit" variant="contained" disabled={secret.trim() === ''}>
          Continue
        </Button>
      </Box>
      <Link to="/login" sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mt: 1 }}>
        Back to sign in
      </Link>
    </AuthFrame>
  )
}

function DonePage({ done }: { readonly done: AdminCallResult<'enrol'> }) {
  return (
    <AuthFrame title="You are set up">
      <Alert severity="success" sx={{ mb: 2 }}>
        The secret is used up. Sign in with your password and the next code of your app.
      </Alert>
      {done.recoverySecret !== null && (
        <Box sx={{ mb: 2 }}>
          <RecoverySecret secret={done.recoverySecret} />
        </Box>
      )}
      <Button component={Link} to="/login" variant="contained" fullWidth>
        Sign in
      </Button>
    </AuthFrame>
  )
}
