// Steps through readings: what was read stands until the next one; where none were taken for long
// they are dashed.

export type LinePieces = {
  /** SVG paths of readings that follow each other. */
  readonly solid: readonly string[]
  /** Over the gaps between them. */
  readonly dashed: readonly string[]
}

export type LineBox = {
  readonly width: number
  readonly height: number
  /** Readings further apart have a gap between them. */
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
  const pieces = { solid: [] as string[], dashed: [] as string[] }
  let last: keyof LinePieces | undefined
  for (const [at, { time, x, y }] of placed.entries()) {
    const before = placed[at - 1]
    if (before === undefined) continue
    const kind = time - before.time > gapMs ? 'dashed' : 'solid'
    const step = `H${x}V${y}`
    const path = last === kind ? pieces[kind].pop() : `M${before.x} ${before.y}`
    pieces[kind].push(`${path}${step}`)
    last = kind
  }
  return pieces
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
