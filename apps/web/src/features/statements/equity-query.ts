// What an account was worth over the last days, as it was read.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export type EquityDays = '7' | '30'

const FRESH_MS = 10 * MINUTE_MS

export const equityQuery = (days: EquityDays) =>
  queryOptions({
    queryKey: ['equityHistory', days],
    queryFn: () => call('equityHistory', { query: { days } }),
    staleTime: FRESH_MS,
  })
