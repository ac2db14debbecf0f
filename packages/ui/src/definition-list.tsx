// Labels and their values in rows, each with an optional explanation.

import type { ReactNode } from 'react'
import { InfoPopover } from './info-popover.tsx'
import { joinClasses } from './join-classes.ts'

export type DefinitionRow = {
  /** Stable key of the row. */
  id: string
  label: ReactNode
  value: ReactNode
  /** Explanation behind an ⓘ. */
  info?: { label: string; text: ReactNode } | undefined
  /** `strong` is bold, `total` has a line above and the largest figure. */
  weight?: 'normal' | 'strong' | 'total' | undefined
}

export type DefinitionListProps = {
  rows: ReadonlyArray<DefinitionRow>
  /** `roomy` 42 px rows for cards, `dense` 32 px rows for previews. */
  spacing?: 'roomy' | 'dense' | undefined
  className?: string | undefined
}

export function DefinitionList({ rows, spacing = 'roomy', className }: DefinitionListProps) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div
          key={row.id}
          className={joinClasses(
            'grid grid-cols-[auto_auto] items-center justify-between gap-4',
            spacing === 'roomy' ? 'min-h-10.5 py-1' : 'min-h-8 py-0.5',
            row.weight === 'total' && 'mt-1.5 border-t border-divider pt-2.5',
          )}
        >
          <dt
            className={joinClasses(
              'flex min-w-0 items-center gap-1 text-dense',
              row.weight === 'total' ? 'text-body font-semibold text-text' : 'text-text2',
            )}
          >
            <span className="min-w-0">{row.label}</span>
            {row.info !== undefined && (
              <InfoPopover label={row.info.label}>{row.info.text}</InfoPopover>
            )}
          </dt>
          <dd className={joinClasses('tabular text-end', VALUES[row.weight ?? 'normal'])}>
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export type StatGridProps = {
  items: ReadonlyArray<{ id: string; label: ReactNode; value: ReactNode }>
  /** 3 where they are wide enough for a word of seven full-width letters, else 2. */
  columns?: 2 | 3 | undefined
  className?: string | undefined
}

/** Small figures side by side, each under its label. */
export function StatGrid({ items, columns = 3, className }: StatGridProps) {
  return (
    <dl
      className={joinClasses(
        'grid gap-x-3 gap-y-2.5',
        columns === 3 ? UP_TO_THREE : 'grid-cols-2',
        className,
      )}
    >
      {items.map((item) => (
        <div key={item.id} className="min-w-0">
          <dt className="text-caption text-text3">{item.label}</dt>
          <dd className="tabular text-dense font-semibold text-text">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A fourth of 30 % has no room. */
const UP_TO_THREE = 'grid-cols-[repeat(auto-fit,minmax(max(5.5rem,30%),1fr))]'

const VALUES = {
  normal: 'text-dense text-text',
  strong: 'text-dense font-semibold text-text',
  total: 'text-screen font-bold text-text',
} as const
