// A picture that only staff may see: fetched with the token, shown from memory, never kept.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { officeClient } from '../../platform/office-client.ts'

export type Picture = {
  readonly url: string | undefined
  readonly problem: unknown
  readonly readAgain: () => void
}

/** Each fetch is a look that is written down: once an opened case, not again with its facts. */
export function useVoucher(depositId: string): Picture {
  const { data, error, refetch } = useQuery({
    queryKey: ['voucher of', depositId],
    queryFn: ({ signal }) =>
      officeClient.picture('depositVoucher', { query: { id: depositId } }, signal),
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
