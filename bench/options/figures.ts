// Medians and percentiles of measured figures.

export function medianOf(figures: readonly number[]): number {
  return latencyAt(figures, 0.5)
}

/** The figure below which a share of all lies. */
export function latencyAt(figures: readonly number[], share: number): number {
  const ascending = figures.toSorted((a, b) => a - b)
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0
}
