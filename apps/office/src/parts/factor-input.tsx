// The second factor of an act: a code, or for who has a passkey nothing but the button of the act.

import type { SecondFactor } from '../platform/use-second-factor.ts'
import { CodeInput } from './code-input.tsx'
import { ProblemAlert } from './problem-alert.tsx'

type FactorInputProps = { readonly factor: SecondFactor; readonly isFocused?: boolean }

export function FactorInput({ factor, isFocused = false }: FactorInputProps) {
  const { code, setCode, isPasskeyOffered, problem } = factor
  return (
    <>
      <CodeInput
        value={code}
        onChange={setCode}
        hint={isPasskeyOffered ? PASSKEY_HINT : undefined}
        isFocused={isFocused}
      />
      <ProblemAlert problem={problem} tried="reading" />
    </>
  )
}

const PASSKEY_HINT = 'Leave it empty to confirm by your passkey.'
