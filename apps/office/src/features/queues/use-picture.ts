// Pictures that only staff may see: fetched with the token, shown from memory, never kept.

import type { PictureSide, ViewReason } from '@fairtick/wire/identity-rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { officeClient } from '../../platform/office-client.ts'

export type Picture = {
  readonly url: string | undefined
  readonly problem: unknown
  readonly readAgain: () => void
}

export function useVoucher(depositId: string): Picture {
  return usePicture(['voucher of', depositId], (signal) =>
    officeClient.picture('depositVoucher', { query: { id: depositId } }, signal),
  )
}

/** `id` is that of the case. */
export function useIdentityPicture(id: string, side: PictureSide, reason: ViewReason): Picture {
  return usePicture(['identity of', id, side, reason], (signal) =>
    officeClient.picture('identityPicture', { query: { id, side, reason } }, signal),
  )
}

/** A picture that was added to help with a lost account. */
export function useRecoveryPicture(id: string, picture: string, reason: ViewReason): Picture {
  return usePicture(['recovery of', id, picture, reason], (signal) =>
    officeClient.picture('recoveryPicture', { query: { id, picture, reason } }, signal),
  )
}

/** Of one message of a conversation. */
export function useChatPicture(id: string, number: number): Picture {
  return usePicture(['picture of chat', id, String(number)], (signal) =>
    officeClient.picture('chatPicture', { query: { id, number: String(number) } }, signal),
  )
}

/** Each fetch is a look that is written down: once an opened case, not again with its facts. */
function usePicture(
  queryKey: readonly string[],
  fetchPicture: (signal: AbortSignal) => Promise<Blob>,
): Picture {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPicture(signal),
    staleTime: 'static',
    gcTime: 0,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (data === undefined) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [data])
  return { url, problem: error, readAgain: () => void refetch() }
}
