// The rolling day of an instrument.

import { describe, expect, it } from 'vitest'
import { formatQuantity, parseQuantity, type Quantity } from '../numbers/lots.ts'
import { formatPrice, type Price, parsePrice } from '../numbers/price.ts'
import { formatRate } from '../numbers/rate.ts'
import { DAY_MS, MINUTE_MS } from '../time/duration.ts'
import { instantFromMs } from '../time/instant.ts'
import type { Candle } from './candle.ts'
import {
  addClosedMinute,
  calculateDayFigures,
  createDayWindow,
  type DayWindow,
} from './change-24h.ts'

const START = Date.UTC(2024, 4, 1)

describe('TR-2.7 change, high, low and volume of 24 h', () => {
  it('with less history the change is since the oldest known price', () => {
    const window = windowOf([0, '100'], [1, '130'], [2, '90'])
    expect(figures(window, [3, '125'], 3)).toEqual(['0.25', '130', '90', '4'])
  })

  it('the price 24 h before is the one in force then, also from before a hole', () => {
    const window = windowOf([0, '100'], [1, '50'], [2000, '90'])
    expect(figures(window, [2001, '60'], 2001)).toEqual(['0.2', '90', '60', '2'])
  })

  it('lets high, low and volume of more than 24 h ago go', () => {
    const minutes = Array.from({ length: 2_000 }, (_, index): [number, string] => [
      index,
      index === 100 ? '500' : '100',
    ])
    const window = windowOf(...minutes)
    expect(figures(window, [2000, '101'], 2000)).toEqual(['0.01', '101', '100', '1441'])
    expect(window.minutes.length).toBeLessThanOrEqual(DAY_MS / MINUTE_MS)
  })

  it('does not count a minute again that is in the window already', () => {
    const window = windowOf([0, '100'], [1, '130'])
    expect(figures(window, [1, '130'], 2)).toEqual(['0.3', '130', '100', '2'])
  })

  it('slides while no minute comes, and stands flat after a silent day', () => {
    const window = windowOf([0, '100'], [10, '80'])
    expect(figures(window, undefined, 1445)).toEqual(['-0.2', '80', '80', '1'])
    expect(figures(window, undefined, 3000)).toEqual(['0', '80', '80', '0'])
  })

  it('there are no figures without a price', () => {
    expect(calculateDayFigures(createDayWindow(), undefined, instantFromMs(START))).toBe(undefined)
  })
})

function windowOf(...minutes: readonly (readonly [number, string])[]): DayWindow {
  const window = createDayWindow()
  for (const [minute, price] of minutes) addClosedMinute(window, flatCandle(minute, price))
  return window
}

function flatCandle(minute: number, text: string): Candle {
  const price = parsePrice(text) as Price
  const time = instantFromMs(START + minute * MINUTE_MS)
  const volume = parseQuantity('1') as Quantity
  return { time, open: price, high: price, low: price, close: price, volume }
}

function figures(
  window: DayWindow,
  running: readonly [number, string] | undefined,
  minute: number,
): string[] {
  const now = instantFromMs(START + minute * MINUTE_MS + 30_000)
  const day = calculateDayFigures(window, running && flatCandle(...running), now)
  if (!day) return []
  const { change, high, low, volume } = day
  return [formatRate(change), formatPrice(high, 0), formatPrice(low, 0), formatQuantity(volume)]
}
