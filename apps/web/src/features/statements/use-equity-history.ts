// The readings of an account's worth; of the longer span when the shorter has none to join.

import { formatMoney, parseMoney, subtractMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { HOUR_MS } from '@fairtick/core/time/duration'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EquityDays, equityQuery } from './equity-query.ts'

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
  const hasWeek = week.data !== undefined && week.data.points.length > 1
  const needsMonth = !hasWeek && week.data?.hasEarlier === true
  const month = useReadings('30', chosen === '30' || needsMonth ? 'always' : 'not')
  const hasMonth = month.data !== undefined && month.data.points.length > 1
  const days = chosen ?? (hasWeek || !hasMonth ? '7' : '30')
  const shown = days === '7' ? week : month
  return {
    days,
    choose,
    points: shown.data?.points,
    exists: hasWeek || hasMonth,
    problem: shown.error ?? undefined,
    retry: () => void shown.refetch(),
  }
}

/** Fewer readings of a week say less than those of a month. */
const FEW = 12

/** Of a week where it has a shape, else of whichever span has more readings. */
export function useEquityTrend(): Pick<EquityHistory, 'days' | 'points'> {
  const { data: week } = useReadings('7', 'always')
  const isFew = week?.hasEarlier === true && week.points.length < FEW
  const month = useReadings('30', isFew ? 'always' : 'not')
  if (!isFew) return { days: '7', points: week?.points }
  if (month.data === undefined) return { days: '30', points: undefined }
  return month.data.points.length > week.points.length
    ? { days: '30', points: month.data.points }
    : { days: '7', points: week.points }
}

function useReadings(days: EquityDays, when: 'always' | 'not') {
  return useQuery({ ...equityQuery(days), enabled: when === 'always' })
}
