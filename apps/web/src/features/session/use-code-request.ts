// Asking for a mailed code: sent to whom, valid how long, when it may be asked for again.

import { SECOND_MS } from '@fairtick/core/time/duration'
import type { CallInput } from '@fairtick/wire/api-contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { deadlineIn } from '../../platform/deadline.ts'
import { queryClient } from '../../platform/query-client.ts'
import {
  askedCode,
  keepAskedCode,
  type SentCode,
  useAskedCode,
} from '../../platform/requested-codes.ts'
import { retryDeadlineOf } from '../../platform/retry-deadline.ts'
import { useCountdown } from '../../platform/use-countdown.ts'

const MINUTE_S = 60

export type CodeRequest = {
  readonly sent: SentCode | undefined
  readonly isSending: boolean
  readonly secondsUntilResend: number
  /** Resolves to what was sent, also before; throws what the call throws. */
  readonly send: (email: string) => Promise<SentCode>
}

export type CodePurpose = CallInput<'verificationCode'>['body']['purpose']

export function useCodeRequest(purpose: CodePurpose): CodeRequest {
  const [email, setEmail] = useState('')
  const asked = useAskedCode(purpose, email)
  const secondsUntilResend = useCountdown(asked?.resend)
  const request = useMutation(
    {
      mutationFn: (to: string) => {
        setEmail(to)
        return askFor(purpose, to)
      },
    },
    queryClient,
  )
  return {
    sent: asked?.sent,
    isSending: request.isPending,
    secondsUntilResend,
    send: request.mutateAsync,
  }
}

/** A code that is on its way is not asked for again before the server would send another. */
async function askFor(purpose: CodePurpose, email: string): Promise<SentCode> {
  const before = askedCode(purpose, email)
  if (before?.sent !== undefined && before.resend() > 0) return before.sent
  try {
    const answer = await call('verificationCode', { body: { email, purpose } })
    const minutes = Math.round(answer.expiresIn / MINUTE_S)
    const { challenge, shownCode } = answer
    const sent = { email, minutes, challenge, shownCode }
    keepAskedCode(purpose, email, { sent, resend: deadlineIn(answer.resendIn * SECOND_MS) })
    return sent
  } catch (problem) {
    const resend = retryDeadlineOf(problem)
    if (resend !== undefined) keepAskedCode(purpose, email, { sent: before?.sent, resend })
    throw problem
  }
}
