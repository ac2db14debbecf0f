// My rewards day by day: by the level they come from, waiting until the payroll has paid them.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { Gift } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { MonthHeading } from '../../platform/month-heading.tsx'
import { timeOfDate } from '../../platform/operator-date.ts'
import { hrefOf } from '../../platform/paths.ts'
import { PagesByDay } from '../../shell/pages-by-day.tsx'
import { Screen } from '../../shell/screen.tsx'
import { RewardDayRow } from './parts/reward-day-row.tsx'
import { RewardsCard } from './parts/rewards-card.tsx'
import { useShareRecords } from './use-share-records.ts'

export function InviteRecordsScreen() {
  const t = useText()
  const rewards = useShareRecords()
  const isFailed = rewards.state === 'failed'
  return (
    <Screen title={t('account.rewards')}>
      <div className="flex flex-col gap-1 px-gutter pt-3 pb-8">
        {/* One read brings both: one card says that it failed. */}
        {!isFailed && <RewardsCard rewards={rewards} recordsLink="hidden" />}
        <PagesByDay
          list={rewards}
          by="month"
          timeOf={({ date }) => timeOfDate(date)}
          heading={({ dayMs }) => <MonthHeading monthMs={dayMs} />}
          row={(day) => <RewardDayRow day={day} nextPayrollMs={rewards.invitation?.nextPayroll} />}
          empty={
            <EmptyState
              icon={<Gift />}
              action={
                <ButtonLink href={hrefOf('/pages/user/share')}>{t('team.invite')}</ButtonLink>
              }
            >
              {t('team.recordsEmpty')}
            </EmptyState>
          }
        />
      </div>
    </Screen>
  )
}
