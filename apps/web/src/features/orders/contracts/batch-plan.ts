// What closing many positions at once would close, and what it would pass over (TR-4.16).

import type { WireContract } from '@fairtick/wire/socket/frames'

export const CLOSE_SCOPES = ['all', 'long', 'short'] as const
export type CloseScope = (typeof CLOSE_SCOPES)[number]

export type BatchPlan = {
  /** Oldest first, as they are closed. */
  readonly closing: readonly WireContract[]
  /** Without a live price, so not closed. */
  readonly skipped: readonly WireContract[]
}

export function planBatch(
  positions: readonly WireContract[],
  scope: CloseScope,
  isLive: (symbol: string) => boolean,
): BatchPlan {
  const inScope = positions
    .filter(({ direction }) => scope === 'all' || direction === scope)
    .toSorted((a, b) => a.orderTime - b.orderTime)
  return {
    closing: inScope.filter(({ symbol }) => isLive(symbol)),
    skipped: inScope.filter(({ symbol }) => !isLive(symbol)),
  }
}
