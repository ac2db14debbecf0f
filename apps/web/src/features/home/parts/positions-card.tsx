// My open positions in short, while there are any: how many, P/L, how near the danger.

import { ZERO_MONEY } from '@fairtick/core/numbers/money'
import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { speakDetails } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { readMoney } from '../../../platform/read-money.ts'
import { summaryQuery } from '../../../platform/shared-queries.ts'

/** Most visits to Home have none: figures and words are loaded when there are some. */
const PositionsFigures = lazyPart(async () => {
  const [file] = await Promise.all([import('./positions-figures.tsx'), speakDetails()])
  return file.PositionsFigures
})

export function PositionsCard() {
  const { positions, state } = useOpenContracts()
  const { data: summary } = useQuery(summaryQuery)
  // The summary of the last visit knows first: the card takes its place before the list is read.
  const isExpected = state === 'unread' && readMoney(summary?.usedMargin) > ZERO_MONEY
  if (positions.length === 0 && !isExpected) return null
  return (
    <Suspense fallback={<PositionsSkeleton />}>
      <PositionsFigures count={isExpected ? undefined : positions.length} />
    </Suspense>
  )
}

/** As high as the figures, whose lines differ by language. */
function PositionsSkeleton() {
  return (
    <Card>
      <div className="-mt-2 flex min-h-11 items-center">
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="mb-1 flex h-[1lh] items-center justify-between text-title">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-6 w-28" />
      </div>
      <div className="flex h-[1lh] items-center text-caption">
        <Skeleton className="h-3.5 w-full" />
      </div>
    </Card>
  )
}
