// A curve with fewer points: the first and the last stay, and so does the lowest of each stretch,
// so that no fall is smoothed away.

import type { Point } from './figures.ts'

/** At most `most` points, which is 3 or more. */
export function thinCurve(curve: readonly Point[], most: number): Point[] {
  if (curve.length <= most) return [...curve]
  const [first, last] = [curve[0], curve.at(-1)]
  if (first === undefined || last === undefined) return []
  const inner = curve.slice(1, -1)
  const stretch = Math.ceil(inner.length / (most - 2))
  const kept = Array.from({ length: Math.ceil(inner.length / stretch) }, (_, place) =>
    lowestOf(inner.slice(place * stretch, (place + 1) * stretch)),
  )
  return [first, ...kept.flat(), last]
}

function lowestOf(points: readonly Point[]): Point[] {
  const [first, ...rest] = points
  if (first === undefined) return []
  return [rest.reduce((a, b) => (Number(b[1]) < Number(a[1]) ? b : a), first)]
}
