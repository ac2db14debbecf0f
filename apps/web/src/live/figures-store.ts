// The live figures outside of React: calculated at most four times a second, while somebody looks.

import { type LiveFigures, NO_FIGURES } from './live-figures.ts'

/** Figures that change more often cannot be read. */
const EVERY_MS = 250

export type FiguresStore = {
  readonly get: () => LiveFigures
  readonly subscribe: (listener: () => void) => () => void
  /** Something that the figures are calculated from has changed. */
  readonly refresh: () => void
  /** Whoever looks next begins without the figures of before. */
  readonly clear: () => void
}

export type FiguresStoreSettings = {
  readonly calculate: () => LiveFigures
  /** Follows orders and balances. */
  readonly watchAccount: (onChange: () => void) => () => void
  /** Follows the prices of the instruments with open positions, as they are now. */
  readonly watchPrices: (onChange: () => void) => () => void
  readonly nowMs: () => number
}

export function createFiguresStore(settings: FiguresStoreSettings): FiguresStore {
  const listeners = new Set<() => void>()
  let figures = NO_FIGURES
  let calculatedAtMs = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWatching: () => void = () => undefined

  function calculate(): void {
    timer = undefined
    calculatedAtMs = settings.nowMs()
    figures = settings.calculate()
    for (const listener of listeners) listener()
  }

  function refresh(): void {
    if (timer !== undefined || listeners.size === 0) return
    const waitMs = Math.max(0, calculatedAtMs + EVERY_MS - settings.nowMs())
    timer = setTimeout(calculate, waitMs)
  }

  function start(): void {
    let stopPrices = settings.watchPrices(refresh)
    const stopAccount = settings.watchAccount(() => {
      stopPrices()
      stopPrices = settings.watchPrices(refresh)
      refresh()
    })
    stopWatching = () => {
      stopPrices()
      stopAccount()
    }
    figures = settings.calculate()
    calculatedAtMs = settings.nowMs()
  }

  return {
    get: () => figures,
    refresh,
    clear: () => {
      figures = NO_FIGURES
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopWatching()
        clearTimeout(timer)
        timer = undefined
      }
    },
  }
}
