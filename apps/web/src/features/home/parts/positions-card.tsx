// My open positions in short, while there are any: how many, and what they are worth.

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

/** As high as the figures. */
function PositionsSkeleton() {
  return (
    <Card padding="none" className="flex min-h-13 items-center justify-between px-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-5 w-28" />
    </Card>
  )
}
