// A passkey in place of a code, for one act: asked, answered, exchanged for what the act takes.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { answerByPasskey, arePasskeysPossible } from '@fairtick/ui/passkeys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeClient } from './office-client.ts'
import { useSession } from './session.ts'

/** Seldom changed, and any change reads it again. */
const KEPT_MS = 10 * MINUTE_MS

export type PasskeyProof = {
  /** Once signed in, for who has a passkey, where one can work. */
  readonly isOffered: boolean
  readonly isAsking: boolean
  readonly problem: unknown
  readonly prove: () => void
}

export function usePasskeyProof(onProven: (proof: string) => void): PasskeyProof {
  const [state, setState] = useState<{ isAsking: boolean; problem: unknown }>(IDLE)
  const isInside = useSession() !== undefined && arePasskeysPossible()
  const { data } = useQuery({
    queryKey: ['myPasskeys', {}],
    queryFn: () => officeClient.call('myPasskeys'),
    enabled: isInside,
    staleTime: KEPT_MS,
  })
  const prove = async () => {
    setState({ isAsking: true, problem: undefined })
    try {
      const question = await officeClient.call('askPasskey')
      const body = await answerByPasskey(question)
      const { otp } = await officeClient.call('provePasskey', { body })
      setState(IDLE)
      onProven(otp)
    } catch (problem) {
      setState({ isAsking: false, problem })
    }
  }
  const isOffered = isInside && (data?.passkeys.length ?? 0) > 0
  return { isOffered, ...state, prove: () => void prove() }
}

const IDLE = { isAsking: false, problem: undefined }
