// Levels of an order book with their running sums, for bars; floats only become pixels here.

export type WireLevel = readonly [price: string, size: string]

export type DepthLevel = {
  readonly price: string
  readonly size: string
  /** Sum of the sizes up to this level, as a share of the deepest side's. */
  readonly share: number
}

export const LEVELS_SHOWN = 8

export function depthLevels(
  bids: readonly WireLevel[],
  asks: readonly WireLevel[],
): { readonly bids: readonly DepthLevel[]; readonly asks: readonly DepthLevel[] } {
  const sums = [bids, asks].map(runningSums)
  const deepest = Math.max(...sums.flat(), Number.MIN_VALUE)
  const levels = (side: readonly WireLevel[], running: readonly number[]) =>
    side.slice(0, LEVELS_SHOWN).map(([price, size], at) => ({
      price,
      size,
      share: (running[at] ?? 0) / deepest,
    }))
  return { bids: levels(bids, sums[0] ?? []), asks: levels(asks, sums[1] ?? []) }
}

function runningSums(side: readonly WireLevel[]): number[] {
  let sum = 0
  return side.slice(0, LEVELS_SHOWN).map(([, size]) => {
    sum += Number(size)
    return sum
  })
}
