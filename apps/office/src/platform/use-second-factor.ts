// The second factor of one act: a typed code or, where none is typed, a passkey that is asked.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { answerByPasskey, arePasskeysPossible } from '@fairtick/ui/passkeys'
import { CallRefused } from '@fairtick/wire/client'
import { isCode } from '@fairtick/wire/field-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeClient } from './office-client.ts'

/** Seldom changed, and any change reads it again. */
const KEPT_MS = 10 * MINUTE_MS

export type SecondFactor = {
  readonly code: string
  readonly setCode: (code: string) => void
  /** To who has a passkey, where one can work. */
  readonly isPasskeyOffered: boolean
  readonly isAsking: boolean
  /** Why the passkey proved nothing. */
  readonly problem: unknown
  /** Why nothing can be confirmed yet. */
  readonly missing: string | undefined
  /** Gives the act what is typed, else what the passkey proved; without either it does nothing. */
  readonly prove: (act: (proof: string) => void) => void
}

/** `problem` is the act's: a code that was refused with it is used up and forgotten here. */
export function useSecondFactor({ problem }: { readonly problem: unknown }): SecondFactor {
  const [code, setCode] = useState('')
  const [passkey, setPasskey] = useState<{ isAsking: boolean; problem: unknown }>(IDLE)
  const [seen, setSeen] = useState(problem)
  if (problem !== seen) {
    setSeen(problem)
    if (isUsedUp(problem)) setCode('')
  }
  const isPasskeyOffered = useIsPasskeyOffered()
  const askPasskey = async (act: (proof: string) => void) => {
    setPasskey({ isAsking: true, problem: undefined })
    try {
      const body = await answerByPasskey(await officeClient.call('askPasskey'))
      const { otp } = await officeClient.call('provePasskey', { body })
      setPasskey(IDLE)
      act(otp)
    } catch (failed) {
      setPasskey({ isAsking: false, problem: failed })
    }
  }
  const prove = (act: (proof: string) => void) => {
    if (isCode(code)) act(code)
    else if (code === '' && isPasskeyOffered) void askPasskey(act)
  }
  const missing = isPasskeyOffered ? missingOrNone(code) : missingOf(code)
  return { code, setCode, isPasskeyOffered, ...passkey, missing, prove }
}

/** A page on which one will be asked for knows it before: the first Enter counts as well. */
export function useIsPasskeyOffered(): boolean {
  const isPossible = arePasskeysPossible()
  const { data } = useQuery({
    queryKey: ['myPasskeys', {}],
    queryFn: () => officeClient.call('myPasskeys'),
    enabled: isPossible,
    staleTime: KEPT_MS,
  })
  return isPossible && (data?.passkeys.length ?? 0) > 0
}

function missingOf(code: string): string | undefined {
  return isCode(code) ? undefined : 'Type the six digits of your code.'
}

function missingOrNone(code: string): string | undefined {
  const isFit = code === '' || isCode(code)
  return isFit ? undefined : 'Type all six digits, or none to use your passkey.'
}

/** A form that is to be corrected costs no code; without an answer the same is sent again. */
function isUsedUp(problem: unknown): boolean {
  return problem instanceof CallRefused && problem.answer.status !== 400
}

const IDLE = { isAsking: false, problem: undefined }
