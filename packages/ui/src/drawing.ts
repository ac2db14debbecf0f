// What a person can draw over the candles of a chart, as it is kept.

export const DRAWING_TOOLS = ['trend', 'horizontal', 'fibonacci', 'rectangle'] as const

export type DrawingTool = (typeof DRAWING_TOOLS)[number]

export type DrawingPoint = {
  /** Opening time of a candle, also one that is still to come. */
  readonly timeMs: number
  readonly price: number
}

export type Drawing = {
  readonly id: string
  readonly tool: DrawingTool
  readonly points: readonly DrawingPoint[]
}

export const POINTS_OF_TOOL = { trend: 2, horizontal: 1, fibonacci: 2, rectangle: 2 } as const
