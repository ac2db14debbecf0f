// The sign of the product on a canvas, as in its icon, which is drawn on 512.

export type LogoPlace = {
  readonly x: number
  readonly y: number
  readonly sidePx: number
  readonly ground: string
  readonly bars: string
}

export function drawLogo(pen: CanvasRenderingContext2D, place: LogoPlace): void {
  const round = (box: readonly [number, number, number, number], radius: number) => {
    pen.beginPath()
    pen.roundRect(...box, radius)
    pen.fill()
  }
  pen.save()
  pen.translate(place.x, place.y)
  pen.scale(place.sidePx / 512, place.sidePx / 512)
  pen.fillStyle = place.ground
  round([0, 0, 512, 512], 112)
  pen.fillStyle = place.bars
  for (const [x, y, height] of BARS) round([x, y, 60, height], 14)
  pen.globalAlpha = 0.55
  for (const [x, y, height] of WICKS) pen.fillRect(x, y, 18, height)
  pen.globalAlpha = 1
  pen.strokeStyle = '#f2b44b'
  pen.lineWidth = 30
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D('M118 388l70 44 206-74'))
  pen.restore()
}

const BARS = [
  [118, 238, 88],
  [226, 164, 110],
  [334, 196, 76],
] as const
const WICKS = [
  [139, 172, 188],
  [247, 118, 210],
  [355, 150, 168],
] as const
