// The second factor: six digits of the authenticator app or, once signed in, a passkey.

import { plainDigits } from '@fairtick/ui/plain-digits'
import { useComposedText } from '@fairtick/ui/use-composed-text'
import { isPasskeyProof, isCode as isSixDigits } from '@fairtick/wire/field-rules'
import { Alert, Box, Button, TextField } from '@mui/material'
import { KeyRound } from 'lucide-react'
import { usePasskeyProof } from '../platform/use-passkey-proof.ts'
import { ProblemAlert } from './problem-alert.tsx'

type CodeInputProps = {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
}

export function CodeInput({ value, onChange, error }: CodeInputProps) {
  const passkey = usePasskeyProof(onChange)
  const input = useComposedText(value, (typed) =>
    onChange(plainDigits(typed).replace(/\D/g, '').slice(0, 6)),
  )
  if (isPasskeyProof(value)) {
    const useCode = <Button onClick={() => onChange('')}>Use a code</Button>
    return (
      <Alert severity="success" role="status" action={useCode}>
        Confirmed by your passkey, for this one act.
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <TextField
        label="Code of your authenticator app"
        value={input.value}
        onChange={input.onChange}
        error={error !== undefined}
        helperText={error ?? 'Each code works once. Wait for the next one if you just used it.'}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            onCompositionEnd: input.onCompositionEnd,
          },
        }}
        fullWidth
      />
      {passkey.isOffered && (
        <Button
          startIcon={<KeyRound size={18} aria-hidden />}
          disabled={passkey.isAsking}
          onClick={passkey.prove}
        >
          {passkey.isAsking ? 'Waiting for your passkey …' : 'Use a passkey instead'}
        </Button>
      )}
      <ProblemAlert problem={passkey.problem} tried="reading" />
    </Box>
  )
}

/** Why an act cannot be confirmed yet. */
export const CODE_MISSING = 'Type the six digits of your code.'

/** Six digits, or what a passkey was exchanged for. */
export function isCode(text: string): boolean {
  return isSixDigits(text) || isPasskeyProof(text)
}
