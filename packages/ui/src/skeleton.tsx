// Grey shapes of the final size while something loads; they show after 150 ms only.

import { joinClasses } from './join-classes.ts'

export type SkeletonProps = {
  /** Sizes by class, such as "h-5 w-24". */
  className?: string | undefined
  shape?: 'block' | 'circle' | undefined
}

export function Skeleton({ className, shape = 'block' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'block bg-surface-2',
        shape === 'circle' ? 'rounded-full' : 'rounded-sm',
        '[animation:ui-appear_120ms_linear_150ms_backwards,ui-pulse_1.6s_ease-in-out_400ms_infinite]',
        className,
      )}
    />
  )
}

export type SkeletonRowsProps = {
  rows: number
  /** Spoken while loading. */
  label: string
}

/** Rows of a list: circle, two lines, a figure at the end; 60 px each, as the real ones. */
export function SkeletonRows({ rows, label }: SkeletonRowsProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <div key={at} className="flex min-h-15 items-center gap-3">
          <Skeleton shape="circle" className="size-8" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-16" />
            <Skeleton className="h-3 w-10" />
          </div>
          <Skeleton className="h-7 w-20" />
        </div>
      ))}
    </div>
  )
}
