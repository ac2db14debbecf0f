// Weeks and months made of days.

import type { Candle } from '@fairtick/core/market/candle'
import type { Quantity } from '@fairtick/core/numbers/lots'
import type { Price } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { describe, expect, it } from 'vitest'
import { foldDays } from './fold-days.ts'

/** Days on end, each a step higher than the one before. */
function days(from: string, count: number): readonly Candle[] {
  return Array.from({ length: count }, (_, place) => ({
    time: instantFromMs(Date.parse(`${from}T00:00Z`) + place * DAY_MS),
    open: BigInt(100 + place) as Price,
    high: BigInt(110 + place) as Price,
    low: BigInt(90 + place) as Price,
    close: BigInt(105 + place) as Price,
    volume: 2n as Quantity,
  }))
}

const starts = (candles: readonly Candle[]) =>
  candles.map(({ time }) => new Date(time).toISOString().slice(0, 10))

describe('TR-2.10 weeks and months of days', () => {
  it('weeks start on Monday; cut ones at both ends are left out', () => {
    const weeks = foldDays(days('2026-01-01', 27), '1w')
    expect(starts(weeks)).toEqual(['2026-01-05', '2026-01-12', '2026-01-19'])
    expect(weeks[0]).toMatchObject({ open: 104n, high: 120n, low: 94n, close: 115n, volume: 14n })
  })

  it('months start on the 1st, whatever their length', () => {
    const months = foldDays(days('2023-12-31', 31 + 29 + 31), '1M')
    expect(starts(months)).toEqual(['2024-01-01', '2024-02-01'])
    expect(months.map(({ volume }) => volume)).toEqual([62n, 58n])
  })

  it('a period of which a day is missing is left out', () => {
    const gapped = days('2026-01-05', 14).filter((_, place) => place !== 3)
    expect(starts(foldDays(gapped, '1w'))).toEqual(['2026-01-12'])
  })
})
