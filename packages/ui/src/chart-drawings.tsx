// What a person drew over the candles. The chosen drawing has a handle at each of its points, for
// finger, mouse and keys; a new one begins across what is seen.

import { type Chart, registerOverlay } from 'klinecharts'
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ChartLayerProps } from './candle-chart.tsx'
import { type PlaceHandles, shapeName, shapeOf, shapeStyles } from './chart-shapes.ts'
import { DRAWING_TOOLS, type Drawing, type DrawingPoint, type DrawingTool } from './drawing.ts'
import { firstPoints } from './first-points.ts'

export type ChartDrawingsProps = ChartLayerProps & {
  marks: readonly Drawing[]
  /** The id of the one that is being changed. */
  selected?: string | undefined
  /** A tool that was chosen; each choice is another object. */
  wanted?: { readonly tool: DrawingTool } | undefined
  onAdd: (tool: DrawingTool, points: readonly DrawingPoint[]) => void
  onMove: (id: string, points: readonly DrawingPoint[]) => void
  /** The name of the handle of a point, counted from 1. */
  pointLabel: (drawing: Drawing, number: number, price: string) => string
}

const GROUP = 'drawings'
const CANDLES = { paneId: 'candle_pane', absolute: true } as const

for (const tool of DRAWING_TOOLS) registerOverlay(shapeOf(tool))

export function ChartDrawings(props: ChartDrawingsProps) {
  const { chart, colours, precision, marks, selected, wanted } = props
  const format = useMemo(() => {
    const digits = { minimumFractionDigits: precision, maximumFractionDigits: precision }
    return new Intl.NumberFormat('en-US', digits).format
  }, [precision])
  const handles = useRef<(HTMLElement | null)[]>([])
  const [moved, setMoved] = useState<Drawing>()
  const chosen = moved?.id === selected ? moved : marks.find(({ id }) => id === selected)
  useEffect(() => {
    const place: PlaceHandles = (spots, heightPx) => {
      for (const [at, spot] of spots.entries()) stand(handles.current[at], spot, heightPx)
    }
    const shown = marks.map((mark) => (mark.id === chosen?.id ? chosen : mark))
    const overlays = shown.map(({ id, tool, points }) => ({
      name: shapeName(tool),
      groupId: GROUP,
      id: `${GROUP}-${id}`,
      lock: true,
      points: points.map(({ timeMs, price }) => ({ timestamp: timeMs, value: price })),
      extendData: { format, place: id === selected ? place : ignore, onLine: colours.onPrimary },
      styles: shapeStyles(colours, id === selected ? 2 : 1.25),
    }))
    if (overlays.length > 0) chart.createOverlay(overlays)
    return () => void chart.removeOverlay({ groupId: GROUP })
  }, [chart, colours, format, marks, selected, chosen])

  const add = useEffectEvent((tool: DrawingTool) => {
    const points = firstPoints(tool, seenOn(chart))
    if (points !== undefined) props.onAdd(tool, points)
  })
  useEffect(() => {
    if (wanted !== undefined) add(wanted.tool)
  }, [wanted])

  if (chosen === undefined) return null
  const movePoint = (at: number, point: DrawingPoint) =>
    setMoved({ ...chosen, points: chosen.points.map((one, place) => (place === at ? point : one)) })
  const keep = () => {
    if (moved?.id !== selected || moved === undefined) return
    props.onMove(moved.id, moved.points)
    setMoved(undefined)
  }
  return chosen.points.map((point, at) => (
    <PointHandle
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has the same points for life.
      key={`${chosen.id}-${at}`}
      ref={(element) => {
        handles.current[at] = element
      }}
      label={props.pointLabel(chosen, at + 1, format(point.price))}
      {...{ chart, point }}
      onMove={(to) => movePoint(at, to)}
      onDrop={keep}
    />
  ))
}

function ignore(): void {}

/** Out of the candles means out of sight, and out of the order of the keys. */
function stand(
  handle: HTMLElement | null | undefined,
  spot: { x: number; y: number },
  height: number,
) {
  if (!handle) return
  handle.style.transform = `translate(${spot.x}px, ${spot.y}px)`
  handle.style.visibility = spot.y >= 0 && spot.y <= height && spot.x >= 0 ? 'visible' : 'hidden'
}

/** The candles and prices in sight. */
function seenOn(chart: Chart) {
  const { realFrom, realTo } = chart.getVisibleRange()
  return chart.getDataList().slice(Math.max(0, realFrom), realTo)
}

type PointHandleProps = {
  chart: Chart
  point: DrawingPoint
  label: string
  ref: (element: HTMLElement | null) => void
  onMove: (point: DrawingPoint) => void
  onDrop: () => void
}

const STEPS_OF_KEY: Record<string, readonly [candles: number, px: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
  PageUp: [0, -20],
  PageDown: [0, 20],
}

function PointHandle({ chart, point, label, ref, onMove, onDrop }: PointHandleProps) {
  const isHeld = useRef(false)
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!isHeld.current) return
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (box === undefined) return
    const to = pointAt(chart, { x: event.clientX - box.left, y: event.clientY - box.top })
    if (to !== undefined) onMove(to)
  }
  const drop = () => {
    isHeld.current = false
    onDrop()
  }
  const steer = (event: KeyboardEvent) => {
    const steps = STEPS_OF_KEY[event.key]
    if (steps === undefined) return
    event.preventDefault()
    const at = { timestamp: point.timeMs, value: point.price }
    const spot = chart.convertToPixel([at], CANDLES)
    const { x = 0, y = 0 } = (Array.isArray(spot) ? spot[0] : spot) ?? {}
    const [candles, px] = steps
    const to = pointAt(chart, { x: x + candles * chart.getBarSpace().bar, y: y + px })
    if (to !== undefined) onMove({ ...to, ...(px === 0 && { price: point.price }) })
  }
  return (
    <button
      type="button"
      ref={ref}
      aria-label={label}
      onKeyDown={steer}
      onKeyUp={(event) => STEPS_OF_KEY[event.key] !== undefined && onDrop()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        isHeld.current = true
      }}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={drop}
      style={{ visibility: 'hidden' }}
      className="absolute top-0 left-0 z-10 -mt-5.5 -ml-5.5 grid size-11 cursor-move touch-none place-items-center rounded-full"
    >
      <span className="size-4 rounded-full border-2 border-primary bg-surface shadow-float" />
    </button>
  )
}

/** The candle and price under a place of the chart. */
function pointAt(chart: Chart, spot: { x: number; y: number }): DrawingPoint | undefined {
  const points = chart.convertFromPixel([spot], CANDLES)
  const { timestamp, value } = (Array.isArray(points) ? points[0] : points) ?? {}
  if (timestamp === undefined || value === undefined || !(value > 0)) return undefined
  return { timeMs: timestamp, price: value }
}
