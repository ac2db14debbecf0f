// Durations in words.

/** Median, 95th percentile and longest of some durations in ms. */
export function spread(durationsMs: readonly number[]): string {
  const sorted = [...durationsMs].sort((a, b) => a - b)
  const at = (share: number) =>
    seconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `${at(0.5)} (median), ${at(0.95)} (p95), ${at(1)} (longest)`
}

export function seconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(2)} s`
}
