// The readings of an account's worth; of the longer span when the shorter has none to join.

import { formatMoney, parseMoney, subtractMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
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

/** Half as long again as readings usually lie apart. */
export const GAP_MS = { '7': 1.5 * HOUR_MS, '30': 36 * HOUR_MS }

/** Exactly, as decimal text like both. */
export function gainBetween(before: string, after: string): string {
  const [from, to] = [parseMoney(before) ?? ZERO_MONEY, parseMoney(after) ?? ZERO_MONEY]
  return formatMoney(subtractMoney(to, from))
}

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

/** Fewer readings of a week say less than those of a month. */
const FEW = 12

/** Of a week where it has a shape, else of whichever span has more readings. */
export function useEquityTrend(): Pick<EquityHistory, 'days' | 'points'> {
  const week = useReadings('7', 'always')
  const isFew = week.data !== undefined && week.data.length < FEW
  const month = useReadings('30', isFew ? 'always' : 'not')
  if (!isFew) return { days: '7', points: week.data }
  if (month.data === undefined) return { days: '30', points: undefined }
  return month.data.length > week.data.length
    ? { days: '30', points: month.data }
    : { days: '7', points: week.data }
}

function useReadings(days: EquityDays, when: 'always' | 'not') {
  return useQuery({
    queryKey: ['equityHistory', days],
    queryFn: async () => (await call('equityHistory', { query: { days } })).points,
    staleTime: FRESH_MS,
    enabled: when === 'always',
  })
}
