// Level lines over the candles (strike, entry, stop) with a name tag at the left.

import type { Chart, OverlayCreate, OverlayTemplate } from 'klinecharts'
import type { ChartColours } from './chart-styles.ts'

export type ChartLine = {
  /** Stable key of the line. */
  id: string
  price: string | number
  /** Text of the tag at the left, such as "HIGH ▲ 25.00". */
  label: string
  tone: 'up' | 'down' | 'primary' | 'neutral'
  dashed?: boolean | undefined
  /** Tags in different columns stay readable where their lines lie close together. */
  column?: 0 | 1 | 2 | undefined
  /** With it the line has a handle by which it can be moved. */
  drag?: LineDrag | undefined
}

export type LineDrag = {
  /** Name of the handle, such as "Stop loss, Long 0.30". */
  label: string
  /** Called with the price where the line was let go; it then stands where it stood before. */
  onDrop: (price: string) => void
}

/** Where a line was drawn: its distance from the upper edge of a pane of that height. */
export type PlaceLine = (id: string, y: number, heightPx: number) => void

/** What a line is being moved to. */
export type MovedLine = { readonly id: string; readonly value: number }

export type LinesLook = {
  readonly colours: ChartColours
  readonly onPlace: PlaceLine
  readonly moved: MovedLine | undefined
}

const GROUP = 'levels'
const TAG_HEIGHT = 20
const TAG_START_PX = 6
const TAG_COLUMN_PX = 96

/** Lines shown at once; more would hide the candles. */
export const LINES_MAX = 20

type LevelData = {
  label: string
  colour: string
  textColour: string
  font: string
  tagX: number
  place: (y: number, heightPx: number) => void
}

export const LEVEL_OVERLAY: OverlayTemplate<LevelData> = {
  name: 'level',
  totalStep: 1,
  lock: true,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ overlay, coordinates, bounding }) => {
    const y = coordinates[0]?.y
    if (y === undefined) return []
    const { label, colour, textColour, font, tagX, place } = overlay.extendData
    place(y, bounding.height)
    const line = {
      type: 'line',
      attrs: {
        coordinates: [
          { x: 0, y },
          { x: bounding.width, y },
        ],
      },
      ignoreEvent: true,
    }
    const tag = {
      type: 'text',
      attrs: { x: tagX, y, text: label, align: 'left', baseline: 'middle', height: TAG_HEIGHT },
      styles: {
        style: 'fill',
        color: textColour,
        backgroundColor: colour,
        size: 11,
        weight: 600,
        family: font,
        borderRadius: 5,
        paddingLeft: 6,
        paddingRight: 6,
        paddingTop: 4,
        paddingBottom: 4,
      },
      ignoreEvent: true,
    }
    return [line, tag]
  },
}

/** Replaces all level lines of the chart. */
export function drawLines(chart: Chart, lines: ReadonlyArray<ChartLine>, look: LinesLook): void {
  chart.removeOverlay({ groupId: GROUP })
  if (lines.length === 0) return
  chart.createOverlay(lines.slice(0, LINES_MAX).map((line) => levelOverlay(line, look)))
}

/** Moves one of the lines; nothing else is drawn anew. */
export function moveLine(chart: Chart, { id, value }: MovedLine): void {
  chart.overrideOverlay({ id: idOf(id), points: [{ value }] })
}

function idOf(line: string): string {
  return `${GROUP}-${line}`
}

function levelOverlay(line: ChartLine, { colours, onPlace, moved }: LinesLook): OverlayCreate {
  const colour = {
    up: colours.up,
    down: colours.down,
    primary: colours.primary,
    neutral: colours.text,
  }[line.tone]
  const textColour = {
    up: colours.onDirection,
    down: colours.onDirection,
    primary: colours.onPrimary,
    neutral: colours.bg,
  }[line.tone]
  const tagX = TAG_START_PX + (line.column ?? 0) * TAG_COLUMN_PX
  const data: LevelData = {
    ...{ label: line.label, colour, textColour, font: colours.font, tagX },
    place: (y, heightPx) => onPlace(line.id, y, heightPx),
  }
  const value = moved?.id === line.id ? moved.value : Number(line.price)
  return {
    name: LEVEL_OVERLAY.name,
    groupId: GROUP,
    id: idOf(line.id),
    lock: true,
    points: [{ value }],
    extendData: data,
    styles: {
      line: {
        color: colour,
        size: 1.5,
        style: line.dashed === true ? 'dashed' : 'solid',
        dashedValue: [6, 4],
      },
    },
  }
}
