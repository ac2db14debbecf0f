// The six digits of the authenticator app.

import { TextField } from '@mui/material'

type CodeInputProps = {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
}

export function CodeInput({ value, onChange, error }: CodeInputProps) {
  return (
    <TextField
      label="Code of your authenticator app"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      error={error !== undefined}
      helperText={error ?? 'Each code works once. Wait for the next one if you just used it.'}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
      fullWidth
    />
  )
}

export function isCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}
