// What the chart remembers on this device: interval, type, indicators and their settings.

import type { Interval } from '@fairtick/core/market/candle'
import type { ChartOverlay, ChartPane, IndicatorParams } from '@fairtick/ui/candle-chart'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { storedState } from '../../platform/stored-state.ts'

export const OVERLAYS = ['MA', 'EMA', 'BOLL', 'SAR'] as const satisfies readonly ChartOverlay[]
export const PANES = ['VOL', 'MACD', 'RSI', 'KDJ'] as const satisfies readonly ChartPane[]
export const PANES_MAX = 2

export type ChartSettings = {
  readonly interval: Interval
  readonly type: 'candles' | 'line'
  readonly overlays: readonly ChartOverlay[]
  readonly panes: readonly ChartPane[]
  /** Of the indicators whose settings were changed. */
  readonly params: IndicatorParams
}

const FIRST_SETTINGS: ChartSettings = {
  interval: '1m',
  type: 'candles',
  overlays: ['MA'],
  panes: ['VOL'],
  params: {},
}

export const useChartSettings = create<ChartSettings>()(
  persist(() => FIRST_SETTINGS, { name: 'fairtick-chart', version: 1, storage: storedState }),
)

/** Adds or removes one; of the panes the oldest gives way to a third. */
export function toggled<Item>(items: readonly Item[], item: Item, most: number): readonly Item[] {
  if (items.includes(item)) return items.filter((one) => one !== item)
  return [...items, item].slice(-most)
}
