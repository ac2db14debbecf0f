// VIP: my level and the way to the next, what the discount has saved, and all levels (TR-9).

import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useClientState } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { OffHere } from '../../shell/off-here.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { ComingLevels } from './parts/coming-levels.tsx'
import { LevelTable } from './parts/level-table.tsx'
import { MyLevelCard } from './parts/my-level-card.tsx'
import { SavedCard } from './parts/saved-card.tsx'
import { useVipLevels, type VipInfo } from './use-vip-levels.ts'

export function VipScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useVipLevels()
  const isOff = useClientState((state) => state.dictData?.features.incentives === false)
  return (
    <Screen title={t('account.vip')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        {data ? (
          <>
            {isOff ? <OffHere text="vip.offHere" /> : <MyLevelCard mine={data.mine} />}
            <SavedCard saved={data.saved} />
            {!isOff && <LevelsThatCount {...data} />}
          </>
        ) : error ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <VipSkeleton />
        )}
      </div>
    </Screen>
  )
}

function LevelsThatCount({ levels, mine, coming }: VipInfo) {
  const t = useText()
  return (
    <>
      <LevelTable levels={levels} mine={mine.level} />
      <ComingLevels levels={levels} coming={coming} />
      <p className="px-1 text-dense text-text2">{t('vip.note')}</p>
    </>
  )
}

function VipSkeleton() {
  return (
    <>
      <Card className="flex items-center gap-4">
        <Skeleton className="size-24 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-40" />
        </div>
      </Card>
      <Card>
        <Skeleton className="h-20 w-full" />
      </Card>
      <Card>
        <Skeleton className="h-56 w-full" />
      </Card>
    </>
  )
}
