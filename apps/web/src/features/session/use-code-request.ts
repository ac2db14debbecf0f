// Asking for a mailed code: sent to whom, valid how long, when it may be asked for again.

import type { CallInput } from '@fairtick/wire/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useCountdown } from '../../platform/use-countdown.ts'

const RESEND_AFTER_MS = 60_000
const MINUTE_S = 60

export type SentCode = {
  readonly email: string
  readonly minutes: number
  /** A practice installation without mail server hands the code out with the answer. */
  readonly shownCode: string | undefined
}

export type CodeRequest = {
  readonly sent: SentCode | undefined
  readonly isSending: boolean
  readonly secondsUntilResend: number
  /** Resolves to what was sent; throws what the call throws. */
  readonly send: (email: string) => Promise<SentCode>
}

export type CodePurpose = CallInput<'verificationCode'>['body']['purpose']

export function useCodeRequest(purpose: CodePurpose): CodeRequest {
  const [resendAtMs, setResendAtMs] = useState<number>()
  const secondsUntilResend = useCountdown(resendAtMs)
  const request = useMutation(
    {
      mutationFn: async (email: string): Promise<SentCode> => {
        const body = { email, purpose }
        const { expiresIn, shownCode } = await call('verificationCode', { body })
        setResendAtMs(Date.now() + RESEND_AFTER_MS)
        return { email, minutes: Math.round(expiresIn / MINUTE_S), shownCode }
      },
    },
    queryClient,
  )
  return {
    sent: request.data,
    isSending: request.isPending,
    secondsUntilResend,
    send: request.mutateAsync,
  }
}
