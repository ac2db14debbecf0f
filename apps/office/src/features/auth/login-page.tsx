// Signing in: mail address, password, and the code of the authenticator app.

import { isCode } from '@fairtick/wire/field-rules'
import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link, useLogin } from 'react-admin'
import { CodeInput } from '../../parts/code-input.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { refusalCode } from '../../platform/problem-text.ts'
import { session } from '../../platform/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

const END_SENTENCES = {
  idle: 'You were signed out after 30 minutes without use.',
  day: 'You were signed out: a session lasts 12 hours at most.',
  ended: 'Your session has ended. Sign in again.',
}

const EMPTY = { email: '', password: '', code: '' }
type Field = keyof typeof EMPTY

export function LoginPage() {
  const [form, setForm] = useState(EMPTY)
  const [problem, setProblem] = useState<unknown>()
  const [isRunning, setRunning] = useState(false)
  const login = useLogin()
  const end = session.lastEnd()
  const [isTried, setTried] = useState(false)
  const missing = missingOf(form)
  const errorOf = (field: Field) => (isTried ? missing[field] : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(missing).length > 0 || isRunning) return
    setRunning(true)
    setProblem(undefined)
    try {
      await login({ ...form, email: form.email.trim() })
    } catch (refused) {
      setProblem(refused)
      // The code may be used up: another one is needed anyway.
      if (refusalCode(refused) === 'login_failed') setForm({ ...form, code: '' })
      setTried(false)
      setRunning(false)
    }
  }
  return (
    <AuthFrame title="Sign in">
      {end && problem === undefined && <Alert severity="info">{END_SENTENCES[end]}</Alert>}
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, mt: 2 }} noValidate>
        <TextField
          label="Mail address"
          type="email"
          value={form.email}
          onChange={({ target }) => setForm({ ...form, email: target.value })}
          error={errorOf('email') !== undefined}
          helperText={errorOf('email')}
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <TextField
          label="Password"
          type="password"
          value={form.password}
          onChange={({ target }) => setForm({ ...form, password: target.value })}
          error={errorOf('password') !== undefined}
          helperText={errorOf('password')}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
        <CodeInput
          value={form.code}
          onChange={(code) => setForm({ ...form, code })}
          error={errorOf('code')}
        />
        <ProblemAlert problem={problem} tried="reading" />
        <Button type="submit" variant="contained" disabled={isRunning}>
          {isRunning ? 'Signing in …' : 'Sign in'}
        </Button>
        <PasskeyLogin onProblem={setProblem} />
      </Box>
      <Link to="/enrol" sx={ENROL}>
        I have a one-time secret: new admin, invitation, or a new authenticator app
      </Link>
    </AuthFrame>
  )
}

function missingOf({ email, password, code }: typeof EMPTY): Partial<Record<Field, string>> {
  return {
    ...(email.trim() === '' && { email: 'Your mail address is missing.' }),
    ...(password === '' && { password: 'Your password is missing.' }),
    ...(!isCode(code) && { code: 'Six digits from your authenticator app are missing.' }),
  }
}

const ENROL = { display: 'flex', alignItems: 'center', minHeight: 44, mt: 1 }
