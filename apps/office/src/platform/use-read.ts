// Reads one call of the back office and keeps it fresh; a session that has ended is noticed.

import type { AdminCallInput, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { CallGiven } from '@fairtick/wire/admin/client'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { officeClient } from './office-client.ts'

export type Reading<Result> = {
  readonly data: Result | undefined
  /** Of the newest attempt. */
  readonly problem: unknown
  readonly isReading: boolean
  readonly readAgain: () => void
}

/** `const { data, problem } = useRead('user', { query: { id } })`, then show it by `Loaded`. */
export function useRead<Name extends AdminCallName>(
  name: Name,
  input: Partial<AdminCallInput<Name>> = {},
): Reading<AdminCallResult<Name>> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, input],
    queryFn: () => officeClient.call(name, ...([input] as unknown as CallGiven<Name>)),
  })
  const noticeEnd = useLogoutIfAccessDenied()
  useEffect(() => {
    if (error !== null) void noticeEnd(error)
  }, [error, noticeEnd])
  return { data, problem: error, isReading: isFetching, readAgain: () => void refetch() }
}
