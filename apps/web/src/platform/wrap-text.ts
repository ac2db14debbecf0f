// Breaks a text into lines as a browser would, for a canvas, which cannot.

export type Wrapping = {
  /** Language of the text: where its words end. */
  readonly language: string
  readonly widthPx: number
  readonly measure: (text: string) => number
}

/** A line is never empty; a word that is wider than a line stands alone on one. */
export function wrapText(text: string, { language, widthPx, measure }: Wrapping): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, language)) {
    if (line !== '' && measure((line + piece).trimEnd()) > widthPx) {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    } else {
      line += piece
    }
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()]
}

/** As many lines as `wrapText` makes, of lengths as equal as words allow. */
export function balanceText(text: string, wrapping: Wrapping): string[] {
  const widest = wrapText(text, wrapping)
  let best = widest
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrow = wrapText(text, { ...wrapping, widthPx: wrapping.widthPx * share })
    const isSplit = narrow.some((line) => wrapping.measure(line) > wrapping.widthPx * share)
    if (narrow.length > widest.length || isSplit) break
    best = narrow
  }
  return best
}

/** Words with what follows them: marks never begin a line. */
function piecesOf(text: string, language: string): readonly string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: 'word',
  }).segment(text)) {
    const isOpening = /^[「『（“(]$/.test(segment)
    const before = pieces.at(-1)
    const follows = before !== undefined && /[「『（“(]$/.test(before)
    if (before === undefined || ((isWordLike || isOpening) && !follows)) pieces.push(segment)
    else pieces[pieces.length - 1] = before + segment
  }
  return pieces
}
