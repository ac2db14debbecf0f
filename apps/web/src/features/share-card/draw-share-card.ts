// Draws the card of a result on a canvas: the share, the two prices, and how it can be checked.

import { drawLogo } from '../../platform/draw-logo.ts'
import type { QrModules } from '../../platform/qr-modules.ts'
import { wrapText } from '../../platform/wrap-text.ts'

export const CARD_SIDE = 1080

/** Of the page, so that palette and theme are those one sees. */
export type CardColours = {
  readonly ground: string
  readonly text: string
  readonly soft: string
  readonly line: string
  readonly brand: string
  /** Of what was held. */
  readonly side: string
  /** Of what it brought. */
  readonly result: string
}

/** All texts as they are drawn. */
export type CardTexts = {
  readonly practice: string | undefined
  readonly pair: string
  readonly held: string
  readonly ratio: string
  readonly ofWhat: string
  readonly moments: ReadonlyArray<{
    readonly label: string
    readonly price: string
    readonly tick: string
    readonly time: string
  }>
  readonly check: string
  readonly host: string
  readonly risk: string
}

export type CardLook = {
  readonly language: string
  /** CSS names of the fonts of the page. */
  readonly fontFamily: string
  readonly colours: CardColours
  /** Of the link to the recorded ticks. */
  readonly qr: QrModules
}

const EDGE = 84
const INNER = CARD_SIDE - 2 * EDGE
const QR_SIDE = 188

export function drawShareCard(
  pen: CanvasRenderingContext2D,
  texts: CardTexts,
  look: CardLook,
): void {
  const { colours } = look
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, CARD_SIDE, CARD_SIDE)
  drawHead(pen, texts, look)
  const write = writer(pen, look)
  write(texts.pair, { x: EDGE, y: 272, sizePx: 60, weight: 700, colour: colours.text })
  write(texts.held, { x: EDGE, y: 332, sizePx: 38, weight: 600, colour: colours.side })
  write(texts.ratio, { x: EDGE, y: 492, sizePx: 150, weight: 700, colour: colours.result })
  write(texts.ofWhat, { x: EDGE, y: 550, sizePx: 36, weight: 400, colour: colours.soft })
  drawMoments(pen, texts, look)
  drawCheck(pen, texts, look)
}

type Stroke = {
  readonly x: number
  /** Base line. */
  readonly y: number
  readonly sizePx: number
  readonly weight: number
  readonly colour: string
  readonly align?: CanvasTextAlign
  /** What is longer is written smaller. */
  readonly widthPx?: number
}

function writer(pen: CanvasRenderingContext2D, { fontFamily }: CardLook) {
  return (text: string, { x, y, sizePx, weight, colour, align, widthPx = INNER }: Stroke) => {
    pen.textAlign = align ?? 'left'
    pen.fillStyle = colour
    pen.font = `${weight} ${sizePx}px ${fontFamily}`
    const share = Math.min(1, widthPx / pen.measureText(text).width)
    if (share < 1) pen.font = `${weight} ${Math.floor(sizePx * share)}px ${fontFamily}`
    pen.fillText(text, x, y)
    pen.textAlign = 'left'
  }
}

/** Whose app it is, and that a practice account won no money. */
function drawHead(pen: CanvasRenderingContext2D, texts: CardTexts, look: CardLook): void {
  const { colours } = look
  const write = writer(pen, look)
  const white = '#ffffff'
  drawLogo(pen, { x: EDGE, y: 84, sidePx: 76, ground: colours.brand, bars: white })
  write('Fairtick', { x: EDGE + 98, y: 138, sizePx: 46, weight: 700, colour: colours.text })
  if (texts.practice === undefined) return
  write(texts.practice, {
    ...{ x: CARD_SIDE - EDGE, y: 136, sizePx: 32, weight: 600, colour: colours.soft },
    ...{ align: 'right' as const, widthPx: 520 },
  })
}

function drawMoments(pen: CanvasRenderingContext2D, { moments }: CardTexts, look: CardLook): void {
  const { colours } = look
  const write = writer(pen, look)
  pen.fillStyle = colours.line
  pen.fillRect(EDGE, 596, INNER, 2)
  for (const [at, { label, price, tick, time }] of moments.entries()) {
    const x = EDGE + at * (INNER / 2 + 16)
    const place = { x, widthPx: INNER / 2 - 16 }
    write(label, { ...place, y: 652, sizePx: 32, weight: 400, colour: colours.soft })
    write(price, { ...place, y: 710, sizePx: 50, weight: 700, colour: colours.text })
    write(tick, { ...place, y: 758, sizePx: 31, weight: 400, colour: colours.soft })
    write(time, { ...place, y: 800, sizePx: 31, weight: 400, colour: colours.soft })
  }
}

function drawCheck(pen: CanvasRenderingContext2D, texts: CardTexts, look: CardLook): void {
  const { colours, language, qr } = look
  const write = writer(pen, look)
  const top = CARD_SIDE - QR_SIDE - 52
  const x = EDGE + QR_SIDE + 36
  const widthPx = CARD_SIDE - EDGE - x
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.roundRect(EDGE, top, QR_SIDE, QR_SIDE, 20)
  pen.fill()
  pen.save()
  pen.translate(EDGE, top)
  pen.scale(QR_SIDE / qr.size, QR_SIDE / qr.size)
  pen.fillStyle = '#000000'
  pen.fill(new Path2D(qr.path))
  pen.restore()
  const paragraph = (text: string, y: number, sizePx: number, colour: string) => {
    pen.font = `400 ${sizePx}px ${look.fontFamily}`
    const measure = (part: string) => pen.measureText(part).width
    const lines = wrapText(text, { language, widthPx, measure })
    const height = sizePx * 1.35
    for (const [at, line] of lines.entries()) {
      write(line, { x, y: y + at * height, sizePx, weight: 400, colour, widthPx })
    }
    return y + lines.length * height
  }
  const next = paragraph(texts.check, top + 32, 32, colours.text)
  const last = paragraph(texts.host, next, 29, colours.soft)
  paragraph(texts.risk, last + 4, 25, colours.soft)
}
