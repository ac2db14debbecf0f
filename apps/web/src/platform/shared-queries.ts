// Reads that several features share, each under one key.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client-instance.ts'
import { useClientState } from './client-state.ts'
import { serverClock } from './clock.ts'
import { dictionaryReadAtMs, readDictionary } from './dictionary.ts'
import { chosenAccount, selectedAccount } from './selected-account.ts'
import { noteVisitor } from './session.ts'

/** `dataUpdatedAt` of what was kept from the last visit: as old as can be, so read anew at once. */
export const KEPT = 0

const SLOW_FRESH_MS = 10 * MINUTE_MS

/** Named lists and settings; the copy of the last visit stands in until the answer. */
export const dictionaryQuery = queryOptions({
  queryKey: ['dictionary'],
  staleTime: SLOW_FRESH_MS,
  queryFn: readDictionary,
  initialData: () => useClientState.getState().dictData ?? undefined,
  // On a first visit the page has read it before this cache was there.
  initialDataUpdatedAt: dictionaryReadAtMs,
})

/** Who I am, with the unread counts. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    const user = await call('userDetail')
    noteVisitor(user.id)
    useClientState.setState({ user, fiatCurrency: user.fiatCurrency })
    return user
  },
  initialData: () => useClientState.getState().user ?? undefined,
  initialDataUpdatedAt: KEPT,
})

/** Second factor, fund password, and until when withdrawals wait. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => call('security'),
})

/** The figures of the account; refreshed by every event of the account channel. */
export const summaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: async () => {
    const summary = await call('accountSummary')
    // What is kept is shared by all tabs, of which another may show the other account.
    if (chosenAccount === undefined) {
      useClientState.setState({ keptSummary: { summary, readAtMs: serverClock.nowMs() } })
    }
    return summary
  },
  // The figures of the last visit stand in until the first answer; screens show their time.
  initialData: () => {
    const kept = useClientState.getState().keptSummary?.summary
    return kept?.account === selectedAccount() ? kept : undefined
  },
  initialDataUpdatedAt: KEPT,
})
