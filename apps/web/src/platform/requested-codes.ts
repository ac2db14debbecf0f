// The mailed codes that were asked for: they outlive the screen, not the person, and one use.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { canonicalEmail } from '@fairtick/wire/mail-address'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Deadline } from './deadline.ts'
import { queryClient } from './query-client.ts'
import { onUsedCode } from './used-codes.ts'

/** The longest wait that the server asks for. */
const KEPT_MS = HOUR_MS
const FAMILY = 'mailedCode'

export type SentCode = {
  readonly email: string
  readonly minutes: number
  /** Belongs to the code of who is not logged in, and is given back with it. */
  readonly challenge: string | undefined
  /** A practice installation without mail server hands the code out with the answer. */
  readonly shownCode: string | undefined
}

/** What the server said last of a purpose and address. */
export type AskedCode = { readonly sent: SentCode | undefined; readonly resend: Deadline }

export function useAskedCode(purpose: string, email: string): AskedCode | undefined {
  const { data } = useQuery<AskedCode>(
    { queryKey: keyOf(purpose, email), queryFn: skipToken, gcTime: KEPT_MS },
    queryClient,
  )
  return data
}

export function askedCode(purpose: string, email: string): AskedCode | undefined {
  return queryClient.getQueryData<AskedCode>(keyOf(purpose, email))
}

export function keepAskedCode(purpose: string, email: string, asked: AskedCode): void {
  queryClient.setQueryData<AskedCode>(keyOf(purpose, email), asked)
}

onUsedCode(() => {
  queryClient.setQueriesData<AskedCode>({ queryKey: [FAMILY] }, (asked) =>
    asked ? { ...asked, sent: undefined } : undefined,
  )
})

function keyOf(purpose: string, email: string) {
  return [FAMILY, purpose, canonicalEmail(email) ?? email] as const
}
