// The readings of an account's worth; of the longer span when the shorter has none to join.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'

export type EquityDays = '7' | '30'
export type EquityPoints = CallResult<'equityHistory'>['points']

export type EquityHistory = {
  readonly days: EquityDays
  readonly choose: (days: EquityDays) => void
  /** Undefined until they are there. */
  readonly points: EquityPoints | undefined
  /** Two readings in one of the spans: less is no history. */
  readonly exists: boolean
  readonly problem: unknown
  readonly retry: () => void
}

const FRESH_MS = 10 * MINUTE_MS

export function useEquityHistory(): EquityHistory {
  const [chosen, choose] = useState<EquityDays>()
  const week = useReadings('7', 'always')
  const hasWeek = week.data !== undefined && week.data.length > 1
  const month = useReadings(
    '30',
    chosen === '30' || (week.isSuccess && !hasWeek) ? 'always' : 'not',
  )
  const hasMonth = month.data !== undefined && month.data.length > 1
  const days = chosen ?? (hasWeek || !hasMonth ? '7' : '30')
  const shown = days === '7' ? week : month
  return {
    days,
    choose,
    points: shown.data,
    exists: hasWeek || hasMonth,
    problem: shown.error ?? undefined,
    retry: () => void shown.refetch(),
  }
}

function useReadings(days: EquityDays, when: 'always' | 'not') {
  return useQuery({
    queryKey: ['equityHistory', days],
    queryFn: async () => (await call('equityHistory', { query: { days } })).points,
    staleTime: FRESH_MS,
    enabled: when === 'always',
  })
}
