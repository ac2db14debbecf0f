// Signing in by a passkey alone: the device and its owner are both factors.

import { answerByPasskey, arePasskeysPossible, PasskeyProblem } from '@fairtick/ui/passkeys'
import { Button } from '@mui/material'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { officeClient } from '../../platform/office-client.ts'
import { refusalCode } from '../../platform/problem-text.ts'

type PasskeyLoginProps = { readonly onProblem: (problem: unknown) => void }

export function PasskeyLogin({ onProblem }: PasskeyLoginProps) {
  const [isAsking, setAsking] = useState(false)
  const login = useLogin()
  if (!arePasskeysPossible()) return null
  const enter = async () => {
    setAsking(true)
    onProblem(undefined)
    try {
      await login({ answer: await answerByPasskey(await officeClient.call('askLoginPasskey')) })
    } catch (problem) {
      // The sentence of the server speaks of passwords and codes.
      const isUnknown = refusalCode(problem) === 'login_failed'
      onProblem(isUnknown ? new PasskeyProblem('failed') : problem)
      setAsking(false)
    }
  }
  return (
    <Button
      variant="outlined"
      startIcon={<KeyRound size={18} aria-hidden />}
      disabled={isAsking}
      onClick={() => void enter()}
    >
      {isAsking ? 'Waiting for your passkey …' : 'Sign in with a passkey'}
    </Button>
  )
}
