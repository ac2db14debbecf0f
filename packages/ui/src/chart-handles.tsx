// Handles of the lines that can be moved: by finger, mouse or keys; the drop is what counts.

import type { Chart } from 'klinecharts'
import { GripHorizontal } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import type { LinePlaces } from './chart-line-places.ts'
import type { ChartLine, LineDrag } from './chart-lines.ts'
import { joinClasses } from './join-classes.ts'

export type ChartHandlesProps = {
  chart: Chart
  /** Those that can be moved. */
  lines: ReadonlyArray<ChartLine>
  precision: number
  places: LinePlaces
  /** Without a value the line goes back to where it stood. */
  onMove: (line: ChartLine, value: number | undefined) => void
}

export function ChartHandles({ lines, ...rest }: ChartHandlesProps) {
  return lines.map((line, at) => (
    <Handle
      key={line.id}
      line={line}
      drag={line.drag as LineDrag}
      column={at % COLUMNS}
      {...rest}
    />
  ))
}

/** Handles of lines that lie close together stand side by side. */
const COLUMNS = 4
const COLUMN_PX = 48
/** Beside the prices of the axis. */
const AXIS_PX = 68
/** A press that moved less is a tap: it opens what a drop would, at the price as it is. */
const SLOP_PX = 4
const STEPS_OF_KEY: Record<string, number | undefined> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

type HandleProps = Omit<ChartHandlesProps, 'lines'> & {
  line: ChartLine
  drag: LineDrag
  column: number
}

function Handle({ chart, line, drag, column, precision, places, onMove }: HandleProps) {
  const [shown, setShown] = useState<string>()
  const press = useRef<{ readonly y: number; isDrag: boolean }>(undefined)
  const isMoved = useRef(false)
  const price = shown ?? Number(line.price).toFixed(precision)
  const move = (value: number) => {
    if (!(value > 0)) return
    isMoved.current = true
    onMove(line, value)
    setShown(value.toFixed(precision))
  }
  const putBack = () => {
    press.current = undefined
    if (!isMoved.current) return
    isMoved.current = false
    onMove(line, undefined)
    setShown(undefined)
  }
  const drop = () => {
    putBack()
    drag.onDrop(price)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { current } = press
    if (current === undefined) return
    if (Math.abs(event.clientY - current.y) > SLOP_PX) current.isDrag = true
    const value = current.isDrag ? valueAt(chart, event) : undefined
    if (value !== undefined) move(value)
  }
  const steer = (event: KeyboardEvent) => {
    const steps = STEPS_OF_KEY[event.key]
    if (steps !== undefined) move(Number(price) + steps * 10 ** -precision)
    else if (event.key === 'Enter' || event.key === ' ') drop()
    else if (event.key === 'Escape' && shown !== undefined) putBack()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={useCallback(
        (element: HTMLElement | null) => places.handle(line.id, element),
        [places, line.id],
      )}
      role="slider"
      aria-label={drag.label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={2 * Number(line.price)}
      aria-valuenow={Number(price)}
      aria-valuetext={price}
      tabIndex={0}
      onKeyDown={steer}
      onBlur={putBack}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        press.current = { y: event.clientY, isDrag: false }
      }}
      onPointerMove={follow}
      onPointerUp={() => press.current !== undefined && drop()}
      onPointerCancel={putBack}
      style={{ right: AXIS_PX + column * COLUMN_PX, visibility: 'hidden' }}
      className="absolute top-0 z-10 -mt-5.5 grid h-11 min-w-11 cursor-ns-resize touch-none place-items-center rounded-full select-none"
    >
      <span
        className={joinClasses(
          'tabular font-number flex h-6 min-w-8 items-center justify-center gap-1 rounded-full px-1.5 text-caption font-semibold',
          'border-[1.5px] border-control bg-surface text-text shadow-float',
        )}
      >
        <GripHorizontal aria-hidden="true" className="size-4 shrink-0" />
        {shown !== undefined && groupThousands(shown)}
      </span>
    </div>
  )
}

/** The price at the height of the pointer; undefined outside of the candles. */
function valueAt(chart: Chart, event: PointerEvent<HTMLElement>): number | undefined {
  const top = event.currentTarget.parentElement?.getBoundingClientRect().top ?? 0
  const at = [{ y: event.clientY - top }]
  const points = chart.convertFromPixel(at, { paneId: 'candle_pane', absolute: true })
  return (Array.isArray(points) ? points[0] : points)?.value
}

/** As the prices of the axis are written. */
function groupThousands(price: string): string {
  const [whole = '', part] = price.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}
