// A card that a finger pushes aside to uncover one action; the browser's own scrolling moves it.

import { type ReactNode, useRef } from 'react'
import { joinClasses } from './join-classes.ts'

export type SwipeCardProps = {
  children: ReactNode
  /** Word of the action behind the card. */
  label: string
  onPress: () => void
}

/**
 * For fingers only, and hidden from screen readers and keys: the same action must stand on the
 * card as a button. It reaches over the gutter of the page, where the shadows are.
 */
export function SwipeCard({ children, label, onPress }: SwipeCardProps) {
  const strip = useRef<HTMLDivElement>(null)
  const press = () => {
    strip.current?.scrollTo({ left: 0 })
    onPress()
  }
  return (
    <div ref={strip} className={STRIP}>
      <div className="w-full shrink-0 snap-start">{children}</div>
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        onClick={press}
        className="w-24 shrink-0 snap-end rounded-lg bg-primary px-2 text-dense font-semibold text-on-primary"
      >
        {label}
      </button>
    </div>
  )
}

/** Paddings keep the shadow of the card from being cut off; margins take them back. */
const STRIP = joinClasses(
  'scrollbar-none -mx-[var(--gutter)] -my-2 flex snap-x snap-mandatory gap-[var(--gutter)]',
  'overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-px-[var(--gutter)]',
  'px-[var(--gutter)] py-2',
)
