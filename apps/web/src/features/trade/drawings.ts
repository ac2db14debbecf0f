// What a person drew on the charts of this device, by symbol.

import { DRAWING_TOOLS, type Drawing, POINTS_OF_TOOL } from '@fairtick/ui/drawing'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { endsWithPerson } from '../../platform/session.ts'
import { storedState } from '../../platform/stored-state.ts'
import { DRAWINGS_KEY } from './drawings-key.ts'

export const DRAWINGS_MAX = 20
/** Who draws on more loses those of the one that was drawn on longest ago. */
export const SYMBOLS_MAX = 30

export type Drawings = Readonly<Record<string, readonly Drawing[]>>

export const useDrawings = create<{ readonly bySymbol: Drawings }>()(
  persist(() => ({ bySymbol: {} as Drawings }), {
    name: DRAWINGS_KEY,
    version: 1,
    storage: storedState,
    merge: (kept) => ({ bySymbol: readDrawings(kept) }),
  }),
)

endsWithPerson(() => useDrawings.setState({ bySymbol: {} }))

const NONE: readonly Drawing[] = []

export function useDrawingsOf(symbol: string): readonly Drawing[] {
  return useDrawings(({ bySymbol }) => bySymbol[symbol] ?? NONE)
}

/** Puts these in the place of what was drawn on the symbol. */
export function keepDrawings(symbol: string, drawings: readonly Drawing[]): void {
  useDrawings.setState(({ bySymbol }) => ({ bySymbol: withDrawings(bySymbol, symbol, drawings) }))
}

/** The symbol that was drawn on last stands last. */
export function withDrawings(
  bySymbol: Drawings,
  symbol: string,
  drawings: readonly Drawing[],
): Drawings {
  const { [symbol]: _, ...others } = bySymbol
  const entries = Object.entries(others)
  if (drawings.length > 0) entries.push([symbol, drawings.slice(-DRAWINGS_MAX)])
  return Object.fromEntries(entries.slice(-SYMBOLS_MAX))
}

/** What another version wrote, or a hand, is not drawn: the chart takes no half drawings. */
export function readDrawings(kept: unknown): Drawings {
  const bySymbol = (kept as { bySymbol?: unknown } | undefined)?.bySymbol
  if (typeof bySymbol !== 'object' || bySymbol === null) return {}
  return Object.fromEntries(
    Object.entries(bySymbol).map(([symbol, drawings]) => [
      symbol,
      Array.isArray(drawings) ? drawings.filter(isDrawing).slice(-DRAWINGS_MAX) : [],
    ]),
  )
}

function isDrawing(kept: unknown): kept is Drawing {
  const { id, tool, points } = (kept ?? {}) as Partial<Drawing>
  return (
    typeof id === 'string' &&
    DRAWING_TOOLS.some((one) => one === tool) &&
    Array.isArray(points) &&
    points.length === POINTS_OF_TOOL[tool as Drawing['tool']] &&
    points.every(({ timeMs, price }) => Number.isFinite(timeMs) && Number.isFinite(price))
  )
}
