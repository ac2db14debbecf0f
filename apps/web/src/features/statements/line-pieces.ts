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

/**
 * `points`: time in ms and exact value, oldest first; x follows the time, not the count. Values
 * stay integers until they are tenths of a pixel.
 */
export function linePieces(
  points: ReadonlyArray<readonly [number, bigint]>,
  { width, height, gapMs }: LineBox,
): LinePieces {
  const times = points.map(([time]) => time)
  const values = points.map(([, value]) => value)
  const begin = Math.min(...times)
  const length = Math.max(...times) - begin
  const heightOf = placeBetween(values, height)
  const placed = points.map(([time, value]) => ({
    time,
    x: round(length === 0 ? width / 2 : ((time - begin) / length) * width),
    y: heightOf(value),
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

/** From the lowest at the bottom to the highest at the top; in the middle where all are one. */
function placeBetween(values: readonly bigint[], height: number): (value: bigint) => number {
  const first = values[0] ?? 0n
  const low = values.reduce((least, value) => (value < least ? value : least), first)
  const range = values.reduce((most, value) => (value > most ? value : most), first) - low
  const tenths = BigInt(Math.round((height - 2 * AIR) * 10))
  return (value) => {
    const above = range === 0n ? tenths / 2n : ((value - low) * tenths) / range
    return round(height - AIR - Number(above) / 10)
  }
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
