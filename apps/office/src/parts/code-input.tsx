// Six digits of the authenticator app.

import { plainDigits } from '@fairtick/ui/plain-digits'
import { useComposedText } from '@fairtick/ui/use-composed-text'
import { TextField } from '@mui/material'

type CodeInputProps = {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly isFocused?: boolean
}

export function CodeInput({ value, onChange, error, hint, isFocused }: CodeInputProps) {
  const input = useComposedText(value, (typed) =>
    onChange(plainDigits(typed).replace(/\D/g, '').slice(0, 6)),
  )
  return (
    <TextField
      label="Code of your authenticator app"
      value={input.value}
      onChange={input.onChange}
      error={error !== undefined}
      helperText={error ?? hint ?? HINT}
      autoFocus={isFocused === true}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          onCompositionEnd: input.onCompositionEnd,
        },
      }}
      fullWidth
    />
  )
}

const HINT = 'Each code works once. Wait for the next one if you just used it.'
