// Who one is, a password, and the proof that the authenticator app is set up.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { isCode } from '@fairtick/wire/field-rules'
import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { CodeInput } from '../../parts/code-input.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { officeClient } from '../../platform/office-client.ts'
import { fieldMessagesOf } from '../../platform/problem-text.ts'
import { FactorPicture } from './factor-picture.tsx'

/** What the one-time secret opened, with the secret, which the form sends again. */
export type Enrolment = AdminCallResult<'enrolFactor'> & { readonly secret: string }

type EnrolFormProps = {
  readonly enrolment: Enrolment
  readonly onDone: (done: AdminCallResult<'enrol'>) => void
}

const EMPTY = { email: '', name: '', password: '', code: '' }
type Field = keyof typeof EMPTY

export function EnrolForm({ enrolment, onDone }: EnrolFormProps) {
  const [form, setForm] = useState(EMPTY)
  const [problem, setProblem] = useState<unknown>()
  const [isRunning, setRunning] = useState(false)
  const isSetup = enrolment.kind === 'setup' || enrolment.kind === 'recovery'
  const fields: readonly Field[] = isSetup ? ['email', 'name', 'password'] : ['password']
  const [isTried, setTried] = useState(false)
  const missing = missingOf(form, fields)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(missing).length > 0 || isRunning) return
    setRunning(true)
    setProblem(undefined)
    const { secret } = enrolment
    const { email, name, password, code } = form
    const owner = isSetup ? { email: email.trim(), name: name.trim() } : {}
    try {
      const body = { ...owner, secret, password, code }
      onDone(await officeClient.call('enrol', { body }))
    } catch (refused) {
      setProblem(refused)
      setForm({ ...form, code: '' })
      setTried(false)
    }
    setRunning(false)
  }
  const messages = fieldMessagesOf(problem)
  const errorOf = (field: Field) => (isTried ? missing[field] : messages[field]?.[0])
  const input = (field: Field) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [field]: target.value }),
    error: errorOf(field) !== undefined,
    helperText: errorOf(field),
  })
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }} noValidate>
      {isSetup && (
        <>
          <TextField
            label="Mail address"
            type="email"
            {...input('email')}
            slotProps={{ htmlInput: { autoComplete: 'username' } }}
          />
          <TextField
            label="Name"
            {...input('name')}
            slotProps={{ htmlInput: { autoComplete: 'name' } }}
          />
        </>
      )}
      <PasswordInput isNew={enrolment.kind !== 'factor'} input={input('password')} />
      <FactorPicture uri={enrolment.uri} factor={enrolment.factor} />
      <CodeInput
        value={form.code}
        onChange={(code) => setForm({ ...form, code })}
        error={errorOf('code')}
      />
      {Object.keys(messages).length === 0 && <ProblemAlert problem={problem} />}
      <Button type="submit" variant="contained" disabled={isRunning}>
        {isRunning ? 'Setting up …' : 'Finish'}
      </Button>
    </Box>
  )
}

const MISSING: Readonly<Record<Field, string>> = {
  email: 'Your mail address is missing.',
  name: 'Your name is missing.',
  password: 'A password is missing.',
  code: 'Six digits from your authenticator app are missing.',
}

function missingOf(form: typeof EMPTY, fields: readonly Field[]): Partial<Record<Field, string>> {
  const empty = fields.filter((field) => form[field].trim() === '')
  const wrong = isCode(form.code) ? empty : [...empty, 'code' as const]
  return Object.fromEntries(wrong.map((field) => [field, MISSING[field]]))
}

type PasswordInputProps = {
  readonly isNew: boolean
  readonly input: { readonly value: string; readonly helperText: string | undefined }
}

function PasswordInput({ isNew, input }: PasswordInputProps) {
  return (
    <TextField
      label={isNew ? 'New password' : 'Your password'}
      type="password"
      {...input}
      helperText={input.helperText ?? (isNew && 'At least 8 characters; a few words are best.')}
      slotProps={{ htmlInput: { autoComplete: isNew ? 'new-password' : 'current-password' } }}
    />
  )
}
