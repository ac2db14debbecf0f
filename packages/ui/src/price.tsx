// A price whose digits keep their columns and whose cell flashes shortly when it truly changed.

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { DIRECTION_TEXT, type Direction } from './direction-mark.tsx'
import { isMotionReduced } from './is-motion-reduced.ts'
import { joinClasses } from './join-classes.ts'

export type PriceProps = {
  /** Formatted text; null shows a dash of the same width. */
  text: string | null
  /** Colours the digits; without it they are plain. */
  direction?: Direction | undefined
  /** Greyed and never flashing; its age stands beside it, as in ChangePill. */
  stale?: boolean | undefined
  /** Flash the ground on a change: at most once a second, ten cells at once. */
  flash?: 'on' | 'off' | undefined
  /** Least width in digits, so that columns stand still. */
  minWidthCh?: number | undefined
  /** Spoken after the digits of a stale price, such as "34 s old". */
  staleLabel?: ReactNode
  size?: 'dense' | 'body' | 'screen' | 'equity' | undefined
  className?: string | undefined
}

export function Price(props: PriceProps) {
  const { text, direction, stale = false, flash = 'off', size = 'body' } = props
  const cell = useRef<HTMLSpanElement>(null)
  useFlashOnChange(cell, text, flash === 'on' && !stale ? 'on' : 'off')
  return (
    <span
      ref={cell}
      translate="no"
      style={props.minWidthCh === undefined ? undefined : { minWidth: `${props.minWidthCh}ch` }}
      className={joinClasses(
        'tabular font-number inline-flex items-center justify-end gap-1 rounded-[4px] text-end whitespace-nowrap',
        SIZES[size],
        stale || text === null
          ? 'font-semibold text-text3'
          : direction === undefined
            ? 'text-text'
            : DIRECTION_TEXT[direction],
        props.className,
      )}
    >
      {text ?? '—'}
      {stale && props.staleLabel !== undefined && (
        <span className="sr-only"> {props.staleLabel}</span>
      )}
    </span>
  )
}

const SIZES = {
  dense: 'text-dense font-semibold',
  body: 'text-body font-semibold',
  screen: 'text-screen font-bold',
  equity: 'text-equity font-bold',
} as const

const FLASH_MS = 300
const FLASH_PAUSE_MS = 1000
const FLASH_CELLS_MAX = 10
/** Counts over the whole screen: a burst must not make the page flicker. */
let flashingCells = 0

function useFlashOnChange(
  cell: RefObject<HTMLElement | null>,
  text: string | null,
  flash: 'on' | 'off',
): void {
  const shown = useRef(text)
  const lastFlashMs = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = text
    if (flash === 'off' || before === null || text === null || before === text) return
    const nowMs = performance.now()
    if (nowMs - lastFlashMs.current < FLASH_PAUSE_MS || flashingCells >= FLASH_CELLS_MAX) return
    if (isMotionReduced() || !cell.current) return
    lastFlashMs.current = nowMs
    flashCell(cell.current, isHigher(text, before) ? 'var(--up-tint)' : 'var(--down-tint)')
  }, [cell, text, flash])
}

function flashCell(cell: HTMLElement, tint: string): void {
  flashingCells += 1
  const animation = cell.animate(
    [{ backgroundColor: tint }, { backgroundColor: 'transparent' }],
    FLASH_MS,
  )
  animation.onfinish = animation.oncancel = () => {
    flashingCells -= 1
  }
}

/** Only picks a tint, so a float is good enough here. */
function isHigher(text: string, before: string): boolean {
  return Number.parseFloat(text.replaceAll(',', '')) > Number.parseFloat(before.replaceAll(',', ''))
}
