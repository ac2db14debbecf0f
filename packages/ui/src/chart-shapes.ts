// What can be drawn over the candles: lines, levels of a move, an area.

import type { OverlayFigure, OverlayTemplate } from 'klinecharts'
import type { ChartColours } from './chart-styles.ts'
import { type DrawingTool, POINTS_OF_TOOL } from './drawing.ts'

type Spot = { readonly x: number; readonly y: number }

/** Told while the chart is drawn, so that handles are never behind their drawing. */
export type PlaceHandles = (spots: readonly Spot[], heightPx: number) => void

export type ShapeData = {
  readonly format: (price: number) => string
  readonly place: PlaceHandles
  /** Of text on the colour of the lines. */
  readonly onLine: string
}

/** Shares of a move at which prices are said to turn. */
const LEVELS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1]

/** Named apart from what the package of the chart brings. */
export function shapeName(tool: DrawingTool): string {
  return `own-${tool}`
}

type Drawn = {
  readonly spots: readonly Spot[]
  readonly prices: readonly number[]
  readonly widthPx: number
  readonly format: ShapeData['format']
}

const FIGURES: Record<DrawingTool, (drawn: Drawn) => OverlayFigure[]> = {
  trend: ({ spots }) => [line(spots)],
  horizontal: ({ spots, widthPx }) => spots.map(({ y }) => line(across(y, 0, widthPx))),
  fibonacci: (drawn) => LEVELS.flatMap((share) => levelFigures(drawn, share)),
  rectangle: ({ spots: [one, other] }) => {
    if (one === undefined || other === undefined) return []
    const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
    const attrs = { x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) }
    return [{ type: 'rect', attrs, ignoreEvent: true }]
  },
}

/** From where the move began to where it ended, and on to the newest candle. */
function levelFigures({ spots, prices, widthPx, format }: Drawn, share: number): OverlayFigure[] {
  const [from, to] = spots
  const [begun, ended] = prices
  if (!from || !to || begun === undefined || ended === undefined) return []
  const y = to.y + (from.y - to.y) * share
  const x = Math.min(from.x, to.x)
  const name = `${(share * 100).toFixed(1)}%  ${format(ended + (begun - ended) * share)}`
  const attrs = { x: x + 4, y: y - 2, text: name, align: 'left', baseline: 'bottom' }
  return [line(across(y, x, widthPx)), { type: 'text', attrs, ignoreEvent: true }]
}

function across(y: number, fromX: number, toX: number): Spot[] {
  return [
    { x: fromX, y },
    { x: toX, y },
  ]
}

function line(coordinates: readonly Spot[]): OverlayFigure {
  return { type: 'line', attrs: { coordinates }, ignoreEvent: true }
}

const TAG_PADDING = { paddingLeft: 4, paddingRight: 4, paddingTop: 3, paddingBottom: 3 }

/** The drawing of a tool; a horizontal line has its price on the axis. */
export function shapeOf(tool: DrawingTool): OverlayTemplate<ShapeData> {
  return {
    name: shapeName(tool),
    totalStep: POINTS_OF_TOOL[tool] + 1,
    lock: true,
    needDefaultPointFigure: false,
    needDefaultXAxisFigure: false,
    needDefaultYAxisFigure: false,
    createPointFigures: ({ overlay, coordinates, bounding }) => {
      const { format, place } = overlay.extendData
      place(coordinates, bounding.height)
      const prices = overlay.points.map(({ value = 0 }) => value)
      return FIGURES[tool]({ spots: coordinates, prices, widthPx: bounding.width, format })
    },
    createYAxisFigures: ({ overlay, coordinates, bounding }) => {
      const [spot] = coordinates
      const price = overlay.points[0]?.value
      if (tool !== 'horizontal' || spot === undefined || price === undefined) return []
      const text = overlay.extendData.format(price)
      const attrs = { x: bounding.width, y: spot.y, text, align: 'right', baseline: 'middle' }
      const { onLine: color } = overlay.extendData
      const backgroundColor = overlay.styles?.line?.color
      const styles = { color, backgroundColor, size: 11, ...TAG_PADDING }
      return [{ type: 'text', attrs, styles, ignoreEvent: true }]
    },
  }
}

export function shapeStyles(colours: ChartColours, lineWidth: number) {
  const color = colours.primary
  return {
    line: { color, size: lineWidth, style: 'solid' as const },
    rect: {
      style: 'stroke_fill' as const,
      color: colours.primaryTint,
      borderColor: color,
      borderSize: lineWidth,
    },
    text: {
      color: colours.text,
      backgroundColor: 'transparent',
      borderSize: 0,
      size: 10,
      family: colours.font,
      paddingLeft: 0,
      paddingRight: 0,
      paddingTop: 0,
      paddingBottom: 0,
    },
  }
}
