// Quotes as a screen shows them: new at most four times a second, and everywhere the same one.

import type { Quote } from './market-store.ts'

const EVERY_MS = 250

type Quotes = {
  readonly getQuote: (symbol: string) => Quote | undefined
  readonly subscribe: (symbol: string, listener: () => void) => () => void
}

export type PacedQuotes = Quotes

type Paced = {
  quote: Quote | undefined
  readonly listeners: Set<() => void>
  readonly stop: () => void
}

/** Whoever begins to look later sees what the others see. `nowMs` never goes back. */
export function createPacedQuotes(live: Quotes, nowMs: () => number): PacedQuotes {
  const shown = new Map<string, Paced>()

  function open(symbol: string): Paced {
    let shownAtMs = nowMs()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      shownAtMs = nowMs()
      paced.quote = live.getQuote(symbol)
      for (const listener of paced.listeners) listener()
    }
    const stopLive = live.subscribe(symbol, () => {
      timer ??= setTimeout(show, Math.max(0, shownAtMs + EVERY_MS - nowMs()))
    })
    const paced: Paced = {
      quote: live.getQuote(symbol),
      listeners: new Set(),
      stop: () => {
        stopLive()
        clearTimeout(timer)
        shown.delete(symbol)
      },
    }
    shown.set(symbol, paced)
    return paced
  }

  return {
    getQuote: (symbol) => (shown.has(symbol) ? shown.get(symbol)?.quote : live.getQuote(symbol)),
    subscribe: (symbol, listener) => {
      const paced = shown.get(symbol) ?? open(symbol)
      paced.listeners.add(listener)
      return () => {
        paced.listeners.delete(listener)
        if (paced.listeners.size === 0) paced.stop()
      }
    },
  }
}
