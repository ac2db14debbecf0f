// Reads of where withdrawals go; messages about reviews and holds refresh them (live/live.ts).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

/** Ways are settings of the installation. */
const WAYS_FRESH_MS = 10 * MINUTE_MS
/** Money goes there: what is shown is read anew by every screen. */
const TARGETS_FRESH_MS = 0

export const bankQuery = queryOptions({
  queryKey: ['targets', 'bank'],
  staleTime: TARGETS_FRESH_MS,
  queryFn: async () => (await call('bank')).bank,
})

export const walletsQuery = queryOptions({
  queryKey: ['targets', 'wallets'],
  staleTime: TARGETS_FRESH_MS,
  queryFn: async () => (await call('wallets')).wallets,
})

export const bankWaysQuery = queryOptions({
  queryKey: ['bankWays'],
  staleTime: WAYS_FRESH_MS,
  queryFn: async () => (await call('bankWays')).ways,
})

export const walletWaysQuery = queryOptions({
  queryKey: ['walletWays'],
  staleTime: WAYS_FRESH_MS,
  queryFn: async () => (await call('walletWays')).ways,
})
