// A line through readings, broken where none were taken: nothing is drawn between them.

export type LinePieces = {
  /** SVG paths of readings that follow each other. */
  readonly paths: readonly string[]
  /** Readings with a gap on both sides. */
  readonly dots: readonly { readonly x: number; readonly y: number }[]
}

export type LineBox = {
  readonly width: number
  readonly height: number
  /** Readings further apart are not joined. */
  readonly gapMs: number
}

/** Air above and below, so that the stroke is not cut. */
const AIR = 3

/** `points`: time in ms and value, oldest first; x follows the time, not the count. */
export function linePieces(
  points: ReadonlyArray<readonly [number, number]>,
  { width, height, gapMs }: LineBox,
): LinePieces {
  const times = points.map(([time]) => time)
  const values = points.map(([, value]) => value)
  const [begin, low] = [Math.min(...times), Math.min(...values)]
  const [length, range] = [Math.max(...times) - begin, Math.max(...values) - low]
  const placed = points.map(([time, value]) => ({
    time,
    x: round(length === 0 ? width / 2 : ((time - begin) / length) * width),
    y: round(height - AIR - (range === 0 ? 0.5 : (value - low) / range) * (height - 2 * AIR)),
  }))
  const runs: (typeof placed)[] = []
  for (const point of placed) {
    const last = runs.at(-1)?.at(-1)
    if (last === undefined || point.time - last.time > gapMs) runs.push([point])
    else runs.at(-1)?.push(point)
  }
  return {
    paths: runs
      .filter((run) => run.length > 1)
      .map((run) => run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')),
    dots: runs.flatMap((run) => (run.length === 1 ? run.map(({ x, y }) => ({ x, y })) : [])),
  }
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
