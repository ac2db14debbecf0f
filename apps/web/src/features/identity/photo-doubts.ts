// What a device can see of a photo before it is sent: too small, dark, blurred. Pure, for tests.

export type PhotoDoubt = 'sameAsLast' | 'tooSmall' | 'tooDark' | 'tooBlurred'

type Judged = {
  /** Of a small copy, row by row, 0 to 255. */
  readonly grey: Uint8Array
  readonly width: number
  /** Of the picture as it was chosen. */
  readonly shorterPx: number
}

/** Below it the print of a card is a few pixels high. */
const SMALLEST_PX = 480
const DARK_MEAN = 50
/** Of a small copy of sharp print it is several hundred, of a blurred one a few dozen. */
const BLURRED_VARIANCE = 40

/** None of them is certain: whoever is right sends the photo anyway. */
export function judgePixels({ grey, width, shorterPx }: Judged): readonly PhotoDoubt[] {
  const doubts: readonly (readonly [PhotoDoubt, boolean])[] = [
    ['tooSmall', shorterPx < SMALLEST_PX],
    ['tooDark', grey.length > 0 && meanOf(grey) < DARK_MEAN],
    ['tooBlurred', grey.length > 0 && edgeVariance(grey, width) < BLURRED_VARIANCE],
  ]
  return doubts.filter(([, isSo]) => isSo).map(([doubt]) => doubt)
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return values.length === 0 ? 0 : sum / values.length
}

/** Of the Laplacian: how sharply neighbours differ. */
function edgeVariance(grey: Uint8Array, width: number): number {
  const height = Math.floor(grey.length / width)
  const edges: number[] = []
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column
      const around =
        (grey[at - 1] ?? 0) +
        (grey[at + 1] ?? 0) +
        (grey[at - width] ?? 0) +
        (grey[at + width] ?? 0)
      edges.push(4 * (grey[at] ?? 0) - around)
    }
  }
  const mean = meanOf(edges)
  return meanOf(edges.map((edge) => (edge - mean) ** 2))
}
