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
