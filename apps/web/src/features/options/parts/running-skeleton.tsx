// The place of a running option that is about to be read.

import { Skeleton } from '@fairtick/ui/skeleton'
import { RUNNING_HEIGHTS } from './running-heights.ts'

export type RunningSkeletonProps = {
  /** As of the option. */
  pair: keyof typeof RUNNING_HEIGHTS
}

export function RunningSkeleton({ pair }: RunningSkeletonProps) {
  return (
    <div className={`flex ${RUNNING_HEIGHTS[pair]} items-center gap-2.5`}>
      <Skeleton shape="circle" className="size-11.5" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3.5 w-32" />
        <Skeleton className="h-3 w-44" />
      </div>
    </div>
  )
}
