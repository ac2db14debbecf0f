// Handles of the lines that can be moved: by finger, mouse or keys; the drop is what counts.

import type { Chart } from 'klinecharts'
import { GripHorizontal } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type ChartLine,
  type LineDrag,
  type MovedLine,
  moveLine,
  type PlaceLine,
} from './chart-lines.ts'
import { joinClasses } from './join-classes.ts'

/** Where lines are drawn now, for the handles that stand on them. */
export type LinePlaces = {
  readonly onPlace: PlaceLine
  readonly handle: (id: string, element: HTMLElement | null) => void
}

export function useLinePlaces(): LinePlaces {
  const elements = useRef(new Map<string, HTMLElement>())
  const places = useRef(new Map<string, Place>())
  return useMemo(
    () => ({
      // Called while the chart is drawn, so that a handle is never behind its line.
      onPlace: (id, y, heightPx) => {
        places.current.set(id, { y, heightPx })
        stand(elements.current.get(id), { y, heightPx })
      },
      handle: (id, element) => {
        if (element === null) elements.current.delete(id)
        else elements.current.set(id, element)
        stand(element ?? undefined, places.current.get(id))
      },
    }),
    [],
  )
}

type Place = { readonly y: number; readonly heightPx: number }

/** Out of the pane means out of sight, and out of the order of the keys. */
function stand(element: HTMLElement | undefined, place: Place | undefined): void {
  if (element === undefined) return
  const isShown = place !== undefined && place.y >= 0 && place.y <= place.heightPx
  element.style.visibility = isShown ? 'visible' : 'hidden'
  if (isShown) element.style.transform = `translateY(${place.y}px)`
}

export type ChartHandlesProps = {
  chart: Chart
  lines: ReadonlyArray<ChartLine>
  precision: number
  places: LinePlaces
  /** What is being moved, for who draws the lines anew meanwhile. */
  moved: RefObject<MovedLine | undefined>
}

export function ChartHandles({ lines, ...rest }: ChartHandlesProps) {
  const movable = lines.filter(({ drag }) => drag !== undefined)
  return movable.map((line, at) => (
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

function Handle({ chart, line, drag, column, precision, places, moved }: HandleProps) {
  const [shown, setShown] = useState<string>()
  const press = useRef<{ readonly y: number; isDrag: boolean }>(undefined)
  const price = shown ?? Number(line.price).toFixed(precision)
  const move = (value: number) => {
    if (!(value > 0)) return
    moved.current = { id: line.id, value }
    moveLine(chart, moved.current)
    setShown(value.toFixed(precision))
  }
  const putBack = () => {
    press.current = undefined
    if (moved.current === undefined) return
    moved.current = undefined
    moveLine(chart, { id: line.id, value: Number(line.price) })
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
