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
import { type Liabilities, useLiabilities, useOwnLeaf } from './use-liabilities.ts'

export function LiabilitiesScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useLiabilities()
  return (
    <Screen title={t('liabilities.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        {data ? (
          <Told {...data} />
        ) : error ? (
          <>
            <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
            <MeaningCard />
          </>
        ) : (
          <Loading label={t('shell.loading')} />
        )}
      </div>
    </Screen>
  )
}

function Told({ days, held, nextTime }: Liabilities) {
  const t = useText()
  const { fullTime } = useFormats()
  const [newest] = days
  if (newest !== undefined) return <Published {...{ newest, held, nextTime }} />
  return (
    <>
      <Card>
        <EmptyState icon={<Scale />}>
          {t('liabilities.none', { time: fullTime(nextTime) })}
        </EmptyState>
      </Card>
      <MeaningCard />
    </>
  )
}

type PublishedProps = { newest: Liabilities['days'][number] } & Pick<
  Liabilities,
  'held' | 'nextTime'
>

/** All at once when the own leaf is checked: its verdict would move what stands below it. */
function Published({ newest, held, nextTime }: PublishedProps) {
  const t = useText()
  const own = useOwnLeaf(newest)
  // Offline nothing comes: what was read is shown, and that the check could not be made.
  if (own.isPending && !own.isPaused) return <Loading label={t('liabilities.checking')} />
  return (
    <>
      {newest.kind === 'practice' && (
        <Banner tone="info" look="card" live="none">
          {t('liabilities.practice')}
        </Banner>
      )}
      {own.data === undefined ? (
        <ProblemCard problem={own.error} onRetry={() => void own.refetch()} busy={own.isFetching} />
      ) : (
        <OwnLeaf published={newest} leaf={own.data} />
      )}
      <HouseCard published={newest} nextTime={nextTime} />
      {held !== null && <HeldCard held={held} />}
      <RootCard root={newest.root} />
      <MeaningCard />
    </>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <Card>
      <SkeletonRows rows={6} label={label} />
    </Card>
  )
}
