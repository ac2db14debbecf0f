// Who one is, a password, and the proof that the authenticator app is set up.

import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { CodeInput, isCode } from '../parts/code-input.tsx'
import { ProblemAlert } from '../parts/problem-alert.tsx'
import { officeClient } from '../platform/office-client.ts'
import { fieldMessagesOf } from '../platform/problem-text.ts'
import type { Enrolment } from './enrol-page.tsx'
import { FactorPicture } from './factor-picture.tsx'

type EnrolFormProps = { readonly enrolment: Enrolment; readonly onDone: () => void }

const EMPTY = { email: '', name: '', password: '', code: '' }
type Field = keyof typeof EMPTY

export function EnrolForm({ enrolment, onDone }: EnrolFormProps) {
  const [form, setForm] = useState(EMPTY)
  const [problem, setProblem] = useState<unknown>()
  const [isRunning, setRunning] = useState(false)
  const isSetup = enrolment.kind === 'setup'
  const fields: readonly Field[] = isSetup ? ['email', 'name', 'password'] : ['password']
  const isWhole = fields.every((field) => form[field].trim() !== '') && isCode(form.code)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    setProblem(undefined)
    const { secret } = enrolment
    const { email, name, password, code } = form
    const owner = isSetup ? { email: email.trim(), name: name.trim() } : {}
    try {
      await officeClient.call('enrol', { body: { ...owner, secret, password, code } })
      onDone()
    } catch (refused) {
      setProblem(refused)
      setForm({ ...form, code: '' })
    }
    setRunning(false)
  }
  const messages = fieldMessagesOf(problem)
  const input = (field: Field) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [field]: target.value }),
    error: messages[field] !== undefined,
    helperText: messages[field]?.[0],
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
      <CodeInput value={form.code} onChange={(code) => setForm({ ...form, code })} />
      {Object.keys(messages).length === 0 && <ProblemAlert problem={problem} />}
      <Button type="submit" variant="contained" disabled={!isWhole || isRunning}>
        {isRunning ? 'Setting up …' : 'Finish'}
      </Button>
    </Box>
  )
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
