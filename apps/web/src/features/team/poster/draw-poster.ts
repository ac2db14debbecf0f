// Draws the invitation on a canvas: name, sentence, QR code, the code as text, and the risk.

import { drawLogo } from '../../../platform/draw-logo.ts'
import type { QrModules } from '../../../platform/qr-modules.ts'
import { balanceText } from '../../../platform/wrap-text.ts'
import { POSTER_COLOURS, type PosterColours, type PosterDesign } from './poster-design.ts'

export const POSTER_WIDTH = 1080
export const POSTER_HEIGHT = 1440

export type PosterContent = {
  readonly design: PosterDesign
  readonly language: string
  /** CSS names of the fonts of the page. */
  readonly fontFamily: string
  readonly headline: string
  readonly subline: string
  readonly scan: string
  readonly codeLabel: string
  readonly code: string
  readonly host: string
  /** Small print, one sentence a line. */
  readonly notes: readonly string[]
  readonly qr: QrModules
}

const EDGE = 96
const INNER = POSTER_WIDTH - 2 * EDGE
const MARK_TOP = 104
const SENTENCE_GAP = 20
const QR_SIDE = 400
const QR_TOP = 820

export function drawPoster(pen: CanvasRenderingContext2D, content: PosterContent): void {
  const colours = POSTER_COLOURS[content.design]
  const write = writer(pen, content)
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  drawRuler(pen, colours)
  const { markGround, markBars } = colours
  drawLogo(pen, { x: EDGE, y: MARK_TOP, sidePx: 100, ground: markGround, bars: markBars })
  pen.fillStyle = colours.text
  write('Fairtick', { x: EDGE + 132, y: MARK_TOP + 72, sizePx: 60, weight: 700, widthPx: INNER })
  drawSentences(pen, content, write)
  drawQr(pen, content.qr)
  drawCode(pen, content, write)
  pen.fillStyle = colours.soft
  let noteY = 1312
  for (const note of content.notes) {
    noteY += write(note, { x: EDGE, y: noteY, sizePx: 28, weight: 400, widthPx: INNER })
  }
}

type Place = {
  readonly x: number
  /** Base line of the first line. */
  readonly y: number
  readonly sizePx: number
  readonly weight: number
  readonly widthPx: number
}

/** Writes, and answers how high it stands; without a base line it only tells that. */
type Write = (text: string, place: Place | Omit<Place, 'y'>) => number

function writer(pen: CanvasRenderingContext2D, { fontFamily, language }: PosterContent): Write {
  // Thai stacks marks above and below its letters.
  const lineHeight = language === 'th' ? 1.5 : 1.3
  return (text, place) => {
    const { x, sizePx, weight, widthPx } = place
    pen.font = `${weight} ${sizePx}px ${fontFamily}`
    const measure = (part: string) => pen.measureText(part).width
    const lines = balanceText(text, { language, widthPx, measure })
    for (const [at, line] of lines.entries()) {
      if ('y' in place) pen.fillText(line, x, place.y + at * sizePx * lineHeight)
    }
    return lines.length * sizePx * lineHeight
  }
}

/** Both in the middle of the room between the mark and the code, however long they are. */
function drawSentences(
  pen: CanvasRenderingContext2D,
  { design, headline, subline }: PosterContent,
  write: Write,
): void {
  const large = { x: EDGE, sizePx: 92, weight: 700, widthPx: INNER } as const
  const small = { x: EDGE, sizePx: 42, weight: 400, widthPx: INNER } as const
  const height = write(headline, large) + SENTENCE_GAP
  const top = (MARK_TOP + 100 + QR_TOP - height - write(subline, small)) / 2
  pen.fillStyle = POSTER_COLOURS[design].text
  write(headline, { ...large, y: top + large.sizePx })
  pen.fillStyle = POSTER_COLOURS[design].soft
  write(subline, { ...small, y: top + height + small.sizePx })
}

/** Marks of a ruler along the upper edge: a pattern, not a price. */
function drawRuler(pen: CanvasRenderingContext2D, { pattern }: PosterColours): void {
  pen.fillStyle = pattern
  for (let at = 0; at < 45; at += 1) pen.fillRect(at * 24 + 10, 0, 4, at % 5 === 0 ? 60 : 30)
}

/** On white whatever the design: readers need it so. */
function drawQr(pen: CanvasRenderingContext2D, { size, path }: QrModules): void {
  pen.fillStyle = '#ffffff'
  fillRound(pen, { x: EDGE, y: QR_TOP, width: QR_SIDE, height: QR_SIDE }, 32)
  pen.save()
  pen.translate(EDGE, QR_TOP)
  pen.scale(QR_SIDE / size, QR_SIDE / size)
  pen.fillStyle = '#000000'
  pen.fill(new Path2D(path))
  pen.restore()
}

function drawCode(
  pen: CanvasRenderingContext2D,
  { design, scan, codeLabel, code, host }: PosterContent,
  write: Write,
): void {
  const { text, soft, accent } = POSTER_COLOURS[design]
  const x = EDGE + QR_SIDE + 56
  const widthPx = POSTER_WIDTH - EDGE - x
  pen.fillStyle = text
  let y = QR_TOP + 56
  y += write(scan, { x, y, sizePx: 44, weight: 700, widthPx })
  pen.fillStyle = accent
  pen.fillRect(x, y - 20, 72, 8)
  pen.fillStyle = soft
  y += 68
  y += write(codeLabel, { x, y, sizePx: 34, weight: 400, widthPx })
  pen.fillStyle = text
  write(code, { x, y: y + 28, sizePx: 64, weight: 700, widthPx })
  pen.fillStyle = soft
  write(host, { x, y: QR_TOP + QR_SIDE - 16, sizePx: 30, weight: 400, widthPx })
}

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function fillRound(pen: CanvasRenderingContext2D, box: Box, radius: number): void {
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, radius)
  pen.fill()
}
