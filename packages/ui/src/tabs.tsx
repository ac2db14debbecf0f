// Underlined tabs with arrow keys; the line slides to the chosen one.

import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'
import { useFadeOnChange } from './use-fade-on-change.ts'

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  /** A count behind the label, such as open orders. */
  count?: string | undefined
}

export type TabsProps<Value extends string> = {
  /** Makes the ids that join tabs and panel; unique on the page. */
  id: string
  label: string
  tabs: ReadonlyArray<Tab<Value>>
  value: Value
  onChange: (value: Value) => void
  /** `inset` leaves out the line under the whole row, as inside a card. */
  look?: 'page' | 'inset' | undefined
  className?: string | undefined
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { id, label, tabs, value, onChange, look = 'page', className } = props
  const row = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  useUnderline(row, line, `${value}|${tabs.length}`)

  const moveWithArrows = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[indexAfterKey(event.key, at, tabs.length)]
    if (next === undefined || next.value === value) return
    event.preventDefault()
    onChange(next.value)
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={moveWithArrows}
      className={joinClasses(
        'scrollbar-none relative flex gap-3.5 overflow-x-auto',
        look === 'page' && 'shadow-[inset_0_-1px_0_var(--divider)]',
        className,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          className={joinClasses(
            'target shrink-0 whitespace-nowrap text-dense text-text2 transition-colors duration-120',
            'focus-visible:-outline-offset-2 aria-selected:font-semibold aria-selected:text-text',
          )}
        >
          {tab.label}
          {tab.count !== undefined && <span className="tabular"> {tab.count}</span>}
        </button>
      ))}
      <span
        ref={line}
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-0.5 w-px origin-left bg-primary transition-transform duration-160"
      />
    </div>
  )
}

export type TabPanelProps = {
  /** The `id` of the tabs it belongs to. */
  tabsId: string
  value: string
  children: ReactNode
  className?: string | undefined
}

/** The content of the chosen tab. */
export function TabPanel({ tabsId, value, children, className }: TabPanelProps) {
  const panel = useFadeOnChange<HTMLDivElement>(value)
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${tabsId}-panel`}
      aria-labelledby={`${tabsId}-${value}`}
      className={className}
    >
      {children}
    </div>
  )
}

function indexAfterKey(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return at
}

/**
 * Lays the line under the chosen tab and keeps it there when fonts or widths change. An observer is
 * told of the first size too, before the first paint and without a layout of its own.
 */
function useUnderline(
  row: RefObject<HTMLDivElement | null>,
  line: RefObject<HTMLSpanElement | null>,
  change: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` says when to measure anew.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!chosen) return
    let isShown = false
    const observer = new ResizeObserver(() => {
      if (!line.current || !row.current) return
      line.current.style.transform = `translateX(${chosen.offsetLeft}px) scaleX(${chosen.offsetWidth})`
      if (!isShown) keepInView(row.current, chosen)
      isShown = true
    })
    observer.observe(chosen)
    return () => observer.disconnect()
  }, [row, line, change])
}

/** Scrolls the row sideways only: scrollIntoView would move the page as well. */
function keepInView(row: HTMLElement, tab: HTMLElement): void {
  const left = tab.offsetLeft - 16
  const right = tab.offsetLeft + tab.offsetWidth + 16
  if (left < row.scrollLeft) row.scrollTo({ left })
  else if (right > row.scrollLeft + row.clientWidth) row.scrollTo({ left: right - row.clientWidth })
}
