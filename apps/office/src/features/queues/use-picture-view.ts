// Moves a picture: one pointer drags, two pinch, a double press zooms. Buttons do it all too.

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  FITTED,
  type Frame,
  type PictureStep,
  type PictureView,
  stepOfKey,
  stepPicture,
} from './picture-view.ts'

type Point = { readonly x: number; readonly y: number }

const CLOSER = 2.5

export function usePictureView(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<PictureView>(FITTED)
  const pointers = useRef(new Map<number, Point>())
  const size = (): Frame => {
    const box = frame.current?.getBoundingClientRect()
    return { width: box?.width ?? 0, height: box?.height ?? 0 }
  }
  const step = (one: PictureStep) => setView((now) => stepPicture(now, one, size()))
  useZoomByWheel(frame, (by) => step({ kind: 'zoom', by }))

  const pressKey = (key: string): boolean => {
    const one = stepOfKey(key, size())
    if (one !== undefined) step(one)
    return one !== undefined
  }
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
  }
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other === undefined) step({ kind: 'move', x: now.x - before.x, y: now.y - before.y })
    else step({ kind: 'zoom', by: distance(now, other) / Math.max(1, distance(before, other)) })
  }
  const up = (event: PointerEvent) => pointers.current.delete(event.pointerId)
  const handlers = {
    ...{ onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
    onDoubleClick: () => step(view.zoom > 1 ? { kind: 'fit' } : { kind: 'zoom', by: CLOSER }),
  }
  return { view, step, pressKey, handlers, size }
}

/** With Ctrl, as browsers zoom, and as a pinch on a touch pad arrives: else the page scrolls. */
function useZoomByWheel(frame: RefObject<HTMLElement | null>, zoom: (by: number) => void): void {
  const newest = useRef(zoom)
  newest.current = zoom
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      newest.current(Math.exp(-event.deltaY / 200))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame])
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
