// The frame of one text: on its way, gone, failed or there; and the ways to those around it.

import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { isMissing } from '../../../platform/is-missing.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { Screen } from '../../../shell/screen.tsx'

type DetailFrameProps<Read> = {
  title: string
  reading: UseQueryResult<Read>
  /** Shown when it is not there, or no longer. */
  missing: ReactNode
  children: (read: Read) => ReactNode
}

export function DetailFrame<Read>({ title, reading, missing, children }: DetailFrameProps<Read>) {
  return (
    <Screen title={title}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-8">
        {isMissing(reading.error) ? (
          missing
        ) : reading.data !== undefined ? (
          children(reading.data)
        ) : reading.isError ? (
          <ProblemCard
            problem={reading.error}
            onRetry={() => void reading.refetch()}
            busy={reading.isFetching}
          />
        ) : (
          <ContentSkeleton />
        )}
      </div>
    </Screen>
  )
}

type NeighboursProps = {
  label: string
  /** Addresses; null: there is none. */
  newer: string | null
  older: string | null
}

export function Neighbours({ label, newer, older }: NeighboursProps) {
  const t = useText()
  if (newer === null && older === null) return null
  const link = 'target inline-flex items-center gap-1 rounded-sm px-1 text-dense text-primary'
  return (
    <nav aria-label={label} className="flex justify-between gap-3">
      {newer === null ? (
        <span />
      ) : (
        <a href={newer} className={link}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t('messages.newer')}
        </a>
      )}
      {older !== null && (
        <a href={older} className={link}>
          {t('messages.older')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </a>
      )}
    </nav>
  )
}

function ContentSkeleton() {
  return (
    <Card className="flex min-h-48 flex-col gap-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="mt-2 h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
    </Card>
  )
}
