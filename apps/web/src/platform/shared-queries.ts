// Reads that several features share, each under one key.

import { queryOptions } from '@tanstack/react-query'
import { call } from './client-instance.ts'
import { useClientState } from './client-state.ts'

const SLOW_FRESH_MS = 10 * 60_000

/** Named lists and settings of the installation; the copy of the last visit stands in at first. */
export const dictionaryQuery = queryOptions({
  queryKey: ['dictionary'],
  staleTime: SLOW_FRESH_MS,
  queryFn: async () => {
    const dictData = await call('dictionary')
    useClientState.setState({ dictData })
    return dictData
  },
  placeholderData: () => useClientState.getState().dictData ?? undefined,
})

/** Who I am, with the unread counts. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    const user = await call('userDetail')
    useClientState.setState({ user, fiatCurrency: user.fiatCurrency })
    return user
  },
  placeholderData: () => useClientState.getState().user ?? undefined,
})

/** The figures of the account; refreshed by every event of the account channel. */
export const summaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: async () => {
    const summary = await call('accountSummary')
    useClientState.setState({ keptSummary: { summary, readAtMs: Date.now() } })
    return summary
  },
  // The figures of the last visit stand in until the first answer; screens show their time.
  placeholderData: () => useClientState.getState().keptSummary?.summary,
})
