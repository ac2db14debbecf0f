// The proof of what is owed: my own leaf and whether it holds, what is owed to all, what it says.

import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { Scale } from 'lucide-react'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { HeldCard } from './parts/held-card.tsx'
import { HouseCard } from './parts/house-card.tsx'
import { MeaningCard } from './parts/meaning-card.tsx'
import { OwnLeaf } from './parts/own-leaf.tsx'
import { RootCard } from './parts/root-card.tsx'
import { type Liabilities, useLiabilities } from './use-liabilities.ts'

export function LiabilitiesScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useLiabilities()
  return (
    <Screen title={t('liabilities.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        {data ? (
          <Published {...data} />
        ) : error ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Card>
            <SkeletonRows rows={6} label={t('shell.loading')} />
          </Card>
        )}
        <MeaningCard />
      </div>
    </Screen>
  )
}

function Published({ days, held, nextTime }: Liabilities) {
  const t = useText()
  const { fullTime } = useFormats()
  const [newest] = days
  if (newest === undefined) {
    return (
      <Card>
        <EmptyState icon={<Scale />}>
          {t('liabilities.none', { time: fullTime(nextTime) })}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      {newest.kind === 'practice' && (
        <Banner tone="info" look="card" live="none">
          {t('liabilities.practice')}
        </Banner>
      )}
      <OwnLeaf published={newest} />
      <HouseCard published={newest} nextTime={nextTime} />
      {held !== null && <HeldCard held={held} />}
      <RootCard root={newest.root} />
    </>
  )
}
